import { type FontWeight, fontFile, textRuns, textWidth, wrapText } from './text-fonts.ts'

export interface PdfText {
  readonly x: number
  /** Upper edge of the first line. */
  readonly y: number
  /** Room of a line, in points. */
  readonly width: number
  /** Sizes in points, the largest first: the first in which the text fits is taken, else the last. */
  readonly sizes: readonly [number, ...number[]]
  readonly weight: FontWeight
  readonly color: string
  /** Lines that the text may take at the larger sizes. At the last size it takes as many as it needs. */
  readonly lines?: number
  /** Distance between lines, in parts of the size. */
  readonly lineHeight?: number
  readonly align?: 'left' | 'right'
  /** Address that the text leads to. */
  readonly link?: string
}

/** Part of the size from the upper edge of a line to its baseline. */
const ascent = 0.95

/**
 * Draws a text with every letter of it, each in a font that has it, and returns the lower edge in points. Throws
 * `UndrawableText` when no font draws one of them: `pdfkit` itself would leave it out.
 */
export function drawText(document: PDFKit.PDFDocument, words: string, text: PdfText): number {
  const { x, y, width, sizes, weight, color, lines = 1, lineHeight = 1.4, align = 'left', link } = text
  const wrap = (size: number) => wrapText(words, width, (part) => textWidth(part, size, weight))
  const size = sizes.find((each) => wrap(each).length <= lines) ?? sizes.at(-1) ?? sizes[0]
  const wrapped = wrap(size)
  document.fontSize(size).fillColor(color)
  for (const [index, line] of wrapped.entries()) {
    const runs = textRuns(line, weight)
    let left = align === 'left' ? x : x + width - textWidth(line, size, weight)
    for (const run of runs) {
      document.registerFont(run.font, fontFile(run.font))
      const baseline = y + (index * lineHeight + ascent) * size
      document.font(run.font).text(run.text, left, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...(link === undefined ? {} : { link }),
      })
      left += document.widthOfString(run.text)
    }
  }
  return y + wrapped.length * lineHeight * size
}
