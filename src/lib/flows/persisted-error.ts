import * as v from 'valibot'
import { keptErrorDetailsSchema } from '#contract/protocol/envelope.ts'
import { nullAsUndefined } from './flow-persistence.ts'

/** Schema of an error in a stored context. */
export const persistedErrorSchema = nullAsUndefined(
  v.object({
    code: nullAsUndefined(v.string()),
    status: v.number(),
    requestId: nullAsUndefined(v.string()),
    field: nullAsUndefined(v.string()),
    details: v.optional(nullAsUndefined(keptErrorDetailsSchema)),
    retryAfterSeconds: v.optional(nullAsUndefined(v.number())),
    retryAt: v.optional(nullAsUndefined(v.string())),
  }),
)
