import * as v from 'valibot'
import { sentCodeSchema } from '../../../contract/one-time-code.ts'
import type { oneTimeCodeMachine } from '../../../machines/one-time-code.machine.ts'
import { type FlowMemory, maybe } from '../../lib/flows/flow-memory.ts'
import { persistedError } from '../../lib/flows/persisted-error.ts'

/** A code that was sent stays good after a reload; what was typed of it is not kept. */
export const oneTimeCodeMemory: FlowMemory<typeof oneTimeCodeMachine> = {
  version: 1,
  context: v.object({
    sent: maybe(sentCodeSchema),
    failure: persistedError,
    attemptsLeft: v.number(),
    isResent: v.boolean(),
  }),
}
