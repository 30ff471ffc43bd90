import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Feature } from '../values/features.ts'
import { legalTextSchema, legalTextWithout } from './legal-text.ts'

const marked = v.parse(legalTextSchema, {
  title: 'Terms',
  summary: 'Terms.',
  chapters: [
    {
      articles: [
        {
          id: 'logins',
          title: 'Logins',
          clauses: [
            'For everybody.',
            { text: 'With Google.', only_with: 'google' },
            { text: 'With both.', only_with: ['google', 'kakao'] },
            { text: 'With one of them.', only_with_any: ['google', 'kakao'] },
            { text: 'Without one of them.', only_without: ['google', 'kakao'] },
            { text: 'Without both.', only_without_all: ['google', 'kakao'] },
            {
              text: 'Table.',
              table: { head: ['What', 'Why'], rows: [['a', 'b'], { cells: ['c', 'd'], only_with: 'kakao' }] },
            },
          ],
        },
      ],
    },
  ],
})

const clausesWithout = (off: readonly Feature[]) =>
  legalTextWithout(off, marked).chapters.flatMap(({ articles }) => articles.flatMap(({ clauses }) => clauses))

test.each<[Feature[], string[], string[][]]>([
  [
    [],
    ['With Google.', 'With both.', 'With one of them.'],
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    ['google'],
    ['With one of them.', 'Without one of them.'],
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [['kakao'], ['With Google.', 'With one of them.', 'Without one of them.'], [['a', 'b']]],
  [['google', 'kakao'], ['Without one of them.', 'Without both.'], [['a', 'b']]],
])('without %j a text has the clauses and rows whose conditions hold', (off, texts, rows) => {
  const clauses = clausesWithout(off)
  expect(clauses.map(({ text }) => text)).toEqual(['For everybody.', ...texts, 'Table.'])
  expect(clauses.at(-1)?.table?.rows).toEqual(rows)
})

test('refuses an unknown feature', () => {
  const [chapter] = marked.chapters
  const clauses = [{ text: 'With a fax.', only_with: 'fax' }]
  const articles = [{ id: 'logins', title: 'Logins', clauses }]
  expect(v.is(legalTextSchema, { ...marked, chapters: [{ ...chapter, articles }] })).toBe(false)
})
