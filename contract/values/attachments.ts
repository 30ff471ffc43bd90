import * as v from 'valibot'
import { countSchema } from './quantities.ts'

/** Number of an attachment: 32 hexadecimal digits, derived from its name and contents. */
export const attachmentIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits'))

/** A file that comes with a notice, a manual, or the PC client. */
export const attachmentSchema = v.object({
  id: attachmentIdSchema,
  /** File name with its extension, in the language of the call. */
  name: v.string(),
  /** Bytes. */
  size: countSchema,
})
export type Attachment = v.InferOutput<typeof attachmentSchema>
