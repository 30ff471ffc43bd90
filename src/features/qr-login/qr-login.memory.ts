import * as v from 'valibot'
import { qrCodeSchema, qrLoginLimits } from '../../../contract/qr-login.ts'
import type { qrLoginMachine } from '../../../machines/qr-login.machine.ts'
import { type FlowMemory, maybe } from '../../lib/flows/flow-memory.ts'
import { persistedError } from '../../lib/flows/persisted-error.ts'

/** The same code stands on the screen after a reload, as far as the phone is with it. */
export const qrLoginMemory: FlowMemory<typeof qrLoginMachine> = {
  version: 1,
  context: v.object({ code: maybe(qrCodeSchema), failure: persistedError }),
  seconds: qrLoginLimits.codeSeconds,
}
