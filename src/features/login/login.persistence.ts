import * as v from 'valibot'
import type { FlowPersistence } from '#lib/flows/flow-persistence.ts'
import { persistedErrorSchema } from '#lib/flows/persisted-error.ts'
import type { loginMachine } from '#machines/login.machine.ts'

/** The error stays after a reload. Passwords and the link token of a terminated membership are not stored. */
export const loginPersistence: FlowPersistence<typeof loginMachine> = {
  version: 1,
  context: v.object({
    method: v.picklist(['simple', 'password', 'qr']),
    error: persistedErrorSchema,
  }),
  excludedStates: ['accountTerminated'],
}
