import { inquiryLimits } from '#contract/content/inquiries.ts'
import * as codes from '#contract/protocol/codes.ts'

/** Why a file cannot be attached; the server answers the same code. */
export type PictureRefusal = typeof codes.imageTypeUnsupported | typeof codes.imageTooLarge | typeof codes.tooManyImages

/** First bytes of JPEG, PNG and GIF. */
const signatures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x47, 0x49, 0x46, 0x38],
] as const

/** Bytes of the longest signature. */
const longestSignature = 8

/** Checks chosen files before anything is sent; undefined for one picture that can be attached. */
export async function checkPicture(files: readonly File[]): Promise<PictureRefusal | undefined> {
  const [file, ...others] = files
  if (!file) return undefined
  if (others.length > 0) return codes.tooManyImages
  if (file.size > inquiryLimits.maxImageBytes) return codes.imageTooLarge
  const start = new Uint8Array(await file.slice(0, longestSignature).arrayBuffer())
  const isPicture = signatures.some((bytes) => bytes.every((byte, index) => start[index] === byte))
  return isPicture ? undefined : codes.imageTypeUnsupported
}
