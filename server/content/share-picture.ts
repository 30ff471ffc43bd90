import { schemeColors } from '#contract/values/scheme-colors.ts'
import type { ShareSource } from '../db/schema/share-pictures.ts'
import { loadSharp } from '../lib/sharp.ts'
import { type FontWeight, textFont, textRuns, textWidth, wrapText } from '../lib/text-fonts.ts'

// Pictures that messengers show beside a shared address, drawn like the shop's own pages.

/** Version of the design below. */
export const shareDesign = 3

/** Size in pixels that messengers ask for. */
const shareSize = { width: 1200, height: 630 } as const

const colors = {
  ...schemeColors.light,
  ink2: '#55606B',
  line: '#C9C3B6',
  second: '#0B6B6A',
  sunk: '#E4E0D8',
}
/** Mark of the shop on 28 units (`src/ui/content/mark.tsx`). */
const mark =
  'M2 3h24v23h-7V10H2zM6 3v3h1.2V3zM10.2 3v4.4h1.2V3zM14.4 3v3h1.2V3zM18.6 3v4.4h1.2V3zM26 11h-3v1.2h3zM26 15.2h-4.4v1.2H26zM26 19.4h-3v1.2h3z'

/** Margin on all sides, in pixels. */
const margin = 64
/** The whole scene, a card at the end of the line; a scene is 4 by 3. */
const card = { width: 560, height: 420, end: 40, radius: 20 } as const
/** Space between the words and the scene, in pixels. */
const gap = 40
/** Sizes of the title in pixels: the first in which it fits. */
const titleSizes = [64, 56, 48, 40]
const titleLineHeight = 1.25
const mostTitleLines = 4
/** Tracking of large letters, in parts of their size. */
const tracking = -0.02

/**
 * Draws a picture as PNG with a palette. `scene` is the SVG of the source's scene. Throws an error that says why when it
 * cannot be drawn: a letter that no font draws, a title that does not fit, or a broken scene.
 */
export async function drawSharePicture(source: ShareSource, scene: Buffer | undefined): Promise<Buffer> {
  if (source.scene !== undefined && !scene) throw new Error(`the scene ${source.scene} is missing`)
  const sharp = await loadSharp()
  const { width, height } = shareSize
  const shape = (attributes: string) =>
    Buffer.from(
      `<svg width="${card.width}" height="${card.height}"><rect width="100%" height="100%" rx="${card.radius}" ${attributes}/></svg>`,
    )
  const drawn = scene
    ? await sharp(scene, { density: 108 })
        .resize(card.width, card.height, { fit: 'cover' })
        .composite([
          { input: shape(`fill="none" stroke="${colors.line}" stroke-width="3"`) },
          { input: shape(''), blend: 'dest-in' },
        ])
        .png({ compressionLevel: 1 })
        .toBuffer()
    : undefined
  const place = { left: width - card.end - card.width, top: (height - card.height) / 2 }
  return sharp(Buffer.from(composeWords(source)))
    .composite(drawn ? [{ input: drawn, ...place }] : [])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

/** The picture without its scene, as SVG whose letters are paths, so that no font of the machine is used. */
export function composeWords(source: ShareSource): string {
  const { width, height } = shareSize
  const roomForText = width - 2 * margin - (source.scene === undefined ? 0 : card.width + card.end - margin + gap)
  const { size, lines } = fitTitle(source.title, roomForText)
  const titleTop = 118
  const titleEnd = titleTop + lines.length * size * titleLineHeight
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path fill="${colors.paper}" d="M0 0h${width}v${height}H0z"/>`,
    source.scene === undefined
      ? `<path fill="${colors.sunk}" fill-rule="evenodd" transform="translate(${width - margin - 182} ${height - margin - 182}) scale(7)" d="${mark}"/>`
      : '',
    `<path fill="${source.hue ?? colors.ink}" d="M${margin} 64h20v20h-20z"/>`,
    textPath(source.label, { x: margin + 34, y: 84, size: 28, weight: 400, color: colors.ink2 }),
    ...lines.map((line, index) =>
      textPath(line, {
        x: margin,
        y: titleTop + size + index * size * titleLineHeight,
        size,
        weight: 700,
        color: colors.ink,
        spacing: tracking,
      }),
    ),
    lengthAndFacts(source, Math.round(titleEnd + 44), roomForText),
    `<path fill="${colors.ink}" fill-rule="evenodd" transform="translate(${margin} ${height - margin - 40}) scale(1.43)" d="${mark}"/>`,
    textPath(source.shop, {
      x: margin + 56,
      y: height - margin - 6,
      size: 36,
      weight: 700,
      color: colors.ink,
      spacing: -0.035,
    }),
    '</svg>',
  ].join('')
}

/** The meter of a length with its number below, or a hairline. */
function lengthAndFacts({ length, facts }: ShareSource, top: number, width: number): string {
  const base = top + 28
  const words = textPath(facts, { x: margin, y: base + 44, size: 28, weight: 400, color: colors.ink2 })
  if (!length) return `<path fill="${colors.line}" d="M${margin} ${base}h${width}v2h-${width}z"/>${words}`
  // A unit is as wide as the length allows, and equal among the usual courses.
  const unit = Math.min(20, width / length.count)
  const ticks = Array.from({ length: length.count + 1 }, (_, index) => {
    const height = index % length.major === 0 ? 28 : 16
    return `M${round(margin + index * unit)} ${base - height}h2v${height}h-2z`
  })
  return [
    `<path fill="${colors.line}" d="M${margin} ${base}h${width}v2h-${width}z"/>`,
    length.filled > 0
      ? `<path fill="${colors.second}" d="M${margin} ${base - 16}h${round(length.filled * unit)}v16h-${round(length.filled * unit)}z"/>`
      : '',
    `<path fill="${colors.ink}" d="${ticks.join('')}M${margin} ${base}h${round(length.count * unit + 2)}v2h-${round(length.count * unit + 2)}z"/>`,
    words,
  ].join('')
}

/** The title in the largest size in which it fits. */
function fitTitle(title: string, width: number): { size: number; lines: string[] } {
  for (const size of titleSizes) {
    const lines = wrapText(title, width, (text) => textWidth(text, size, 700, tracking))
    if (lines.length <= (size > 48 ? mostTitleLines - 1 : mostTitleLines)) return { size, lines }
  }
  throw new Error('the title is too long')
}

interface TextStyle {
  readonly x: number
  /** Of the baseline. */
  readonly y: number
  readonly size: number
  readonly weight: FontWeight
  readonly color: string
  /** Space between letters, in parts of the size. */
  readonly spacing?: number
}

function textPath(text: string, { x, y, size, weight, color, spacing = 0 }: TextStyle): string {
  let left = x
  const letters = textRuns(text, weight).flatMap((run) => {
    const font = textFont(run.font)
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(run.text)
    return glyphs.map((glyph, index) => {
      const outline = glyph.path.toSVG()
      const position = positions[index]
      const [right, up] = [(position?.xOffset ?? 0) * scale, (position?.yOffset ?? 0) * scale]
      const path =
        outline === ''
          ? ''
          : `<path transform="translate(${round(left + right)} ${round(y - up)}) scale(${scale.toFixed(5)} -${scale.toFixed(5)})" d="${outline}"/>`
      left += (position?.xAdvance ?? 0) * scale + spacing * size
      return path
    })
  })
  return `<g fill="${color}">${letters.join('')}</g>`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
