import * as v from 'valibot'
import { sentCodeSchema } from '#contract/accounts/one-time-code.ts'
import { type FlowPersistence, nullAsUndefined } from '#lib/flows/flow-persistence.ts'
import { persistedErrorSchema } from '#lib/flows/persisted-error.ts'
import type { oneTimeCodeMachine } from '#machines/one-time-code.machine.ts'

/** A sent code stays valid after a reload. The typed digits are not stored. */
export const oneTimeCodePersistence: FlowPersistence<typeof oneTimeCodeMachine> = {
  version: 1,
  context: v.object({
    sent: nullAsUndefined(sentCodeSchema),
    error: persistedErrorSchema,
    attemptsLeft: v.number(),
    isExpired: v.boolean(),
    isResent: v.boolean(),
  }),
}
