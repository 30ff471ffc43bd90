import * as v from 'valibot'
import type { Log } from '../../lib/log.ts'
import type { LearningSystem } from './port.ts'

/** URL and token of the learning system. */
export interface LearningApi {
  readonly url: string
  readonly token: string
}

const answerSchema = v.object({
  lessons: v.array(
    v.object({
      number: v.pipe(v.number(), v.integer(), v.minValue(1)),
      finished_at: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
})

/**
 * Requests `GET {url}/v1/learners/{member}/courses/{course}/lessons` with `Authorization: Bearer {token}`. The answer
 * is `{"lessons": [{"number": 1, "finished_at": "2026-11-21T13:45:00Z"}]}`; 404 means that no lesson was begun.
 */
export function createLearningApi(
  { url, token }: LearningApi,
  { log, fetch = globalThis.fetch }: { readonly log: Log; readonly fetch?: typeof globalThis.fetch },
): LearningSystem {
  const away = (reason: string) => {
    log.warn({ provider: 'learning', reason }, 'learning system unavailable')
    return undefined
  }
  return {
    finishedLessons: async (memberId, courseIdx) => {
      const address = `${url.replace(/\/$/, '')}/v1/learners/${memberId}/courses/${courseIdx}/lessons`
      try {
        const response = await fetch(address, {
          headers: { Authorization: `Bearer ${token}` },
        })
        if (response.status === 404) return []
        if (!response.ok) return away(`status ${response.status}`)
        const read = v.safeParse(answerSchema, await response.json())
        if (!read.success) return away('an answer of unknown shape')
        return read.output.lessons.map(({ number, finished_at }) => ({
          lesson: number,
          finishedAt: new Date(finished_at),
        }))
      } catch (error) {
        return away(error instanceof Error ? error.name : 'no answer')
      }
    },
  }
}
