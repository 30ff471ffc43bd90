import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linesOf } from '#contract/content/article-changes.ts'
import type { Article, Clause, LegalText } from '#contract/content/legal.ts'
import { compareTexts } from './compare.ts'
import { likeness, type Run, wordChanges } from './word-changes.ts'

const joined = (runs: readonly Run[], without: Run['kind']) =>
  runs
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('')

/** Few distinct words, so that random texts share many. */
const words = fc
  .array(fc.constantFrom('회사는', '회원은', '7일', '15일', '30일', '안에', '알립니다.', '(광고)', '10%'), {
    minLength: 1,
    maxLength: 12,
  })
  .map((each) => each.join(' '))

describe('wordChanges', () => {
  test('reproduces both texts from the runs', () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const runs = wordChanges(before, after)
        expect(joined(runs, 'added')).toBe(before)
        expect(joined(runs, 'removed')).toBe(after)
      }),
      { numRuns: 500 },
    )
  })

  test('never has two adjacent runs of the same kind', () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const kinds = wordChanges(before, after).map(({ kind }) => kind)
        expect(kinds.filter((kind, index) => kind === kinds[index + 1])).toEqual([])
      }),
    )
  })

  test('marks only the changed words', () => {
    expect(wordChanges('시행하는 날의 7일 전부터 알립니다.', '시행하는 날의 15일 전부터 알립니다.')).toEqual([
      { kind: 'same', text: '시행하는 날의' },
      { kind: 'removed', text: ' 7일' },
      { kind: 'added', text: ' 15일' },
      { kind: 'same', text: ' 전부터 알립니다.' },
    ])
  })

  test('keeps the full stop with the unchanged sentence', () => {
    expect(wordChanges('It is restored.', 'It is restored, and passes are extended.')).toEqual([
      { kind: 'same', text: 'It is restored' },
      { kind: 'added', text: ', and passes are extended' },
      { kind: 'same', text: '.' },
    ])
  })

  test('marks a single unchanged word between two changes', () => {
    expect(wordChanges('kept for 1 year with names', 'kept without any year of names')).toEqual([
      { kind: 'same', text: 'kept' },
      { kind: 'removed', text: ' for 1 year with' },
      { kind: 'added', text: ' without any year of' },
      { kind: 'same', text: ' names' },
    ])
  })

  test('marks nothing in equal texts', () => {
    expect(wordChanges('그대로입니다.', '그대로입니다.')).toEqual([{ kind: 'same', text: '그대로입니다.' }])
  })
})

test('has a likeness of 1 for equal texts, 0 for unrelated ones, and never outside that range', () => {
  fc.assert(
    fc.property(words, words, (one, other) => {
      expect(likeness(one, one)).toBe(1)
      expect(likeness(one, other)).toBeGreaterThanOrEqual(0)
      expect(likeness(one, other)).toBeLessThanOrEqual(1)
    }),
  )
  expect(likeness('가 나', '다 라')).toBe(0)
})

const clause = (text: string, more: Partial<Clause> = {}): Clause => ({ text, ...more })
const article = (id: string, ...clauses: Clause[]): Article => ({ id, title: `About ${id}`, clauses })
const text = (...articles: Article[]): LegalText => ({ title: 'Terms', summary: 'Terms.', chapters: [{ articles }] })

const purpose = article('purpose', clause('These terms say who owes what.'))
const refund = article('refund', clause('Within 7 days everything is refunded.'), clause('Gifts are not refunded.'))

