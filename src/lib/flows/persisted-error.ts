import * as v from 'valibot'
import { type Code, isCode } from '../../../contract/codes.ts'
import { maybe } from './flow-memory.ts'

/** A failure as a flow keeps it. */
export const persistedError = maybe(
  v.object({
    code: maybe(v.custom<Code>(isCode)),
    status: v.number(),
    requestId: maybe(v.string()),
    field: maybe(v.string()),
    attemptsLeft: v.optional(maybe(v.number())),
    retryAfterSeconds: v.optional(maybe(v.number())),
    retryAt: v.optional(maybe(v.string())),
  }),
)
