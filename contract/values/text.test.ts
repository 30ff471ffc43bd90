import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { filledLine, filledLines, inputText, isBlank, multilineText } from './text.ts'

const controls = [...Array(0x20).keys(), 0x7f, ...Array.from({ length: 0x20 }, (_, index) => 0x80 + index)]
const character = (code: number) => String.fromCodePoint(code)
const nameOf = (code: number) => `U+${code.toString(16).padStart(4, '0')}`
const named = (codes: readonly number[]) => codes.map((code) => [nameOf(code), code] as const)
/** Tab, line feed, vertical tab, form feed, carriage return and next line. */
const spaces = [0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x85]

test.each(named(spaces))('a line reads %s as a space', (_, code) => {
  expect(v.parse(inputText(10), `a${character(code)}b`)).toBe('a b')
})

test.each(named(controls.filter((code) => !spaces.includes(code))))(
  'a line drops the control character %s',
  (_, code) => {
    expect(v.parse(inputText(10), `a${character(code)}b`)).toBe('ab')
  },
)

test.each(named(controls.filter((code) => !spaces.includes(code))))(
  'text of several lines drops the control character %s',
  (_, code) => {
    expect(v.parse(multilineText(10), `a${character(code)}b`)).toBe('ab')
  },
)

test('text of several lines keeps tabs, and ends each line with a line feed', () => {
  expect(v.parse(multilineText(20), 'a\tb\r\nc\rd\ne')).toBe('a\tb\nc\nd\ne')
})

test.each(['한글 🙂', 'naïve “quotes” — dashes', '👨\u200D👩\u200D👧 1\uFE0F\u20E3'])(
  'other characters stay: %s',
  (text) => {
    expect(v.parse(inputText(50), text)).toBe(text)
    expect(v.parse(multilineText(50), text)).toBe(text)
  },
)

describe('a length', () => {
  it('is measured once the text is cleaned', () => {
    const pasted = `\u200B  ${'가'.repeat(10)} \u202C\n`
    expect(v.parse(inputText(10), pasted)).toBe('가'.repeat(10))
    expect(v.parse(multilineText(10), pasted)).toBe('가'.repeat(10))
  })

  it('is refused beyond its limit, and nothing is cut', () => {
    expect(v.is(inputText(10), '가'.repeat(11))).toBe(false)
    expect(v.is(multilineText(10), '가'.repeat(11))).toBe(false)
  })
})

test.each(['', ' \t\n', '\u3164', '\u200B\u200B', '\u202E', '\uFE0F'])('nothing can be read in %j', (text) => {
  expect(isBlank(text)).toBe(true)
  expect(v.safeParse(filledLine(10), text).issues?.[0].message).toBe('is missing')
  expect(v.safeParse(filledLines(10), text).issues?.[0].message).toBe('is missing')
})
