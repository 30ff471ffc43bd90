import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normaliseHost, parseRequestAddress } from './request-address.ts'

const hrefOf = (target: string) => parseRequestAddress(target)?.href

describe('the address of a request', () => {
  test.each([
    ['/', '/'],
    ['/contents?category=job', '/contents?category=job'],
    ['/providers/%70ayment', '/providers/payment'],
    ['/%63ontents', '/contents'],
    ['/a/./b/../c', '/a/c'],
    ['/a/%2e%2E/c', '/c'],
    ['/../../a', '/a'],
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example', '/evil.example'],
    ['/a//b///', '/a/b'],
    ['/a%2Fb', '/a%2Fb'],
    ['/a%5cb', '/a%5Cb'],
    ['/%EA%B2%80%EC%83%89', '/%EA%B2%80%EC%83%89'],
    ['/\u00ea\u00b2\u0080', '/%EA%B2%80'],
    ['/%2570', '/%2570'],
    ['/@a:b;c=d', '/@a:b;c=d'],
    ['/?%6Cang=en', '/?lang=en'],
    ['/?at', '/?at='],
    ['/?q=a%20b+c', '/?q=a+b+c'],
    ['/?q=100%', '/?q=100%25'],
    ['/a?b#c', '/a?b='],
    ['http://shop.example/a?b=c', '/a?b=c'],
    ['/a?next=http://evil.example/b', '/a?next=http%3A%2F%2Fevil.example%2Fb'],
    ['http://shop.example', '/'],
  ])('%s is %s', (target, href) => {
    expect(hrefOf(target)).toBe(href)
  })

  test.each(['*', 'shop.example:443', '', '?a', '/%', '/%zz', '/%ff', '/%ed%a0%80', '/%00', '/a/%00/..'])(
    'is none: %s',
    (target) => {
      expect(parseRequestAddress(target)).toBeUndefined()
    },
  )

  test('detects a NUL character in a parameter', () => {
    expect(parseRequestAddress('/search?q=%00')?.hasNul).toBe(true)
    expect(parseRequestAddress('/search?%00=1')?.hasNul).toBe(true)
    expect(parseRequestAddress('/search?q=%2500')?.hasNul).toBe(false)
  })

  test('is the same for every spelling of it', () => {
    fc.assert(
      fc.property(spelled, ({ plain, spelling }) => {
        expect(hrefOf(spelling)).toBe(hrefOf(plain))
      }),
    )
  })

  test('is its own canonical form, and leads to no other host', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        const href = hrefOf(`/${text}`)
        if (href === undefined) return
        expect(hrefOf(href)).toBe(href)
        const url = new URL(href, 'https://shop.example')
        expect(url.origin).toBe('https://shop.example')
        expect(url.pathname + url.search).toBe(href)
      }),
    )
  })
})

test.each([
  ['SHOP.example', 'shop.example'],
  ['shop.example:443', 'shop.example'],
  ['shop.example:80', 'shop.example'],
  ['localhost:3000', 'localhost:3000'],
  [undefined, ''],
])('the host %s is %s', (host, normalised) => {
  expect(normaliseHost(host)).toBe(normalised)
})

/** An address with another spelling of it: some characters percent-encoded, segments repeated, dotted, or undone. */
const spelled = fc
  .record({
    segments: fc.array(fc.constantFrom('providers', 'payment', 'contents', 'api', 'search', '검색', 'a b'), {
      maxLength: 4,
    }),
    parameters: fc.array(
      fc.tuple(fc.constantFrom('lang', 'at', 'layout', 'q'), fc.constantFrom('ko', 'en', '', 'x y')),
      {
        maxLength: 3,
      },
    ),
    choices: fc.array(fc.nat(5), { minLength: 40, maxLength: 40 }),
  })
  .map(({ segments, parameters, choices }) => {
    let turn = 0
    const choose = () => choices[turn++ % choices.length] ?? 0
    const spell = (text: string) =>
      [...text].map((character) => (choose() > 2 ? percentEncode(character) : encodeURIComponent(character))).join('')
    const detour = () => ['/', '//', '/./', '/x/../', '/%2e/', '\\'][choose()] ?? '/'
    const query = (encode: (text: string) => string) =>
      parameters.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
    const search = (encode: (text: string) => string) => (parameters.length === 0 ? '' : `?${query(encode)}`)
    return {
      plain: `/${segments.map(encodeURIComponent).join('/')}${search(encodeURIComponent)}`,
      spelling: `${segments.map((segment) => `${detour()}${spell(segment)}`).join('') || '/'}${search(spell)}`,
    }
  })

function percentEncode(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .map((code, index) => (index % 2 === 0 ? code.toUpperCase() : code))
    .join('')
}
