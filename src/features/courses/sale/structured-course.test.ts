import { describe, expect, it } from 'vitest'
import { purchaseOption, sampleCourse } from '../course.fixture.ts'
import { courseBlock, isoDuration } from './structured-course.ts'

const origin = 'https://shop.example'

describe('what search engines read of a course', () => {
  it('offers each pass at today’s price, and nothing that merely comes with it', () => {
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

  it('offers a course without passes by what is bought once', () => {
    const free = purchaseOption({ amt: 0, disc_rate: 0, disc_amt: 0, disc_amt_drt: 0, disc_until: null, subs_month: 0 })
    const option = { subscription: [], not_subscription: [free] }
    const course = sampleCourse({ individual: { is_exist: true, option, buy: true, is_buy: false } })
    expect(courseBlock(course, origin)).toMatchObject({ offers: [{ price: 0, category: 'Free' }] })
  })

  it('leads to the partner’s mall where payment happens there', () => {
    const url = 'https://coffeesallim.example/barista'
    expect(courseBlock(sampleCourse({ affiliate_mall: { name: 'Coffee Sallim', url } }), origin)).toMatchObject({
      offers: [{ url }, { url }],
    })
  })

  it('names no offer for a course that is still to come or whose price is an inquiry', () => {
    const none = { subscription: [], not_subscription: [] }
    const group = sampleCourse({ individual: { is_exist: false, option: none, buy: false, is_buy: false } })
    expect(courseBlock(sampleCourse({ is_coming: true }), origin)).not.toHaveProperty('offers')
    expect(courseBlock(group, origin)).not.toHaveProperty('offers')
  })

  it('writes lengths as ISO 8601 does', () => {
    expect([390, 45, 60, 0].map(isoDuration)).toEqual(['PT6H30M', 'PT45M', 'PT1H', 'PT0M'])
  })
})
