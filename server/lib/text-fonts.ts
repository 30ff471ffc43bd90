import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { create, type Font } from 'fontkit'

/** Weights of the display typeface that the server draws with. */
export type FontWeight = 400 | 700

/**
 * TrueType files of `server/lib/fonts`, which `scripts/text-fonts.ts` cuts: Pretendard with Korean, Latin (Vietnamese
 * included), Greek, Cyrillic and Japanese letters, and in one weight each Noto Sans with Chinese characters and Thai.
 */
type FontName = 'pretendard-400' | 'pretendard-700' | 'noto-sans-han-600' | 'noto-sans-thai-600'

/** Part of a text that one font draws. */
interface TextRun {
  readonly font: FontName
  readonly text: string
}

/** What a text that no font draws is thrown with. */
class UndrawableText extends Error {
  readonly characters: readonly string[]
  constructor(characters: readonly string[]) {
    super(`no font draws ${characters.map((character) => `"${character}"`).join(', ')}`)
    this.characters = characters
  }
}

const files = new Map<FontName, Buffer>()
const fonts = new Map<FontName, Font>()

/** Bytes of a TrueType file, read once. */
export function fontFile(name: FontName): Buffer {
  let file = files.get(name)
  if (!file) {
    file = brotliDecompressSync(readFileSync(new URL(`fonts/${name}.ttf.br`, import.meta.url)))
    files.set(name, file)
  }
  return file
}

/** Font of {@link fontFile}, read once. */
export function textFont(name: FontName): Font {
  let font = fonts.get(name)
  if (!font) {
    const read = create(fontFile(name))
    if (!('layout' in read)) throw new Error('the file is a collection of fonts')
    font = read
    fonts.set(name, font)
  }
  return font
}

/** Letters with their marks, which one font has to draw together. */
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/**
 * Composes letters and marks that have one character together, and drops characters that are never visible: soft
 * hyphens, variation selectors, fillers. The Thai vowel AM is taken apart, because its ring stands below a tone mark.
 */
function composeText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32')
    .replace(/\s/g, ' ')
}

/** Fonts that are asked for a character, in this order. The large ones are read for their own characters alone. */
function fontsFor(grapheme: string, weight: FontWeight): readonly FontName[] {
  const regular: FontName = weight === 400 ? 'pretendard-400' : 'pretendard-700'
  if (/\p{Script=Han}/u.test(grapheme)) return [regular, 'noto-sans-han-600']
  return /\p{Script=Thai}/u.test(grapheme) ? ['noto-sans-thai-600'] : [regular]
}

function findFont(grapheme: string, weight: FontWeight): FontName | undefined {
  return fontsFor(grapheme, weight).find((name) =>
    [...grapheme].every((character) => textFont(name).hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
  )
}

/** Letters of a text that no font draws, each once. */
export function undrawableIn(text: string): string[] {
  const letters = new Set([...graphemes.segment(composeText(text))].map(({ segment }) => segment))
  return [...letters].filter((letter) => findFont(letter, 400) === undefined)
}

/** Whether the fonts draw every letter of a text. */
export function canDraw(text: string): boolean {
  return undrawableIn(text).length === 0
}

/** A text with a box in place of each letter that no font draws. */
export function boxUndrawable(text: string): string {
  return [...graphemes.segment(composeText(text))]
    .map(({ segment }) => (findFont(segment, 400) === undefined ? '□' : segment))
    .join('')
}

/** Splits a text by the fonts that draw it. Throws `UndrawableText` rather than leave out a letter. */
export function textRuns(text: string, weight: FontWeight): TextRun[] {
  const runs: { font: FontName; text: string }[] = []
  for (const { segment } of graphemes.segment(composeText(text))) {
    const font = findFont(segment, weight)
    if (font === undefined) throw new UndrawableText(undrawableIn(text))
    const last = runs.at(-1)
    if (last?.font === font) last.text += segment
    else runs.push({ font, text: segment })
  }
  return runs
}

/** Width of a text in one line. `spacing` is the space after each glyph, in parts of the size. */
export function textWidth(text: string, size: number, weight: FontWeight, spacing = 0): number {
  return textRuns(text, weight).reduce((width, run) => {
    const font = textFont(run.font)
    const { advanceWidth, glyphs } = font.layout(run.text)
    return width + (advanceWidth / font.unitsPerEm + glyphs.length * spacing) * size
  }, 0)
}

/** Lines of a text: broken between words, or within a word that is wider than a line. */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const joined = line === '' ? word : `${line} ${word}`
    if (measure(joined) <= width) {
      line = joined
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const { segment } of graphemes.segment(word)) {
      if (line !== '' && measure(line + segment) > width) {
        lines.push(line)
        line = ''
      }
      line += segment
    }
  }
  return line === '' ? lines : [...lines, line]
}
