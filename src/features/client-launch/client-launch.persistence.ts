import * as v from 'valibot'
import type { FlowPersistence } from '#lib/flows/flow-persistence.ts'
import { persistedErrorSchema } from '#lib/flows/persisted-error.ts'
import type { clientLaunchMachine } from '#machines/client-launch.machine.ts'

/** A reload does not open the client once more. */
export const clientLaunchPersistence: FlowPersistence<typeof clientLaunchMachine> = {
  version: 1,
  context: v.object({
    course: v.number(),
    lesson: v.number(),
    isPc: v.boolean(),
    error: persistedErrorSchema,
  }),
}
