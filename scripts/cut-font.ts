import { writeFileSync } from 'node:fs'
import { workerData } from 'piscina'
import subsetFont from 'subset-font'

export const fontOptions = {
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  // What the styles use; the sets of alternate letters would be half of the English file.
  keepFeatures: ['kern', 'tnum'],
} as const

export interface CutFont {
  readonly file: string
  readonly text: string
}

/** Writes the glyphs of a text into a font file of its own, in a thread of `scripts/fonts.ts`; returns its bytes. */
export default async function cutFont({ file, text }: CutFont): Promise<number> {
  const cut = await subsetFont(Buffer.from(workerData), text, { ...fontOptions, targetFormat: 'woff2' })
  writeFileSync(file, cut)
  return cut.length
}
