import { momentSchema } from '#contract/values/text.ts'
import type { Database } from '#server/db/open.ts'
import type { Clock } from '#server/lib/clock.ts'
import { sandboxRecordsOf } from '../records.ts'

/** Time after which a late number is answered, in milliseconds. */
const lateMs = 30_000

/** Answers of the sandbox by the last four digits of an account or cash receipt number; all others are accepted. */
const answers: Readonly<Record<string, { readonly outcome: 'done' | 'refused'; readonly isLate: boolean }>> = {
  '0000': { outcome: 'refused', isLate: false },
  '1111': { outcome: 'done', isLate: true },
  '2222': { outcome: 'refused', isLate: true },
}

/** Decides how the sandbox's payment provider answers a request with a test number. */
export function createTestNumbers(services: { readonly db: Database; readonly clock: Clock }) {
  const firstAsked = sandboxRecordsOf(services, 'late-answer', momentSchema)
  return {
    /** The answer to request `id` now: a late number is unanswered until 30 seconds after its first request. */
    answer: async (id: string, number: string): Promise<'done' | 'refused' | 'unanswered'> => {
      const planned = answers[number.slice(-4)]
      if (!planned) return 'done'
      if (!planned.isLate) return planned.outcome
      const now = services.clock.now()
      const asked = await firstAsked.putFirst(id, now.toISOString())
      return now.getTime() - Date.parse(asked) < lateMs ? 'unanswered' : planned.outcome
    },
  }
}
