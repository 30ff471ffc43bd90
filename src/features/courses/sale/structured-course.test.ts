import { describe, expect, it } from 'vitest'
import { armPad, purchaseOption, sampleCourse } from '../course.fixture.ts'
import { courseBlock, isoDuration } from './structured-course.ts'

const origin = 'https://shop.example'

describe('courseBlock', () => {
  it('offers each pass at today’s price, without additional goods', () => {
    const year = purchaseOption({
      name: '12-month pass',
      amt: 249_000,
      disc_amt: 198_000,
      disc_amt_drt: 0,
      disc_until: null,
    })
    const option = { subscription: [purchaseOption(), year], not_subscription: [armPad] }
    const course = sampleCourse({
      languages: ['ko'],
      teacher: { name: 'Han Yujin', role: 'Nurse for 12 years', portrait: '/media/portraits/han.svg' },
      rating: { average: 4.3, count: 6 },
      individual: { is_exist: true, option, buy: true, is_buy: false },
    })
    const url = 'https://shop.example/contents/detail?id=101'
    const offer = { '@type': 'Offer', priceCurrency: 'KRW', category: 'Paid', url }
    expect(courseBlock(course, origin, 'Practicum')).toEqual({
      '@type': 'Course',
      name: 'IV insertion',
      description: 'Two procedures by hand.',
      url,
      image: 'https://shop.example/media/iv.svg',
      inLanguage: ['ko'],
      provider: { '@type': 'Organization', name: 'Practicum', sameAs: 'https://shop.example' },
      about: 'Healthcare',
      offers: [
        { ...offer, name: '3-month pass', price: 69_000, priceValidUntil: '2026-12-31' },
        { ...offer, name: '12-month pass', price: 198_000 },
      ],
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, reviewCount: 6, bestRating: 5 },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseWorkload: 'PT1H30M',
        instructor: { '@type': 'Person', name: 'Han Yujin', description: 'Nurse for 12 years' },
      },
    })
  })

  it('names a rating and a teacher only when there are some', () => {
    const block = courseBlock(sampleCourse(), origin, 'Practicum')
    expect(block).not.toHaveProperty('aggregateRating')
    expect(block).not.toHaveProperty('hasCourseInstance.instructor')
  })

  it('offers a course without passes by its one-time purchases', () => {
    const free = purchaseOption({ amt: 0, disc_rate: 0, disc_amt: 0, disc_amt_drt: 0, disc_until: null, subs_month: 0 })
    const option = { subscription: [], not_subscription: [free] }
    const course = sampleCourse({ individual: { is_exist: true, option, buy: true, is_buy: false } })
    expect(courseBlock(course, origin, 'Practicum')).toMatchObject({ offers: [{ price: 0, category: 'Free' }] })
  })

  it('links to the partner’s shop when the partner takes the payment', () => {
    const url = 'https://coffeesallim.example/barista'
    expect(
      courseBlock(sampleCourse({ affiliate_mall: { name: 'Coffee Sallim', url } }), origin, 'Practicum'),
    ).toMatchObject({
      offers: [{ url }, { url }],
    })
  })

  it('has no offer for a course that is not open yet or sold by inquiry', () => {
    const none = { subscription: [], not_subscription: [] }
    const group = sampleCourse({ individual: { is_exist: false, option: none, buy: false, is_buy: false } })
    expect(courseBlock(sampleCourse({ is_coming: true }), origin, 'Practicum')).not.toHaveProperty('offers')
    expect(courseBlock(group, origin, 'Practicum')).not.toHaveProperty('offers')
  })

  it('writes durations in ISO 8601', () => {
    expect([390, 45, 60, 0].map(isoDuration)).toEqual(['PT6H30M', 'PT45M', 'PT1H', 'PT0M'])
  })
})