describe('compareTexts', () => {
  test('is empty for equal editions', () => {
    expect(compareTexts(text(purpose, refund), text(purpose, refund))).toEqual([])
  })

  test('ignores an article that only has another number', () => {
    const added = article('definitions', clause('A member is a person.'))
    expect(compareTexts(text(purpose, refund), text(purpose, added, refund))).toEqual([
      expect.objectContaining({ id: 'definitions', kind: 'added', before: undefined }),
    ])
  })

  test('lists a removed article at its former position', () => {
    const old = article('rental', clause('Devices are lent.'))
    const changed = article('refund', clause('Within 14 days everything is refunded.'))
    expect(compareTexts(text(purpose, old, refund), text(purpose, changed)).map(({ id, kind }) => [id, kind])).toEqual([
      ['rental', 'removed'],
      ['refund', 'changed'],
    ])
  })

  test('lists only the changed lines, with their numbers in both editions', () => {
    const now = article(
      'refund',
      clause('Ask us first.'),
      clause('Within 14 days everything is refunded.'),
      clause('Gifts are not refunded.'),
    )
    expect(compareTexts(text(refund), text(now))[0]?.lines).toEqual([
      { before: undefined, after: { kind: 'clause', label: '1.', text: 'Ask us first.' }, runs: expect.anything() },
      {
        before: { kind: 'clause', label: '1.', text: 'Within 7 days everything is refunded.' },
        after: { kind: 'clause', label: '2.', text: 'Within 14 days everything is refunded.' },
        runs: [
          { kind: 'same', text: 'Within' },
          { kind: 'removed', text: ' 7' },
          { kind: 'added', text: ' 14' },
          { kind: 'same', text: ' days everything is refunded.' },
        ],
      },
    ])
  })

  test('treats a clause without common words as removed and added', () => {
    const now = article('purpose', clause('Somebody wrote something else entirely.'))
    const lines = compareTexts(text(purpose), text(now))[0]?.lines ?? []
    expect(lines.map(({ before, after }) => [before !== undefined, after !== undefined])).toEqual([
      [true, false],
      [false, true],
    ])
  })

  test('detects a change of the title alone', () => {
    const renamed = { ...purpose, title: 'What these terms are for' }
    expect(compareTexts(text(purpose), text(renamed))).toEqual([
      {
        id: 'purpose',
        kind: 'changed',
        before: { number: 1, title: 'About purpose' },
        after: { number: 1, title: 'What these terms are for' },
        lines: [
          {
            before: { kind: 'title', label: '', text: 'About purpose' },
            after: undefined,
            runs: [{ kind: 'removed', text: 'About purpose' }],
          },
          {
            before: undefined,
            after: { kind: 'title', label: '', text: 'What these terms are for' },
            runs: [{ kind: 'added', text: 'What these terms are for' }],
          },
        ],
      },
    ])
  })

  test('reproduces the later article from the earlier one for any change', () => {
    const clauses = fc.array(words, { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(clauses, clauses, (before, after) => {
        const side = (all: readonly string[]) => text(article('a', ...all.map((each) => clause(each))))
        const lines = compareTexts(side(before), side(after))[0]?.lines ?? []
        const made = [...before]
        for (const line of lines) {
          expect(joined(line.runs, 'added')).toBe(line.before?.text ?? '')
          expect(joined(line.runs, 'removed')).toBe(line.after?.text ?? '')
          if (line.before) made.splice(made.indexOf(line.before.text), 1)
        }
        made.push(...lines.flatMap((line) => line.after?.text ?? []))
        expect(made.sort()).toEqual([...after].sort())
      }),
    )
  })
})

describe('linesOf', () => {
  test('numbers several clauses, and items below their clause', () => {
    const several = article('a', clause('One.'), clause('Two:', { items: ['first', 'second'] }))
    expect(linesOf(several).map(({ label, text: words }) => `${label} ${words}`)).toEqual([
      ' About a',
      '1. One.',
      '2. Two:',
      '2. 1) first',
      '2. 2) second',
    ])
  })

  test('has no number for a single clause', () => {
    const alone = article('a', clause('One:', { items: ['first'], table: { head: ['a', 'b'], rows: [['1', '2']] } }))
    expect(linesOf(alone)).toEqual([
      { kind: 'title', label: '', text: 'About a' },
      { kind: 'clause', label: '', text: 'One:' },
      { kind: 'item', label: '1)', text: 'first' },
      { kind: 'row', label: '', text: 'a · b' },
      { kind: 'row', label: '', text: '1 · 2' },
    ])
  })
})
