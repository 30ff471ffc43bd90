import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import subsetFont from 'subset-font'

/**
 * Cuts the fonts with which the server draws pictures and documents, in TrueType, because PDF files embed it; the results
 * are committed. Takes over the one file of Pretendard that `scripts/fonts.ts` reads, out of 98 MB of the package, which a
 * start need not install. Run it after an update of Pretendard. The other two are Noto Sans of Google
 * Fonts, whose packages are too large to install for this alone: `npm pack @expo-google-fonts/noto-sans-sc@0.4.3` and
 * `@expo-google-fonts/noto-sans-thai@0.4.2`, unpack both, and name their files of weight 600, in this order.
 */
const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const pretendard = fileAt('../node_modules/pretendard/dist/')
const source = fileAt('pretendard/PretendardVariable.woff2')
copyFileSync(`${pretendard}web/variable/woff2/PretendardVariable.woff2`, source)
copyFileSync(`${pretendard}LICENSE.txt`, fileAt('pretendard/LICENSE.txt'))

function charactersBetween(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
}

const characters = [
  charactersBetween(0x20, 0x7e),
  // Latin letters with accents, phonetic letters and marks, Greek, Cyrillic, Vietnamese.
  charactersBetween(0xa0, 0x3ff),
  charactersBetween(0x400, 0x52f),
  charactersBetween(0x1e00, 0x1eff),
  // Punctuation, CJK punctuation, Japanese and single Korean letters, Korean syllables, full-width Latin letters.
  charactersBetween(0x2010, 0x2027),
  charactersBetween(0x3000, 0x3011),
  charactersBetween(0x3041, 0x30ff),
  charactersBetween(0x3131, 0x318e),
  charactersBetween(0xac00, 0xd7a3),
  charactersBetween(0xff01, 0xff5e),
  '₩−×→←↑↓©®™°%□',
].join('')

/** Features that place marks, and kerning. */
const keepFeatures = ['kern', 'tnum', 'ccmp', 'mark', 'mkmk']

for (const weight of [400, 700]) {
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight }, keepFeatures } as const
  store(`pretendard-${weight}`, await subsetFont(readFileSync(source), characters, options))
}
const [han, thai] = process.argv.slice(2)
if (han && thai) {
  const options = { targetFormat: 'truetype', keepFeatures } as const
  // Chinese characters, and the marks of repetition that Unicode counts among them.
  const chinese = `々〇${charactersBetween(0x4e00, 0x9fff)}`
  store('noto-sans-han-600', await subsetFont(readFileSync(han), chinese, options))
  store('noto-sans-thai-600', await subsetFont(readFileSync(thai), charactersBetween(0xe00, 0xe7f), options))
}

function store(name: string, cut: Buffer): void {
  const file = fileAt(`../server/lib/fonts/${name}.ttf.br`)
  const compressed = brotliCompressSync(cut, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  })
  writeFileSync(file, compressed)
  console.log(`${file}: ${compressed.length} bytes`)
}
