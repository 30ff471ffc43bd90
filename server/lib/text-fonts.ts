import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { create, type Font } from 'fontkit'

/** Weights of the display typeface that the server draws with. */
export type FontWeight = 400 | 700

const files = new Map<FontWeight, Buffer>()
const fonts = new Map<FontWeight, Font>()

/** TrueType file of Pretendard, with all Korean syllables and Latin letters; `scripts/text-fonts.ts` cuts it. */
export function fontFile(weight: FontWeight): Buffer {
  let file = files.get(weight)
  if (!file) {
    file = brotliDecompressSync(readFileSync(new URL(`fonts/pretendard-${weight}.ttf.br`, import.meta.url)))
    files.set(weight, file)
  }
  return file
}

/** Font of {@link fontFile}, read once. */
export function textFont(weight: FontWeight): Font {
  let font = fonts.get(weight)
  if (!font) {
    const read = create(fontFile(weight))
    if (!('layout' in read)) throw new Error('the file is a collection of fonts')
    font = read
    fonts.set(weight, font)
  }
  return font
}

/** Whether the fonts have a glyph for every character of a text. */
export function canDraw(text: string): boolean {
  const font = textFont(400)
  return [...text].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
}
