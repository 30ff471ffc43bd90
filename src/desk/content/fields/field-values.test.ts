import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import type { ContentKind } from '#contract/content-files/kinds.ts'
import { noticeFileSchema } from '#contract/content-files/notices.ts'
import { contentFields } from '../kinds/content-kinds.ts'
import {
  differencesOf,
  emptyValueOf,
  fieldAt,
  itemTitle,
  nextNumberOf,
  stepsTo,
  withoutHidden,
  withoutItems,
} from './field-values.ts'

const { notice, course, legal, synonyms } = contentFields
const today = '2026-11-27'

describe('a new entry', () => {
  it('of a notice lacks only its texts', () => {
    expect(emptyValueOf(notice, { today })).toEqual({
      idx: null,
      category: 'notice',
      posted_on: '2026-11-27',
      views: 0,
      title: { ko: '', en: '' },
      text: { ko: '', en: '' },
    })
    const filled = {
      ...Object(emptyValueOf(notice, { today })),
      idx: 53,
      title: { ko: '점검', en: 'Maintenance' },
      text: { ko: '쉬어요', en: 'Closed' },
    }
    expect(() => parse(noticeFileSchema, filled)).not.toThrow()
  })

  it('of a course opens today, and is no course that is coming soon', () => {
    expect(emptyValueOf(course, { today })).toMatchObject({
      published_on: '2026-11-27',
      languages: ['ko'],
      individual: true,
      group: false,
      keywords: { ko: [], en: [] },
      curriculum: [],
    })
    expect(emptyValueOf(course, { today })).not.toHaveProperty('opens_on')
  })

  it('of a list has the next number', () => {
    expect(nextNumberOf([{ idx: 3 }, { idx: 7 }], [{ idx: 9 }], 1)).toBe(10)
    expect(nextNumberOf([], [], 40_701)).toBe(40_701)
  })

  it.each(Object.keys(contentFields) as ContentKind[])('of %s is empty without a failure', (kind) => {
    expect(emptyValueOf(contentFields[kind], { today })).toBeDefined()
  })
})

describe('withoutHidden', () => {
  const file = 'courses/safety/spill.yaml'

  it('leaves out the question of a practice that is done by hand, and nothing else', () => {
    const practice = { kind: 'wind', lesson: 1, question: { ko: '', en: '' }, answers: [], because: { ko: '', en: '' } }
    expect(withoutHidden(course, { idx: 401, practice, notices: [{ idx: 1, views: 3 }] }, file)).toEqual({
      idx: 401,
      practice: { kind: 'wind', lesson: 1 },
      notices: [{ idx: 1, views: 3 }],
    })
    const question = { ...practice, kind: 'question' }
    expect(withoutHidden(course, { practice: question }, file)).toEqual({ practice: question })
  })

  it('leaves out of terms and policy whether members are asked again, as only consents ask', () => {
    const value = { change: 'ordinary', asks_again: false }
    expect(withoutHidden(legal, value, 'legal/terms/2027.yaml')).toEqual({ change: 'ordinary' })
    expect(withoutHidden(legal, value, 'legal/marketing/2027.yaml')).toEqual(value)
  })
})

describe('the fields that differ', () => {
  const before = {
    idx: 53,
    title: { ko: '점검', en: 'Maintenance' },
    pictures: [{ file: 'a.png', text: { ko: '가', en: 'A' } }],
  }

  it('are named to the language, also inside a list of the same length', () => {
    const after = {
      ...before,
      title: { ko: '점검', en: 'Works' },
      pictures: [{ file: 'b.png', text: { ko: '가', en: 'A' } }],
    }
    expect(differencesOf(notice, before, after)).toEqual([
      { path: 'title.en', before: 'Maintenance', after: 'Works' },
      { path: 'pictures.0.file', before: 'a.png', after: 'b.png' },
    ])
  })

  it('are the items that a list has lost', () => {
    const after = { ...before, pictures: [] }
    expect(differencesOf(notice, before, after)).toEqual(
      before.pictures.map((picture, place) => ({ path: `pictures.${place}`, before: picture, after: undefined })),
    )
  })

  it('of a list that grew are told by what it gained and lost', () => {
    const [one, two, three] = [{ q: 'one' }, { q: 'two' }, { q: 'three' }]
    expect(withoutItems([one, two, three], [three, { q: 'one' }])).toEqual([two])
    expect(withoutItems([one, one], [one])).toEqual([one])
    expect(withoutItems([one], [two, one])).toEqual([])
  })

  it('are the whole file when it is new or removed', () => {
    expect(differencesOf(notice, null, before)).toEqual([{ path: '', before: null, after: before }])
    expect(differencesOf(synonyms, [['가', 'a']], null)).toEqual([{ path: '', before: [['가', 'a']], after: null }])
  })
})

describe('paths', () => {
  it('lead to the description of a field', () => {
    expect(fieldAt(course, 'curriculum.3.title')).toMatchObject({ type: 'both' })
    expect(fieldAt(course, 'curriculum.3.titel')).toBeUndefined()
    expect(stepsTo(course, 'curriculum.3.title.en').map(({ kind }) => kind)).toEqual([
      'field',
      'item',
      'field',
      'language',
    ])
    expect(stepsTo(course, 'curriculum.3')[1]).toMatchObject({ number: 4 })
  })

  it('of a list name its items by their title', () => {
    const lessons = fieldAt(course, 'curriculum')
    if (lessons?.type !== 'list' || synonyms.type !== 'list') throw new Error('they are lists')
    expect(itemTitle(lessons, { title: { ko: '가슴\n압박', en: 'Compressions' } }, 'ko')).toBe('가슴 압박')
    expect(itemTitle(lessons, {}, 'en')).toBe('')
    expect(itemTitle(synonyms, ['가상 현실', 'VR'], 'ko')).toBe('가상 현실, VR')
  })
})

describe('differences of a list', () => {
  const { faq } = contentFields
  const question = (idx: number, title: string) => ({ idx, title: { ko: title, en: title }, category: 'payment' })
  const three = [question(1, 'One'), question(2, 'Two'), question(3, 'Three')]

  it('are the one item that was added, wherever it stands', () => {
    const added = question(9, 'Nine')
    const after = { questions: [three[0], added, three[1], three[2]] }
    expect(differencesOf(faq, { questions: three }, after)).toEqual([
      { path: 'questions.1', before: undefined, after: added },
    ])
  })

  it('are the one item that was removed, and what changed in another one', () => {
    const after = { questions: [three[0], question(3, 'Three, newly')] }
    expect(differencesOf(faq, { questions: three }, after)).toEqual([
      { path: 'questions.1', before: three[1], after: undefined },
      { path: 'questions.1.title.ko', before: 'Three', after: 'Three, newly' },
      { path: 'questions.1.title.en', before: 'Three', after: 'Three, newly' },
    ])
  })
})
