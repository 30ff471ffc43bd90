import * as codes from './codes.ts'
import * as v from 'valibot'
import { defineEndpoint, noInput } from './endpoint.ts'

/** Number of an attachment: 32 hexadecimal digits, derived from its name and contents. */
export const attachmentIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits'))

/** A file that comes with a notice. */
export const attachmentSchema = v.object({
  id: attachmentIdSchema,
  /** File name with its extension, in the language of the call. */
  name: v.string(),
  /** Bytes. */
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type Attachment = v.InferOutput<typeof attachmentSchema>

/**
 * The file of an attachment, with its name in `Content-Disposition` (RFC 6266, RFC 8187). Downloads need a login
 * (specification, sections 6 and 7).
 */
export const downloadAttachment = defineEndpoint({
  name: 'download-attachment',
  summary: 'The file of an attachment',
  method: 'POST',
  path: '/v1/download/attachments',
  params: noInput,
  query: noInput,
  body: v.object({ attachment_id: attachmentIdSchema }),
  content: v.blob(),
  isFile: true,
  paged: false,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})
