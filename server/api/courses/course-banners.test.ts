import { expect, test } from 'vitest'
import { courseBanners } from '#contract/courses/course-calls.ts'
import { tomorrow } from '#tests/support/server/sample-catalogue.ts'
import { sampleShop, shopOn } from '#tests/support/server/shop.ts'

const address = '/v1/lecture/intro/banner'
const shop = await sampleShop()

test('answers the first top banner of today', async () => {
  const { content } = await shop.call(courseBanners, address)
  expect(content.top).toEqual({
    idx: 1,
    title: 'Until today',
    text: 'Special prices',
    href: '/contents?category=safety',
    picture: expect.stringMatching(/^\/media\/pictures\/[0-9a-f]{8}\/banner\.en\.svg$/),
    picture_text: 'A sign in English',
  })
})

test('answers all fields of a slide, with its course', async () => {
  const { content } = await shop.call(courseBanners, address)
  expect(content.slides[0]).toEqual({
    idx: 1,
    label: 'Label',
    title: ['First line', 'Second line'],
    text: 'Words',
    tab: 'Tab',
    tab_text: 'About the tab',
    button: 'See',
    href: '/contents/detail?id=201&memberType=IDV',
    picture: expect.stringMatching(/^\/media\/pictures\/[0-9a-f]{8}\/hero\.svg$/),
    practice: null,
    course: { idx: 201, code: 'safety', count: 6, free_count: 1, minutes: 75 },
  })
})

test('names the practice of a slide with the course that it is taken from', async () => {
  const { content } = await shop.call(courseBanners, address)
  expect(content.slides.map(({ idx, practice }) => [idx, practice])).toEqual([
    [1, null],
    [
      4,
      {
        title: 'Read the wind',
        course: { idx: 202, title: 'Using a fire extinguisher', individual: true },
      },
    ],
  ])
})

test('shows the slides that run today, in their order', async () => {
  const { content } = await shop.call(courseBanners, address)
  expect(content.slides.map(({ idx, course }) => [idx, course?.idx])).toEqual([
    [1, 201],
    [4, undefined],
  ])
})

test('changes banner and slides the day after', async () => {
  const { content } = await (await shopOn(shop.database, tomorrow)).call(courseBanners, address)
  expect(content.top?.idx).toBe(2)
  expect(content.slides.map((slide) => slide.idx)).toEqual([1, 3, 4])
})

test('answers in Korean', async () => {
  const { content } = await shop.call(courseBanners, address, 'ko')
  expect(content.top).toMatchObject({
    title: '오늘까지',
    picture: expect.stringMatching(/^\/media\/pictures\/[0-9a-f]{8}\/banner\.ko\.svg$/),
    picture_text: '한국어 팻말',
  })
  expect(content.slides[0]).toMatchObject({ title: ['첫 줄', '둘째 줄'], button: '보기' })
})
