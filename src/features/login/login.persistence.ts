import * as v from 'valibot'
import type { loginMachine } from '../../../machines/login.machine.ts'
import { type FlowPersistence, nullAsUndefined } from '../../lib/flows/flow-persistence.ts'
import { persistedErrorSchema } from '../../lib/flows/persisted-error.ts'

/** The error stays after a reload. Passwords are not stored. */
export const loginPersistence: FlowPersistence<typeof loginMachine> = {
  version: 1,
  context: v.object({
    method: v.picklist(['simple', 'password', 'qr']),
    error: persistedErrorSchema,
    // A secret: it is known in a state that is not stored.
    membershipToken: nullAsUndefined(v.undefined_()),
  }),
  excludedStates: ['accountTerminated'],
}
