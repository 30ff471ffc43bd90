import type { ShareSource } from '../db/schema/share-pictures.ts'
import { loadSharp } from '../lib/sharp.ts'
import { type FontWeight, textFont, textRuns, textWidth, wrapText } from '../lib/text-fonts.ts'

// Pictures that messengers show beside a shared address, drawn like the shop's own pages.

/** Version of the design below. */
export const shareDesign = 4

/** Size in pixels that messengers ask for. */
const shareSize = { width: 1200, height: 630 } as const

/** What a picture is composed of beside its source: SVGs of the scene and the logo. */
export interface ShareDrawings {
  readonly scene: Buffer | undefined
  readonly logo: Buffer | undefined
}

/** Pixels. */
const logoHeight = 40
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
 * Draws a picture as PNG with a palette. Throws an error that says why when it
 * cannot be drawn: a letter that no font draws, a title that does not fit, or a broken scene.
 */
export async function drawSharePicture(source: ShareSource, { scene, logo }: ShareDrawings): Promise<Buffer> {
  if (source.scene !== undefined && !scene) throw new Error(`the scene ${source.scene} is missing`)
  if (!logo) throw new Error(`the logo ${source.logo.path} is missing`)
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
          { input: shape(`fill="none" stroke="${source.colors.line_strong}" stroke-width="3"`) },
          { input: shape(''), blend: 'dest-in' },
        ])
        .png({ compressionLevel: 1 })
        .toBuffer()
    : undefined
  const place = { left: width - card.end - card.width, top: (height - card.height) / 2 }
  return sharp(Buffer.from(composeWords(source, logo)))
    .composite(drawn ? [{ input: drawn, ...place }] : [])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

/** The picture without its scene, as SVG whose letters are paths, so that no font of the machine is used. */
export function composeWords(source: ShareSource, logo: Buffer): string {
  const { colors } = source
  const logoWidth = Math.round(logoHeight * source.logo.ratio)
  const image = (at: { x: number; y: number; width: number; height: number; opacity?: number }) =>
    `<image x="${at.x}" y="${at.y}" width="${at.width}" height="${at.height}" opacity="${at.opacity ?? 1}" href="data:image/svg+xml;base64,${logo.toString('base64')}"/>`
  const { width, height } = shareSize
  const roomForText = width - 2 * margin - (source.scene === undefined ? 0 : card.width + card.end - margin + gap)
  const { size, lines } = fitTitle(source.title, roomForText)
  const titleTop = 118
  const titleEnd = titleTop + lines.length * size * titleLineHeight
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path fill="${colors.paper}" d="M0 0h${width}v${height}H0z"/>`,
    source.scene === undefined
      ? image({ ...{ x: width - margin - 364, y: height - margin - 182, width: 364, height: 182 }, opacity: 0.1 })
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
    image({ x: margin, y: height - margin - logoHeight, width: logoWidth, height: logoHeight }),
    source.logo.hasName
      ? ''
      : textPath(source.shop, {
          x: margin + logoWidth + 16,
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
function lengthAndFacts({ colors, length, facts }: ShareSource, top: number, width: number): string {
  const base = top + 28
  const words = textPath(facts, { x: margin, y: base + 44, size: 28, weight: 400, color: colors.ink2 })
  if (!length) return `<path fill="${colors.line_strong}" d="M${margin} ${base}h${width}v2h-${width}z"/>${words}`
  // A unit is as wide as the length allows, and equal among the usual courses.
  const unit = Math.min(20, width / length.count)
  const ticks = Array.from({ length: length.count + 1 }, (_, index) => {
    const height = index % length.major === 0 ? 28 : 16
    return `M${round(margin + index * unit)} ${base - height}h2v${height}h-2z`
  })
  return [
    `<path fill="${colors.line_strong}" d="M${margin} ${base}h${width}v2h-${width}z"/>`,
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
