import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { inputText, multilineText, searchTermSchema } from './text.ts'

const fields = [
  ['a line', inputText(50)],
  ['several lines', multilineText(50)],
  ['search words', searchTermSchema],
] as const

describe.each(fields)('%s of at most 50 characters', (_, schema) => {
  it.each([
    ['letters', 'a'],
    ['syllables', '글'],
    ['syllables in parts, as macOS writes names of files', '\u1100\u1173\u11af'],
    ['letters with a mark', 'e\u0301'],
    ['emoji', '🙂'],
    ['emoji with a colour of skin', '👍🏽'],
    ['emoji of a person at work', '👩🏽‍🏭'],
    ['families', '👨‍👩‍👧‍👦'],
    ['flags', '🇰🇷'],
    ['flags of a region', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['keys', '1️⃣'],
  ])('counts %s as a reader does', (_name, character) => {
    expect(v.is(schema, character.repeat(50))).toBe(true)
    expect(v.is(schema, character.repeat(51))).toBe(false)
  })

  it('takes no character with thousands of marks', () => {
    expect(v.is(schema, `a${'\u0301'.repeat(2_000)}`)).toBe(false)
  })
})
