import type { SharpInput } from 'sharp'
import { inquiryLimits } from '#contract/content/inquiries.ts'
import type { Throws } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { createSemaphore } from '#server/lib/semaphore.ts'
import { loadSharp } from '#server/lib/sharp.ts'

/** A picture that this server has encoded itself: nothing of the sent bytes is in it but its pixels. */
export interface EncodedPicture {
  readonly type: 'image/jpeg' | 'image/png'
  readonly body: Buffer
}

/** Longest side of a stored picture, in pixels; enough to read a screenshot. */
const maxSide = 4_096
/** Maximum time of one encoding, in seconds. */
const timeoutSeconds = 10

/** One at a time: the pixels of one picture may take 50 MB. */
const encoding = createSemaphore({ atOnce: 1, waiting: 64 })

/** First bytes of the formats (JPEG: ITU-T T.81, B.1.1.3; PNG: W3C, 5.2; GIF89a, section 17). */
const signatures = [
  { format: 'jpeg', bytes: [0xff, 0xd8, 0xff] },
  { format: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { format: 'gif', bytes: [0x47, 0x49, 0x46, 0x38] },
] as const

function formatOf(file: Buffer) {
  return signatures.find(({ bytes }) => bytes.every((byte, index) => file[index] === byte))?.format
}

/**
 * Decodes a JPEG, PNG or GIF and encodes it again, without metadata, at most 4,096 pixels long; of a GIF its first
 * frame. JPEG stays JPEG, the others become PNG. Throws `PR40001400` for another format, `PR40004400` for too many
 * pixels, `PR40005400` for a picture that cannot be decoded completely, and `PR10007503` when too many wait.
 */
export async function encodePicture(
  { apiError }: Throws<typeof codes.imageTypeUnsupported | typeof codes.imageTooManyPixels | typeof codes.imageDamaged>,
  file: Buffer,
): Promise<EncodedPicture> {
  const format = formatOf(file)
  if (!format) throw apiError(codes.imageTypeUnsupported, 'This is no JPEG, PNG or GIF.', 'image')
  const damaged = () => apiError(codes.imageDamaged, 'The picture is damaged or incomplete.', 'image')
  return encoding.run(async () => {
    const sharp = await loadSharp()
    // The size is checked below, with an answer of its own; this limit holds for what the header conceals.
    const input: SharpInput = file
    const options = { limitInputPixels: inquiryLimits.maxPixels, failOn: 'error', pages: 1 } as const
    const header = await sharp(input, { ...options, limitInputPixels: false })
      .metadata()
      .catch(() => {
        throw damaged()
      })
    const { width, height, isProgressive } = header
    // The decoder is chosen by the contents again: it must be the one of the first bytes.
    if (header.format !== format) throw damaged()
    const isDecodedAtOnce = format === 'gif' || isProgressive === true
    const maxPixels = isDecodedAtOnce ? inquiryLimits.maxPixelsAtOnce : inquiryLimits.maxPixels
    if (width * height > maxPixels) {
      throw apiError(codes.imageTooManyPixels, `A picture has at most ${maxPixels} pixels here.`, 'image')
    }
    const picture = sharp(input, options).timeout({ seconds: timeoutSeconds })
    // Only a JPEG is turned: its pixels shrink while they are decoded, those of a PNG would all be held for it.
    const turned = format === 'jpeg' ? picture.autoOrient() : picture
    const resized = turned.resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    const encoded = format === 'jpeg' ? resized.jpeg() : resized.png()
    const body = await encoded.toBuffer().catch(() => {
      throw damaged()
    })
    return { type: format === 'jpeg' ? 'image/jpeg' : 'image/png', body }
  })
}
