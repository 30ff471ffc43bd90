import { describe, expect, test } from 'vitest'
import { courseDetail } from '#contract/courses/course-detail.ts'
import { tomorrow } from '#tests/support/server/sample-catalogue.ts'
import { expectFieldError, itRejectsUnknownCourses } from '#tests/support/server/shared-tests.ts'
import { sampleShop, shopOn } from '#tests/support/server/shop.ts'

const address = (number: number | string) => `/v1/lecture/intro/contents/${number}`
const picture = (name: string) => expect.stringMatching(new RegExp(`^/media/pictures/[0-9a-f]{8}/${name}\\.svg$`))
const shop = await sampleShop()

test('answers everything about a course', async () => {
  const { content } = await shop.call(courseDetail, address(101))
  const { curriculum, ...rest } = content
  expect(rest).toEqual({
    idx: 101,
    category: { code: 'healthcare', classification: 'Nursing skills', name: 'Health & care' },
    title: 'IV "insertion" <hands on>',
    summary: 'One sentence',
    thumbnail: picture('ward'),
    keyword: ['cannula'],
    amt: 45_000,
    price: { now: 20_000, regular: 45_000, rate: 56, from: true },
    months: [1, 3],
    is_new: true,
    opens_on: '2026-11-01',
    description: 'A long text\n\nin two paragraphs',
    description_mobile: 'A short text',
    recommend: ['Beginners'],
    teacher: {
      name: 'Han Yujin',
      role: 'Nurse for 12 years',
      portrait: expect.stringMatching(/^\/media\/portraits\/[0-9a-f]{8}\/infusion\.svg$/),
    },
    standard: 'Core nursing skills',
    feature: [{ title: 'As it is', text: 'By hand', drawing: null, scale: null }],
    individual: {
      is_exist: true,
      option: {
        subscription: [
          {
            idx: 101_001,
            name: '1-month pass',
            amt: 45_000,
            disc_rate: 33,
            disc_amt: 30_000,
            disc_amt_drt: 10_000,
            disc_until: '2026-11-21',
            delivery_amt: 0,
            subs_month: 1,
          },
          {
            idx: 101_003,
            name: '3-month pass',
            amt: 90_000,
            disc_rate: 0,
            disc_amt: 90_000,
            disc_amt_drt: 0,
            disc_until: null,
            delivery_amt: 0,
            subs_month: 3,
          },
        ],
        not_subscription: [
          {
            idx: 101_500,
            name: 'Practice kit',
            amt: 16_000,
            disc_rate: 25,
            disc_amt: 12_000,
            disc_amt_drt: 0,
            disc_until: null,
            delivery_amt: 3_000,
            subs_month: 0,
          },
        ],
      },
      buy: true,
      is_buy: false,
    },
    group: { is_exist: true, is_available: true },
    affiliate_mall: null,
    availability: null,
    equipment: 'headset-optional',
    languages: ['ko', 'en'],
    sample_video: {
      src: expect.stringMatching(/^\/media\/videos\/[0-9a-f]{8}\/ward\.mp4$/),
      poster: picture('ward'),
      seconds: 21,
    },
    loop: expect.stringMatching(/^\/media\/loops\/[0-9a-f]{8}\/infusion\.svg$/),
    share_picture: null,
    notice_count: 7,
    rating: null,
    is_coming: false,
    practice: {
      kind: 'question',
      title: 'Choose the angle',
      adds: 'Your own hand',
      lesson: { number: 2, title: 'Lesson 2' },
      picture: expect.stringMatching(/^\/media\/lessons\/[0-9a-f]{8}\/infusion-2\.svg$/),
      question: 'At what angle does the needle go in?',
      answers: [
        { text: '45 degrees', is_right: false },
        { text: '20 degrees', is_right: true },
      ],
      because: 'The vein is shallow',
    },
  })
  expect(curriculum).toMatchObject({ count: 8, free_count: 2, minutes: 121 })
  expect(curriculum.detail).toHaveLength(8)
  expect(curriculum.detail[1]).toEqual({
    number: 2,
    title: 'Lesson 2',
    thumbnail: expect.stringMatching(/^\/media\/lessons\/[0-9a-f]{8}\/infusion-2\.svg$/),
    free: true,
    exam: false,
    clip: expect.stringMatching(/^\/media\/clips\/[0-9a-f]{8}\/infusion-2\.svg$/),
    crr_detail: 'What lesson 2 asks for',
    minutes: 11,
  })
  expect(curriculum.detail[7]).toMatchObject({ number: 8, clip: null, free: false, exam: true, minutes: 30 })
})

