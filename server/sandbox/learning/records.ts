import * as v from 'valibot'
import { momentSchema } from '#contract/values/text.ts'
import type { Database } from '#server/db/open.ts'
import type { Clock } from '#server/lib/clock.ts'
import { sandboxRecordsOf } from '../records.ts'

const trainingSchema = v.object({
  /** Whether the system pretends to be away. */
  isAway: v.boolean(),
  lessons: v.array(v.object({ number: v.number(), at: momentSchema })),
})
type Training = v.InferOutput<typeof trainingSchema>

const nothing: Training = { isAway: false, lessons: [] }

/** Progress of a member in a course, in the sandbox's learning system. */
export function sandboxLearning(services: { readonly db: Database; readonly clock: Clock }) {
  const records = sandboxRecordsOf(services, 'learning', trainingSchema)
  const keyOf = (memberId: string, courseIdx: number) => `${memberId} ${courseIdx}`
  return {
    find: async (memberId: string, courseIdx: number): Promise<Training> =>
      (await records.find(keyOf(memberId, courseIdx))) ?? nothing,
    put: (memberId: string, courseIdx: number, training: Training) => records.put(keyOf(memberId, courseIdx), training),
  }
}
