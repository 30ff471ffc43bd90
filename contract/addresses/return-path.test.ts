import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseReturnPath } from './return-path.ts'

test('accepts paths of the shop, with parameters and hash', () => {
  for (const path of ['/', '/mypage', '/order?course=101&option=101003', '/contents/detail?id=1#notices', '/a//b'])
    expect(parseReturnPath(path)).toBe(path)
})

const tricks = [
  '',
  'mypage',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\u0009\\evil.example',
  'data:text/html,x',
  '/%2e%2e//evil.example',
  undefined,
  1,
  null,
  {},
]
test.each(tricks.map((trick) => [trick]))('refuses the trick %j', (trick) => {
  expect(parseReturnPath(trick)).toBeUndefined()
})

test('never leaves the shop for any combination of parts that confuse parsers', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '@',
    ':',
    '?',
    '#',
    '\t',
    '\n',
    '\r',
    ' ',
    'evil.example',
    'http',
    'https://',
    'javascript:',
    '\u0000',
    '\u3000',
    '\uff0f',
    ';',
    '&',
    '[',
    ']',
    '%00',
    'a',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
      for (const trick of [pieces.join(''), `/${pieces.join('')}`]) {
        const path = parseReturnPath(trick)
        if (path === undefined) continue
        for (const origin of ['https://practicum.example', 'http://m.shop.localhost:3000']) {
          expect(new URL(path, origin).origin).toBe(origin)
          expect(new URL(path, `${origin}/deep/place?x=1`).origin).toBe(origin)
        }
      }
    }),
    { numRuns: 5_000 },
  )
})
