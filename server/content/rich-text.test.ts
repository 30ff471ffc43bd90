import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reduceRichText } from './rich-text.ts'

test.each([
  ['bold words', 'Read <strong>this</strong>', 'Read <strong>this</strong>'],
  [
    'a link, which can not reach back',
    '<a href="https://x.example/a?b=1">x</a>',
    '<a href="https://x.example/a?b=1" rel="noopener">x</a>',
  ],
  ['a link within the shop', '<a href="/cs">help</a>', '<a href="/cs" rel="noopener">help</a>'],
  ['a mail address', '<a href="mailto:a@x.example">a</a>', '<a href="mailto:a@x.example" rel="noopener">a</a>'],
  ['line breaks', 'one\ntwo', 'one\ntwo'],
])('keeps %s', (_, html, reduced) => {
  expect(reduceRichText(html)).toBe(reduced)
})

test.each([
  ['scripts, with what they hold', 'a<script>alert(1)</script>b', 'ab'],
  ['other tags, but not their text', '<p><b>bold</b> and <em>slanted</em></p>', 'bold and slanted'],
  ['attributes', '<strong class="x" onclick="x()">this</strong>', '<strong>this</strong>'],
  ['addresses that run', '<a href="javascript:x()">that</a>', '<a rel="noopener">that</a>'],
  ['addresses without a scheme of their own', '<a href="//x.example">that</a>', '<a rel="noopener">that</a>'],
  ['pictures', '<img src=x onerror=alert(1)>', ''],
])('removes %s', (_, html, reduced) => {
  expect(reduceRichText(html)).toBe(reduced)
})

test('changes nothing when reduced again', () => {
  const piece = fc.constantFrom(
    '<strong>',
    '</strong>',
    '<a href="',
    'https://x.example',
    '">',
    '</a>',
    '<script>',
    '<',
    '>',
    '&',
    '&amp;',
    '"',
    ' a ',
    '가',
  )
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join('')),
      (html) => {
        const once = reduceRichText(html)
        expect(reduceRichText(once)).toBe(once)
        expect(once).not.toMatch(/<(?!\/?(strong|a)\b)/)
      },
    ),
  )
})
