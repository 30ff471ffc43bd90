import type { Database } from '#server/db/open.ts'
import type { Clock } from '#server/lib/clock.ts'
import { newSecret } from '#server/lib/secrets.ts'
import type { LearningSystem } from '#server/providers/learning/port.ts'
import { sandboxLearning } from './records.ts'

/** Lifetime of a ticket of the sandbox. */
const ticketSeconds = 120

/** The learning system of `/sandbox/learning`. */
export function createSandboxLearning(services: { readonly db: Database; readonly clock: Clock }): LearningSystem {
  const records = sandboxLearning(services)
  return {
    issueTicket: async ({ memberId, courseIdx }) => {
      if ((await records.find(memberId, courseIdx)).isAway) return undefined
      return { secret: newSecret(), expiresAt: new Date(services.clock.now().getTime() + ticketSeconds * 1_000) }
    },
    finishedLessons: async (memberId, courseIdx) => {
      const finished = await records.find(memberId, courseIdx)
      if (finished.isAway) return undefined
      return finished.lessons.map(({ number, at }) => ({ lesson: number, finishedAt: new Date(at) }))
    },
  }
}
