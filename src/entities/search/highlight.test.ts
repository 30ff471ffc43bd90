import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { containsAnyWord, highlight } from './highlight.ts'

const found = (text: string, term: string) =>
  highlight(text, term)
    .filter((run) => run.found)
    .map((run) => run.text)

describe('highlight', () => {
  it('marks every occurrence of a word, ignoring case', () => {
    expect(found('Safety first: safe work', 'SAFE')).toEqual(['Safe', 'safe'])
  })

  it('marks parts of Korean words', () => {
    expect(highlight('산업안전 교육', '안전')).toEqual([
      { text: '산업', found: false },
      { text: '안전', found: true },
      { text: ' 교육', found: false },
    ])
  })

  it('marks each word of a term on its own', () => {
    expect(found('Tower crane signaller', 'crane tower')).toEqual(['Tower', 'crane'])
  })

  it('joins words that overlap into one mark', () => {
    expect(found('abcd', 'abc bcd')).toEqual(['abcd'])
  })

  it('matches composed characters with decomposed ones', () => {
    expect(found('안전', '안전'.normalize('NFD'))).toEqual(['안전'])
  })

  it('marks whole characters when folding changes their number', () => {
    expect(found('ﬁre İstanbul', 'fire')).toEqual(['ﬁre'])
    expect(found('İstanbul fire', 'fire')).toEqual(['fire'])
  })

  it('never splits an emoji', () => {
    expect(found('🔧 wrench', '🔧')).toEqual(['🔧'])
  })

  it('treats characters of markup and patterns as text', () => {
    expect(found('a <b> (c) [d]', '<b>')).toEqual(['<b>'])
    expect(found('a.c abc', 'a.c')).toEqual(['a.c'])
  })

  it('marks nothing for a blank term', () => {
    expect(found('Safety', '  ')).toEqual([])
    expect(containsAnyWord('Safety', '')).toBe(false)
  })

  it('reproduces the text from its parts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, term) => {
        const runs = highlight(text, term)
        expect(runs.map((run) => run.text).join('')).toBe(text.normalize())
      }),
    )
  })
})
