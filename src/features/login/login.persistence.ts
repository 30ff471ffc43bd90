import * as v from 'valibot'
import type { loginMachine } from '../../../machines/login.machine.ts'
import type { FlowPersistence } from '../../lib/flows/flow-persistence.ts'
import { persistedErrorSchema } from '../../lib/flows/persisted-error.ts'

/** Why somebody was not let in stays after a reload. Passwords are not kept. */
export const loginPersistence: FlowPersistence<typeof loginMachine> = {
  version: 1,
  context: v.object({ method: v.picklist(['simple', 'password', 'qr']), error: persistedErrorSchema }),
}
