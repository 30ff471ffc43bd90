import * as v from 'valibot'
import * as codes from '../protocol/codes.ts'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { countSchema } from '../values/quantities.ts'
import { momentSchema } from '../values/text.ts'

/**
 * The member's own data as files; this shop's additions to section 7 of the specification
 * (docs/decisions/032-retention-and-own-data.md). A job prepares them, and a mail says when they are ready.
 */
export const dataExportLimits = {
  /** How long a file can be downloaded, in seconds. */
  keptSeconds: 24 * 60 * 60,
  /** Requests of one member within {@link dataExportLimits.seconds}. */
  perMember: 3,
  /** Time in which they are counted, in seconds. */
  seconds: 24 * 60 * 60,
} as const

/**
 * - `none`: nothing was requested, or the files are deleted;
 * - `requested`: it waits for the job;
 * - `preparing`: `percent` of it is done;
 * - `ready`: both files can be downloaded until `expires_at`;
 * - `failed`: it was given up, and can be requested again.
 */
const dataExportStatusSchema = v.picklist(['none', 'requested', 'preparing', 'ready', 'failed'])

const dataExportSchema = v.object({
  status: dataExportStatusSchema,
  /** How much is prepared: 0 to 100, and 100 only when it is ready. */
  percent: v.pipe(countSchema, v.maxValue(100)),
  /** End of the download; null unless it is ready. */
  expires_at: v.nullable(momentSchema),
})
export type DataExport = v.InferOutput<typeof dataExportSchema>

/** `json`: everything; `csv`: the lines of the orders, for spreadsheets. */
const dataExportFormatSchema = v.picklist(['json', 'csv'])
export type DataExportFormat = v.InferOutput<typeof dataExportFormatSchema>

const path = '/v1/member/my/data-export'

/**
 * Requests the files, in the language of the call. Needs a fresh authentication. While an export is under way it is
 * answered and nothing is counted; otherwise a new one replaces the one before. `PR50003429` with `Retry-After` for too
 * many requests.
 */
export const requestDataExport = defineEndpoint({
  name: 'request-data-export',
  area: 'data-export',
  summary: "Requests files with the member's own data",
  method: 'POST',
  path,
  content: dataExportSchema,
  access: 'member',
  success: 201,
  codes: [codes.accessTokenInvalid, codes.memberGone, codes.freshAuthenticationRequired, codes.tooManyDataExports],
})

export const dataExport = defineEndpoint({
  name: 'data-export',
  area: 'data-export',
  summary: "State of the files with the member's own data",
  method: 'GET',
  path,
  content: dataExportSchema,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

/**
 * A file, with its name in `Content-Disposition`. Needs a fresh authentication. `PR10004404` unless the file is ready.
 */
export const downloadDataExport = defineEndpoint({
  name: 'download-data-export',
  area: 'data-export',
  summary: "A file with the member's own data",
  method: 'GET',
  path: `${path}/file`,
  query: v.object({ format: dataExportFormatSchema }),
  content: v.blob(),
  fileTypes: ['application/json', 'text/csv'],
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone, codes.freshAuthenticationRequired],
})
