import type { Brand } from '#contract/values/brand.ts'
import { loadSharp } from '../lib/sharp.ts'

/** Files by which browsers and phones show the shop, with their size in pixels. */
const icons = {
  '/icon-192.png': { size: 192, isWhole: false },
  '/icon-512.png': { size: 512, isWhole: false },
  '/apple-touch-icon.png': { size: 180, isWhole: true },
  '/icon-maskable-512.png': { size: 512, isWhole: true },
  '/favicon.ico': { size: 32, isWhole: false },
} as const
export type IconPath = keyof typeof icons | '/icon.svg'

/** Whether a path is that of an icon. */
export function isIconPath(path: string): path is IconPath {
  return path === '/icon.svg' || Object.hasOwn(icons, path)
}

/** A maskable icon may be cut to a circle of 80 % of its width (W3C, Web Application Manifest). */
const safeZone = 0.8

/** Draws an icon of the brand. */
export async function drawIcon(
  { icon, colors: { light } }: Pick<Brand, 'icon' | 'colors'>,
  path: IconPath,
): Promise<{ readonly type: string; readonly body: Buffer }> {
  if (path === '/icon.svg') return { type: 'image/svg+xml', body: Buffer.from(icon) }
  const { size, isWhole } = icons[path]
  const sharp = await loadSharp()
  const draw = (side: number) =>
    // SVG has 72 units to an inch: a higher density draws small drawings sharply.
    sharp(Buffer.from(icon), { density: 1200 }).resize(side, side, { fit: 'contain', background: '#0000' })
  const side = path === '/icon-maskable-512.png' ? Math.round(size * safeZone) : size
  const edge = Math.floor((size - side) / 2)
  const png = await (isWhole
    ? // Phones cut the corners themselves, so the ground reaches them.
      draw(side)
        .extend({
          top: edge,
          left: edge,
          bottom: size - side - edge,
          right: size - side - edge,
          background: light.paper,
        })
        .flatten({ background: light.paper })
    : draw(size)
  )
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
  return path === '/favicon.ico' ? { type: 'image/x-icon', body: icoFrom(png, size) } : { type: 'image/png', body: png }
}

/** An ICO file with one PNG (ICO and CUR formats: header of 6 bytes, entry of 16, image). */
function icoFrom(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
