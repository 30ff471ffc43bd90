import * as v from 'valibot'
import * as codes from '../protocol/codes.ts'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { paging } from '../protocol/paging.ts'
import { attachmentIdSchema, attachmentSchema } from '../values/attachments.ts'
import { limits } from '../values/limits.ts'
import { countSchema, daySchema } from '../values/quantities.ts'
import { searchTermSchema } from '../values/text.ts'
import { manualCategorySchema } from './board-addresses.ts'

// The calls about the PC client, manuals and attachments (specification, section 7: Other).

/**
 * The file of an attachment, with its name in `Content-Disposition` (RFC 6266, RFC 8187). Downloads need a login
 * (specification, sections 6 and 7).
 */
export const downloadAttachment = defineEndpoint({
  name: 'download-attachment',
  area: 'downloads',
  summary: 'The file of an attachment',
  method: 'POST',
  path: '/v1/download/attachments',
  body: v.object({ attachment_id: attachmentIdSchema }),
  content: v.blob(),
  // What the content folder holds: eleven kinds, and the installer.
  fileTypes: ['*/*'],
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

/** The installer of the PC client. */
export const clientFileSchema = v.object({
  /** Such as `2.4.0`. */
  version: v.string(),
  released_on: daySchema,
  file: attachmentSchema,
})
export type ClientFile = v.InferOutput<typeof clientFileSchema>

export const clientFile = defineEndpoint({
  name: 'client-file',
  area: 'downloads',
  summary: 'Version, size and number of the PC client to download',
  method: 'GET',
  path: '/v1/client-file',
  /** Null until the operator has put a client into the content folder. */
  content: v.nullable(clientFileSchema),
  codes: [],
})

export const manualSchema = v.object({
  idx: v.number(),
  category: v.object({ code: manualCategorySchema, name: v.string() }),
  title: v.string(),
  file: attachmentSchema,
  /** Number of pages. */
  pages: v.pipe(countSchema, v.minValue(1)),
  updated_on: daySchema,
})
export type Manual = v.InferOutput<typeof manualSchema>

/** Manuals in the shop's order. Filters are optional. Paging is this shop's addition. */
export const manualList = defineEndpoint({
  name: 'manual-list',
  area: 'downloads',
  summary: 'Manuals to download',
  method: 'GET',
  path: '/v1/manual',
  query: v.object({
    ...paging(limits.manualsPageSize),
    category: v.optional(manualCategorySchema),
    /** Search terms. Each must be part of the title or a keyword, in either language. */
    title: searchTermSchema,
  }),
  content: v.array(manualSchema),
  paged: true,
  codes: [],
})

export const manualCategories = defineEndpoint({
  name: 'manual-categories',
  area: 'downloads',
  summary: 'Categories of manuals with their numbers of manuals',
  method: 'GET',
  path: '/v1/manual/category',
  content: v.array(v.object({ code: manualCategorySchema, name: v.string(), count: countSchema })),
  codes: [],
})
