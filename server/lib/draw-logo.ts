import { loadSharp } from './sharp.ts'

/** Draws the SVG of a logo as PNG; `height` in pixels. */
export async function drawLogo(svg: string, height: number): Promise<Buffer> {
  const sharp = await loadSharp()
  // SVG has 72 units to an inch: a higher density draws small drawings sharply.
  return sharp(Buffer.from(svg), { density: 1200 }).resize({ height }).png().toBuffer()
}
