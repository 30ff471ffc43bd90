import * as v from 'valibot'
import { contactTypeSchema, foundIdSchema } from '#contract/accounts/find-id.ts'
import { sentCodeSchema } from '#contract/accounts/one-time-code.ts'
import { type FlowPersistence, nullAsUndefined } from '#lib/flows/flow-persistence.ts'
import { persistedErrorSchema } from '#lib/flows/persisted-error.ts'
import type { findIdMachine } from '#machines/find-id.machine.ts'

/** The full ID is never stored: after a reload the masked one is shown. */
export const findIdPersistence: FlowPersistence<typeof findIdMachine> = {
  version: 2,
  context: v.object({
    type: contactTypeSchema,
    contact: nullAsUndefined(v.object({ name: v.string(), contact: v.string() })),
    sent: nullAsUndefined(sentCodeSchema),
    found: nullAsUndefined(foundIdSchema),
    userid: nullAsUndefined(v.never()),
    otpId: nullAsUndefined(v.string()),
    error: persistedErrorSchema,
  }),
  excludedStates: ['idShown'],
}
