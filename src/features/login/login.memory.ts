import * as v from 'valibot'
import type { loginMachine } from '../../../machines/login.machine.ts'
import type { FlowMemory } from '../../lib/flows/flow-memory.ts'
import { persistedError } from '../../lib/flows/persisted-error.ts'

/** Why somebody was not let in stays after a reload. Passwords are not kept. */
export const loginMemory: FlowMemory<typeof loginMachine> = {
  version: 1,
  context: v.object({ method: v.picklist(['simple', 'password', 'qr']), failure: persistedError }),
}
