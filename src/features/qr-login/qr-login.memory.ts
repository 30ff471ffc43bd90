import * as v from 'valibot'
import { qrCodeSchema, qrLoginLimits } from '../../../contract/qr-login.ts'
import type { qrLoginMachine } from '../../../machines/qr-login.machine.ts'
import { type FlowMemory, maybe } from '../../lib/flow-memory.ts'
import { keptFailure } from '../../lib/kept-failure.ts'

/** The same code stands on the screen after a reload, as far as the phone is with it. */
export const qrLoginMemory: FlowMemory<typeof qrLoginMachine> = {
  version: 1,
  context: v.object({ code: maybe(qrCodeSchema), failure: keptFailure }),
  seconds: qrLoginLimits.codeSeconds,
}
