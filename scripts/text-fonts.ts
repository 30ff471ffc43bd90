import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import subsetFont from 'subset-font'

/**
 * Cuts Pretendard into the two fonts with which the server draws pictures and documents: all Korean syllables and Latin
 * letters, in TrueType, because PDF files embed it. Run it after an update of Pretendard; the results are committed.
 */
const source = fileURLToPath(
  new URL('../node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2', import.meta.url),
)

function charactersBetween(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
}

const characters = [
  charactersBetween(0x20, 0x7e),
  // Latin letters with accents, punctuation, CJK punctuation, single Korean letters, Korean syllables.
  charactersBetween(0xa0, 0x17f),
  charactersBetween(0x2010, 0x2027),
  charactersBetween(0x3000, 0x3011),
  charactersBetween(0x3131, 0x318e),
  charactersBetween(0xac00, 0xd7a3),
  '₩−×→←↑↓©®™°%',
].join('')

for (const weight of [400, 700]) {
  const cut = await subsetFont(readFileSync(source), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
    keepFeatures: ['kern', 'tnum'],
  })
  const file = fileURLToPath(new URL(`../server/lib/fonts/pretendard-${weight}.ttf.br`, import.meta.url))
  const compressed = brotliCompressSync(cut, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  })
  writeFileSync(file, compressed)
  console.log(`${file}: ${compressed.length} bytes`)
}
