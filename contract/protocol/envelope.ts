import * as v from 'valibot'
import type { AnyCode } from './code-catalogue.ts'

/** Paging of a list answer (specification, section 3). Pages count from 1. */
export const pageInfoSchema = v.object({
  request_page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  request_size: v.pipe(v.number(), v.integer(), v.minValue(1)),
  total_pages: v.pipe(v.number(), v.integer(), v.minValue(0)),
  total_size: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type PageInfo = v.InferOutput<typeof pageInfoSchema>

/** What every call answers: 200 and 201 are success, anything else is a code of the catalogue (section 7). */
export interface Envelope<Content> {
  readonly status_code: 200 | 201 | AnyCode
  readonly content: Content
  readonly page_info?: PageInfo
}

/**
 * Details of an error, by their names on the wire. What handlers throw, the browser reads, machines hold and the API
 * document says derives from this schema.
 */
export const errorDetailsSchema = v.object({
  /** Remaining attempts to enter a code, after a wrong one. */
  attempts_left: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** With `MB20004400`: link token of the page about a terminated membership, when its member has proved who they are. */
  membership_token: v.optional(v.string()),
  /** With a code for the rule of a password: it keeps the rule, and is one of the most common. */
  is_common_password: v.optional(v.boolean()),
  /** With `PR10008429`: the challenge that the browser solves before it repeats the call (`challengeSchema`). */
  challenge: v.optional(v.unknown()),
})
export type ErrorDetails = v.InferOutput<typeof errorDetailsSchema>

/** Details that a stored flow keeps: neither secrets nor what is of use only once. */
export const keptErrorDetailsSchema = v.omit(errorDetailsSchema, ['membership_token', 'challenge'])

/** `content` of an error code. `field` is the path of the invalid parameter. */
export const apiErrorContentSchema = v.object({
  message: v.string(),
  field: v.optional(v.string()),
  request_id: v.string(),
  ...errorDetailsSchema.entries,
})
export type ApiErrorContent = v.InferOutput<typeof apiErrorContentSchema>
