import * as v from 'valibot'
import { type FlowPersistence, nullAsUndefined } from '#lib/flows/flow-persistence.ts'
import { persistedErrorSchema } from '#lib/flows/persisted-error.ts'
import type { withdrawalMachine } from '#machines/withdrawal.machine.ts'

/** Is not stored. */
const forgotten = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
)

/** The guardian may leave the page for the verification. The human check is not stored. */
export const withdrawalPersistence: FlowPersistence<typeof withdrawalMachine> = {
  version: 1,
  context: v.object({
    humanProof: forgotten,
    withdrawn: forgotten,
    guardianId: nullAsUndefined(v.pipe(v.string(), v.uuid())),
    error: persistedErrorSchema,
  }),
}
