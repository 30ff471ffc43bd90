import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A file that an attacker uploads as a picture. */
export interface HostilePicture {
  readonly name: string
  readonly bytes: Buffer
}

/** Text that must be in no stored picture. */
export const plantedText = 'PLANTED-<script>alert(document.cookie)</script>'

const planted = Buffer.from(plantedText)
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const colours = ['#D2420C', '#0B6B6A', '#15202B', '#F7F5F0'] as const

/** A chunk of a PNG (W3C PNG, 5.3), with a right checksum unless another is given. */
function chunk(type: string, data: Buffer, checksum?: number): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.byteLength)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(checksum ?? crc32(body))
  return Buffer.concat([length, body, sum])
}

/** The header of a PNG of any size, eight bits a channel. */
function pngHeader(width: number, height: number, colourType: number, interlace = 0): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([8, colourType, 0, 0, interlace], 8)
  return chunk('IHDR', data)
}

/** A GIF of `frames` frames of one pixel (GIF89a, sections 17 to 27). */
function gifOf(frames: number, width = 1, height = 1): Buffer {
  const size = (value: number) => [value & 0xff, value >> 8]
  const head = Buffer.from([
    ...Buffer.from('GIF89a'),
    ...size(width),
    ...size(height),
    0x80,
    0,
    0,
    0,
    0,
    0,
    255,
    255,
    255,
  ])
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}

/** Replaces some bytes behind the signature by noise. */
function damage(bytes: Buffer, count: number): Buffer {
  const copy = Buffer.from(bytes)
  for (const value of randomBytes(count)) copy[16 + ((value * 257) % Math.max(1, copy.byteLength - 16))] = value ^ 0x55
  return copy
}

/** 300 files: ten of each of thirty kinds, each with other numbers. */
export async function hostilePictures(): Promise<HostilePicture[]> {
  const pictures: HostilePicture[] = []
  for (let index = 0; index < 10; index++) {
    const width = 40 + index * 7
    const create = { width, height: 30 + index, channels: 3, background: colours[index % 4] ?? '#000' } as const
    const noise = sharp(randomBytes(width * 40 * 3), { raw: { width, height: 40, channels: 3 } })
    const png = await noise.clone().png().toBuffer()
    const jpeg = await noise.clone().jpeg().toBuffer()
    const gif = await noise.clone().gif().toBuffer()
    const withExif = (format: 'jpeg' | 'png') =>
      sharp({ create })
        .withExif({ IFD0: { Artist: plantedText, ImageDescription: plantedText } })
        [format]()
        .toBuffer()
    const side = 30_000 + index * 1_000
    const text = Buffer.concat([Buffer.from('Comment\0'), planted])
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, planted.byteLength + 2]), planted])
    const kinds: Readonly<Record<string, Buffer>> = {
      'page as png': Buffer.concat([Buffer.from('<!doctype html>'), planted]),
      'drawing as png': Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9">${plantedText}</svg>`,
      ),
      'compressed drawing as png': deflateSync(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      'webp as jpg': await sharp({ create }).webp().toBuffer(),
      'tiff as jpg': await sharp({ create }).tiff().toBuffer(),
      'avif as png': await sharp({ create: { ...create, width: 16, height: 16 } })
        .avif({ effort: 0 })
        .toBuffer(),
      'bitmap as png': Buffer.concat([Buffer.from('BM'), randomBytes(200 + index)]),
      'document as jpg': Buffer.concat([Buffer.from('%PDF-1.7\n'), planted]),
      'program as gif': Buffer.concat([Buffer.from('MZ'), randomBytes(300)]),
      'archive as png': Buffer.concat([Buffer.from('PK\u0003\u0004'), randomBytes(300)]),
      'noise behind the PNG signature': Buffer.concat([pngSignature, randomBytes(500 + index)]),
      'noise behind the JPEG signature': Buffer.concat([
        Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
        randomBytes(500 + index),
      ]),
      'noise behind the GIF signature': Buffer.concat([Buffer.from('GIF89a'), randomBytes(500 + index)]),
      'PNG with a page behind it': Buffer.concat([png, planted]),
      'JPEG with an archive behind it': Buffer.concat([jpeg, Buffer.from('PK\u0003\u0004'), planted]),
      'GIF that is a script': Buffer.concat([Buffer.from('GIF89a/*'), gif.subarray(8), Buffer.from('*/=1;'), planted]),
      'GIF with a script behind it': Buffer.concat([gif, planted]),
      'PNG with a script in a text chunk': Buffer.concat([png.subarray(0, 33), chunk('tEXt', text), png.subarray(33)]),
      'PNG with a compressed script': Buffer.concat([
        png.subarray(0, 33),
        chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(planted)])),
        png.subarray(33),
      ]),
      'JPEG with a script in a comment': Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
      'JPEG with a script in its EXIF data': await withExif('jpeg'),
      'PNG with a script in its EXIF data': await withExif('png'),
      'PNG that promises a huge picture': Buffer.concat([
        pngSignature,
        pngHeader(side, side, 0),
        chunk('IDAT', deflateSync(Buffer.alloc(2_000_000))),
        chunk('IEND', Buffer.alloc(0)),
      ]),
      'PNG of the largest size that the format knows': Buffer.concat([
        pngSignature,
        pngHeader(0x7fffffff - index, 0x7fffffff, 6, 1),
        chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
      ]),
      'PNG without pixels': Buffer.concat([pngSignature, pngHeader(0, index, 2), chunk('IEND', Buffer.alloc(0))]),
      'PNG with wrong checksums': Buffer.concat([pngSignature, pngHeader(9, 9, 2), chunk('IDAT', randomBytes(99), 1)]),
      'GIF with thousands of frames': gifOf(5_000 + index * 5_000),
      'GIF with a huge canvas': gifOf(1, 65_535, 65_535 - index),
      'truncated picture':
        [png, jpeg, gif].map((each) => each.subarray(0, 40 + Math.floor(each.byteLength / 3)))[index % 3] ?? png,
      'damaged picture': damage([png, jpeg, gif][index % 3] ?? png, 40 + index),
    }
    for (const [name, bytes] of Object.entries(kinds)) pictures.push({ name: `${name} ${index}`, bytes })
  }
  return pictures
}
