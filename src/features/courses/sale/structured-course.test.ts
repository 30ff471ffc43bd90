import { describe, expect, it } from 'vitest'
import { purchaseOption, sampleCourse } from '../course.fixture.ts'
import { courseBlock, isoDuration } from './structured-course.ts'

const origin = 'https://shop.example'

describe('courseBlock', () => {
  it('offers each pass at today’s price, without additional goods', () => {
    expect(courseBlock(sampleCourse(), origin)).toMatchObject({
      '@type': 'Course',
      url: 'https://shop.example/contents/detail?id=101',
      offers: [
        { price: 69_000, priceCurrency: 'KRW', category: 'Paid', priceValidUntil: '2026-12-31' },
        { price: 198_000, priceCurrency: 'KRW', category: 'Paid' },
      ],
      hasCourseInstance: { courseMode: 'Online', courseWorkload: 'PT1H30M' },
    })
  })

  it('has a rating only when there are reviews', () => {
    expect(courseBlock(sampleCourse({ rating: { average: 4.3, count: 6 } }), origin)).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, reviewCount: 6, bestRating: 5 },
    })
    expect(courseBlock(sampleCourse(), origin)).not.toHaveProperty('aggregateRating')
  })

  it('names the teacher when the catalogue does', () => {
    const teacher = { name: 'Han Yujin', role: 'Nurse for 12 years' }
    expect(courseBlock(sampleCourse({ teacher }), origin)).toMatchObject({
      hasCourseInstance: { instructor: { '@type': 'Person', name: 'Han Yujin', description: 'Nurse for 12 years' } },
    })
    expect(courseBlock(sampleCourse(), origin)).not.toHaveProperty('hasCourseInstance.instructor')
  })

  it('offers a course without passes by its one-time purchases', () => {
    const free = purchaseOption({ amt: 0, disc_rate: 0, disc_amt: 0, disc_amt_drt: 0, disc_until: null, subs_month: 0 })
    const option = { subscription: [], not_subscription: [free] }
    const course = sampleCourse({ individual: { is_exist: true, option, buy: true, is_buy: false } })
    expect(courseBlock(course, origin)).toMatchObject({ offers: [{ price: 0, category: 'Free' }] })
  })

  it('links to the partner’s shop when the partner takes the payment', () => {
    const url = 'https://coffeesallim.example/barista'
    expect(courseBlock(sampleCourse({ affiliate_mall: { name: 'Coffee Sallim', url } }), origin)).toMatchObject({
      offers: [{ url }, { url }],
    })
  })

  it('has no offer for a course that is not open yet or sold by inquiry', () => {
    const none = { subscription: [], not_subscription: [] }
    const group = sampleCourse({ individual: { is_exist: false, option: none, buy: false, is_buy: false } })
    expect(courseBlock(sampleCourse({ is_coming: true }), origin)).not.toHaveProperty('offers')
    expect(courseBlock(group, origin)).not.toHaveProperty('offers')
  })

  it('writes durations in ISO 8601', () => {
    expect([390, 45, 60, 0].map(isoDuration)).toEqual(['PT6H30M', 'PT45M', 'PT1H', 'PT0M'])
  })
})
