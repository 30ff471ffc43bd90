import * as v from 'valibot'
import type { Log } from '#server/lib/log.ts'
import type { LearningSystem } from './port.ts'

/** URL and token of the learning system. */
export interface LearningApi {
  readonly url: string
  readonly token: string
}

const ticketSchema = v.object({
  ticket: v.pipe(v.string(), v.regex(/^[\w-]{16,200}$/)),
  expires_at: v.pipe(v.string(), v.isoTimestamp()),
})

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
 * `POST {url}/v1/learners/{member}/courses/{course}/lessons/{number}/tickets` issues a ticket for the client, as
 * `{"ticket": "…", "expires_at": "2026-11-21T13:47:00Z"}`. The learning system itself redeems it, once.
 */
export function createLearningApi(
  { url, token }: LearningApi,
  { log, fetch = globalThis.fetch }: { readonly log: Log; readonly fetch?: typeof globalThis.fetch },
): LearningSystem {
  const away = (reason: string) => {
    log.warn({ provider: 'learning', reason }, 'learning system unavailable')
    return undefined
  }
  const coursePath = (memberId: string, courseIdx: number) =>
    `${url.replace(/\/$/, '')}/v1/learners/${memberId}/courses/${courseIdx}/lessons`
  return {
    issueTicket: async ({ memberId, courseIdx, lesson }) => {
      try {
        const response = await fetch(`${coursePath(memberId, courseIdx)}/${lesson}/tickets`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}` },
        })
        if (!response.ok) return away(`status ${response.status}`)
        const read = v.safeParse(ticketSchema, await response.json())
        if (!read.success) return away('an answer of unknown shape')
        return { secret: read.output.ticket, expiresAt: new Date(read.output.expires_at) }
      } catch (error) {
        return away(error instanceof Error ? error.name : 'no answer')
      }
    },
    finishedLessons: async (memberId, courseIdx) => {
      try {
        const response = await fetch(coursePath(memberId, courseIdx), {
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
