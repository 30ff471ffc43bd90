import * as v from 'valibot'
import { qrCodeSchema, qrLoginLimits } from '#contract/accounts/qr-login.ts'
import { type FlowPersistence, nullAsUndefined } from '#lib/flows/flow-persistence.ts'
import { persistedErrorSchema } from '#lib/flows/persisted-error.ts'
import type { qrLoginMachine } from '#machines/qr-login.machine.ts'

/** The same code is shown after a reload, with the phone's progress. */
export const qrLoginPersistence: FlowPersistence<typeof qrLoginMachine> = {
  version: 1,
  context: v.object({
    code: nullAsUndefined(qrCodeSchema),
    error: persistedErrorSchema,
  }),
  // The error has the link token of the membership, a secret.
  excludedStates: ['approverTerminated'],
  seconds: qrLoginLimits.codeSeconds,
}
