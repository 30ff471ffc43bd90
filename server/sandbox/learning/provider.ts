import type { Clock } from '../../lib/clock.ts'
import type { Database } from '../../db/open.ts'
import { sandboxLearning } from './records.ts'
import type { LearningSystem } from '../../providers/learning/port.ts'

/** The learning system of `/sandbox/learning`. */
export function createSandboxLearning(services: { readonly db: Database; readonly clock: Clock }): LearningSystem {
  const records = sandboxLearning(services)
  return {
    finishedLessons: async (memberId, courseIdx) => {
      const finished = await records.find(memberId, courseIdx)
      if (finished.isAway) return undefined
      return finished.lessons.map(({ number, at }) => ({ lesson: number, finishedAt: new Date(at) }))
    },
  }
}