test('answers in Korean on request', async () => {
  const { content } = await shop.call(courseDetail, address(101), 'ko')
  expect(content).toMatchObject({
    title: '정맥주사 놓기',
    description: '긴 설명\n\n두 번째 문단',
    description_mobile: '짧은 설명',
    recommend: ['처음 배우는 사람'],
    teacher: {
      name: '한유진',
      role: '간호사 12년',
      portrait: expect.stringMatching(/^\/media\/portraits\/[0-9a-f]{8}\/infusion\.svg$/),
    },
    standard: '핵심기본간호술',
    feature: [{ title: '실제처럼', text: '손으로 해 봐요', drawing: null, scale: null }],
    practice: {
      title: '각도 고르기',
      lesson: { number: 2, title: '2강' },
      answers: [{ text: '45도' }, { text: '20도' }],
      because: '얕은 혈관이에요',
    },
  })
  expect(content.individual.option.subscription[0]?.name).toBe('1개월 이용권')
  expect(content.curriculum.detail[0]).toMatchObject({ title: '1강', crr_detail: '1강에서 하는 일' })
})

test('answers the same to individuals and groups', async () => {
  const { content: individual } = await shop.call(courseDetail, `${address(101)}?member_type=IDV`)
  const { content: group } = await shop.call(courseDetail, `${address(101)}?member_type=GRP`)
  expect(group).toEqual(individual)
})

test('names no standard for a course that follows none', async () => {
  expect((await shop.call(courseDetail, address(102))).content.standard).toBeNull()
})

describe('what is on sale today', () => {
  test('includes a course on its last day', async () => {
    const { content } = await shop.call(courseDetail, address(201))
    expect(content.availability).toEqual({ from: '2026-10-01', until: '2026-11-21' })
    expect(content.individual.buy).toBe(true)
  })

  test('excludes a course that a partner sells, and names the partner', async () => {
    const { content } = await shop.call(courseDetail, address(202), 'ko')
    expect(content.individual.buy).toBe(false)
    expect(content.affiliate_mall).toEqual({ name: '제휴몰', url: 'https://mall.example/202' })
    expect(content.price).toEqual({ now: 0, regular: 0, rate: 0, from: false })
  })

  test('excludes a course for groups only, who inquire', async () => {
    const { content } = await shop.call(courseDetail, address(102))
    expect(content.individual).toEqual({
      is_exist: false,
      option: { subscription: [], not_subscription: [] },
      buy: false,
      is_buy: false,
    })
    expect(content.group).toEqual({ is_exist: true, is_available: true })
    expect(content.price).toBeNull()
  })

  test('excludes a course that is coming soon, but shows it', async () => {
    const { content } = await shop.call(courseDetail, address(103))
    expect(content).toMatchObject({ is_coming: true, is_new: false, opens_on: '2026-12-10' })
    expect(content.individual).toMatchObject({ is_exist: true, buy: false })
  })
})

test('answers the lowest of several prices without months', async () => {
  const { content } = await shop.call(courseDetail, address(201))
  expect(content).toMatchObject({
    amt: 50_000,
    price: { now: 50_000, regular: 50_000, rate: 0, from: true },
    months: [],
  })
  expect(content.individual.option.not_subscription.map((option) => option.amt)).toEqual([70_000, 50_000])
})

describe('invalid input', () => {
  itRejectsUnknownCourses(shop, 'lectureId', address)

  test.each(['ALL', 'XYZ', ''])('refuses member_type=%s, naming it', (type) =>
    expectFieldError(shop, `${address(101)}?member_type=${type}`, 'member_type'),
  )
})

describe('the next day', () => {
  test('a special price is replaced by the standing discount', async () => {
    const { content } = await (await shopOn(shop.database, tomorrow)).call(courseDetail, address(101))
    expect(content.price).toEqual({ now: 30_000, regular: 45_000, rate: 33, from: true })
    expect(content.individual.option.subscription[0]).toMatchObject({
      disc_amt: 30_000,
      disc_amt_drt: 0,
      disc_until: null,
    })
  })

  test('a course that ended yesterday is not sold', async () => {
    const { content } = await (await shopOn(shop.database, tomorrow)).call(courseDetail, address(201))
    expect(content.individual).toMatchObject({ is_exist: true, buy: false })
  })
})
