import * as v from 'valibot'
import { expect, test } from 'vitest'
import { inputText, multilineText } from './text.ts'

const controls = [...Array(0x20).keys(), 0x7f, ...Array.from({ length: 0x20 }, (_, index) => 0x80 + index)]
const character = (code: number) => String.fromCodePoint(code)
const nameOf = (code: number) => `U+${code.toString(16).padStart(4, '0')}`

test.each(controls.map((code) => [nameOf(code), code] as const))(
  'typed text has no control character: %s',
  (_, code) => {
    expect(v.is(inputText(10), `a${character(code)}b`)).toBe(false)
  },
)

test.each(controls.filter((code) => !'\t\n\r'.includes(character(code))).map((code) => [nameOf(code), code] as const))(
  'text of several lines has no control character: %s',
  (_, code) => {
    expect(v.is(multilineText(10), `a${character(code)}b`)).toBe(false)
  },
)

test('text of several lines keeps tabs, and ends each line with a line feed', () => {
  expect(v.parse(multilineText(20), 'a\tb\r\nc\rd\ne')).toBe('a\tb\nc\nd\ne')
})

test.each(['한글 🙂', 'naïve “quotes” — dashes', '\u00a0\u200b'])('other characters stay: %s', (text) => {
  expect(v.parse(inputText(50), text)).toBe(text)
  expect(v.parse(multilineText(50), text)).toBe(text)
})
