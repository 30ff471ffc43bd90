import { describe, expect, test } from 'vitest'
import { legalArticleList, searchReading, searchSuggestions } from '#contract/content/search.ts'
import { courseList } from '#contract/courses/course-calls.ts'
import { expectFieldError } from '#tests/support/server/shared-tests.ts'
import { deliveredShop } from '#tests/support/server/shop.ts'

const day = '2026-11-25'
const shop = await deliveredShop(day)

const titled = (title: string) => `title=${encodeURIComponent(title)}`

async function read(title: string) {
  return (await shop.call(searchReading, `${searchReading.path}?${titled(title)}`)).content
}

async function foundCourses(title: string): Promise<number[]> {
  const address = `${courseList.path}?member_type=ALL&sort=relevance&${titled(title)}`
  return (await shop.call(courseList, address)).content.map(({ idx }) => idx)
}

async function suggested(title: string, locale: 'ko' | 'en' = 'ko') {
  const { content } = await shop.call(searchSuggestions, `${searchSuggestions.path}?${titled(title)}`, locale)
  return content.suggestions
}

describe('searchReading', () => {
  test('takes a known word as it is typed', async () => {
    expect(await read('지게차')).toMatchObject({ corrected: null, unknown: [], similar: [] })
  })

  test.each([
    ['a typing error', '타워크래인', '타워크레인'],
    ['an English typing error', 'helicoptor', 'helicopter'],
    ['the English layout', 'wlrpck', '지게차'],
    ['the Korean layout', 'ㅈ딩ㅑㅜㅎ', 'welding'],
    ['one wrong word of two', '용접 기능샤', '용접 기능사'],
  ])('corrects %s', async (_, typed, corrected) => {
    expect((await read(typed)).corrected).toBe(corrected)
  })

  test('names the words that stand nowhere, and finds by the others', async () => {
    expect(await read('지게차 뷁뷁뷁')).toMatchObject({ unknown: ['뷁뷁뷁'] })
    expect(await foundCourses('지게차 뷁뷁뷁')).toEqual(await foundCourses('지게차'))
  })

  test('marks the word without its particle', async () => {
    expect((await read('소화기로')).marks).toContain('소화기')
    expect((await read('headset')).marks).not.toContain('headset one')
  })

  test('suggests words that are like an unknown one, with the number that they find', async () => {
    const { similar } = await read('weldometer')
    expect(similar.find(({ term }) => term === 'welder')).toEqual({ term: 'welder', count: 1 })
    expect(await foundCourses('weldometer')).toEqual([])
  })

  test('corrects nothing into a word that is unlike it', async () => {
    for (const typed of ['qqqq', 'xyzw', '뷁뷁뷁']) expect(await foundCourses(typed)).toEqual([])
  })

  test('reads nothing for a blank search', async () => {
    expect(await read('   ')).toEqual({ marks: [], corrected: null, unknown: [], similar: [] })
  })
})

describe('a search', () => {
  test('finds the same with and without a particle', async () => {
    expect(await foundCourses('크레인을')).toEqual(await foundCourses('크레인'))
  })

  test('sorts titles before keywords by relevance', async () => {
    // Its field, and so eight other courses, has the word too.
    expect((await foundCourses('안전'))[0]).toBe(403)
    expect((await foundCourses('용접'))[0]).toBe(602)
  })

  test('finds the rows with most of the words where none has all', async () => {
    expect(await foundCourses('초음파와 엑스레이')).toEqual(expect.arrayContaining([104, 107]))
  })

  test.each([
    ['only particles', '을 를 에서'],
    ['only fillers', '어떻게 하나요'],
    ['punctuation', '?!… "%_\\'],
    ['one letter that stands alone', 'ㅋ'],
    ['symbols of a pattern', '%%%'],
    ['an emoji', '🏗️'],
    ['fifty characters of one syllable', '가'.repeat(50)],
    ['fifty letters without a space', 'abcdefghij'.repeat(5)],
    ['ten words that nothing has', 'qq ww ee rr tt yy uu ii oo pp'],
  ])('answers a list for %s', async (_, typed) => {
    expect(Array.isArray(await foundCourses(typed))).toBe(true)
    expect(await read(typed)).toMatchObject({ marks: expect.any(Array) })
    expect((await suggested(typed)).length).toBeLessThanOrEqual(8)
  })

  test.each([searchReading, searchSuggestions, legalArticleList])(
    'refuses more than 50 characters and a NUL character, naming the field: $name',
    async ({ path }) => {
      await expectFieldError(shop, `${path}?title=${'x'.repeat(51)}`, 'title')
      await expectFieldError(shop, `${path}?title=%00`, 'title')
    },
  )
})

describe('searchSuggestions', () => {
  test('suggests from the first syllable, also while one is incomplete', async () => {
    for (const typed of ['크레', '크렝', 'zmfp'])
      expect(await suggested(typed)).toContainEqual({
        kind: 'course',
        idx: 401,
        title: '타워크레인 신호수 실습',
        individual: true,
      })
  })

  test('suggests courses, devices, questions and manuals in the language of the call, eight at most', async () => {
    const found = await suggested('headset', 'en')
    expect(found.length).toBeLessThanOrEqual(8)
    expect(found).toContainEqual({ kind: 'device', idx: 11, title: 'Standalone headset One', individual: false })
    expect(found).toContainEqual(expect.objectContaining({ kind: 'question', idx: 21 }))
  })

  test('suggests the questions with the word in their title before those that answer with it', async () => {
    const questions = (await suggested('대여')).filter(({ kind }) => kind === 'question')
    expect(questions.map(({ title }) => title)).toEqual([
      '대여는 언제 시작되나요?',
      '대여한 장비가 고장 났어요',
      '실습실용으로 여러 대를 대여할 수 있나요?',
    ])
  })

  test('suggests nothing for a blank search', async () => {
    expect(await suggested(' ')).toEqual([])
  })
})

describe('legalArticleList', () => {
  test('finds articles of the editions in force alone', async () => {
    const { content } = await shop.call(legalArticleList, `${legalArticleList.path}?${titled('청약 철회')}`, 'ko')
    expect(content[0]).toEqual({
      document: 'terms',
      edition: '2025',
      article: 'order-withdrawal',
      number: 29,
      title: '청약 철회',
    })
    expect(new Set(content.map(({ edition }) => edition))).toEqual(new Set(['2025']))
  })
})
