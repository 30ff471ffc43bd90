import * as v from 'valibot'
import { contactTypeSchema, foundIdSchema } from '../../../contract/find-id.ts'
import { sentCodeSchema } from '../../../contract/one-time-code.ts'
import type { findIdMachine } from '../../../machines/find-id.machine.ts'
import { type FlowMemory, maybe } from '../../lib/flows/flow-memory.ts'
import { persistedError } from '../../lib/flows/persisted-error.ts'

/** The whole ID is never kept: after a reload the masked one is shown, and the whole one asked for again. */
export const findIdMemory: FlowMemory<typeof findIdMachine> = {
  version: 1,
  context: v.object({
    type: contactTypeSchema,
    whose: v.object({ name: v.string(), contact: v.string() }),
    sent: maybe(sentCodeSchema),
    found: maybe(foundIdSchema),
    userid: maybe(v.never()),
    otpId: maybe(v.string()),
    failure: persistedError,
  }),
  unkept: ['idShown'],
}
