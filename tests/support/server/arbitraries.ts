import fc from 'fast-check'

const hangul = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((point) => String.fromCodePoint(point))
const latin = fc.constantFrom(...'abcdefgXYZ0123456789')
/** Characters with a meaning in patterns, quoted strings or arrays. */
const special = fc.constantFrom(...'%_\\\'"`,{}()[]*?^$.-&<>;:/漢字éß', '😀', 'ㄱ')
const blank = fc.constantFrom(' ', ' ', '\t', '\u00a0')

/** Titles as operators write them, and stranger ones. */
export const searchableText: fc.Arbitrary<string> = fc.string({
  unit: fc.oneof(
    { weight: 4, arbitrary: hangul },
    { weight: 4, arbitrary: latin },
    { weight: 2, arbitrary: special },
    blank,
  ),
  minLength: 2,
  maxLength: 24,
})

/** A text and any substring of two or more characters. */
export function partOf(texts: fc.Arbitrary<string>): fc.Arbitrary<{ text: string; part: string }> {
  return texts.chain((text) => {
    const characters = [...text]
    return fc
      .tuple(fc.nat({ max: characters.length - 2 }), fc.integer({ min: 2, max: characters.length }))
      .map(([start, size]) => ({ text, part: characters.slice(start, start + size).join('') }))
  })
}

const addressPiece = fc.constantFrom(
  ...['/', '/', '\\', '.', '..', '%2e', '%2f', '%5c', '@', ':', '?', '#', '\t', '\n', '\r', ' ', '\u3000', '\uff0f'],
  ...['evil.example', 'http', 'https://', 'javascript:', 'a', 'mypage', '?x=1', '&', ';', '[', ']', '%00', '=', '+'],
)
/** Starts of addresses that are known to bypass such checks. */
const knownTrick = fc.constantFrom(
  ...['//', '///', '/\\', '/\t/', '/.//', '/..//', '/%2e//', '/%2e%2e//', '/a/..//', '/./\\', '\\\\', 'https://'],
)

/** Foreign addresses that look like paths of the shop, and some real paths. */
export const trickyPath: fc.Arbitrary<string> = fc.oneof(
  knownTrick.map((trick) => `${trick}evil.example`),
  fc
    .array(addressPiece, { minLength: 1, maxLength: 9 })
    .chain((pieces) => fc.constantFrom(pieces.join(''), `/${pieces.join('')}`, `/a${pieces.join('')}`)),
)
