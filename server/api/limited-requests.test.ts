import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/protocol/api-error.ts'
import type { ErrorCode } from '#contract/protocol/code-catalogue.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { throwsAny } from '#tests/support/server/throws-any.ts'
import { openDatabase } from '../db/open.ts'
import { type Clock, createClock } from '../lib/clock.ts'
import { createProofOfWork } from '../providers/captcha/proof-of-work.ts'
import {
  countRequest as countFrom,
  type RequestLimit,
  type RequestLimits,
  recordRequest,
  remainingRequests,
  uncountRequest,
} from './limited-requests.ts'

const { database, target } = await testDatabase()
const { db } = database
const start = Date.parse('2026-11-21T12:00:00+09:00')
const day = 24 * 60 * 60
const noWork = { subject: 'test', solved: undefined }

/** A clock of this test. */
function ownTime() {
  const offset = { milliseconds: 0 }
  return { clock: createClock(() => start, offset), offset }
}

/** Counts a request without work. */
function countRequest(time: { clock: Clock }, code: ErrorCode, limits: RequestLimits) {
  const work = createProofOfWork({ ...time, secret: async () => 'a secret' })
  return countFrom({ db, ...time, providers: { work }, ...throwsAny }, {}, code, limits)
}

const limitOf = (special: Partial<RequestLimit> = {}): RequestLimit & { readonly max: number } => ({
  kind: 'userid network',
  key: randomUUID(),
  max: 5,
  seconds: day,
  ...special,
})

test('allows exactly the maximum of simultaneous requests', async () => {
  const { clock } = ownTime()
  const limit = limitOf()
  const answers = await Promise.allSettled(
    Array.from({ length: 200 }, () => countRequest({ clock }, 'MB21003429', [limit])),
  )
  const left = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.remaining] : []))
  expect(left.toSorted()).toEqual([0, 1, 2, 3, 4])
  expect(await remainingRequests({ db, clock }, limit)).toBe(0)
})

test('allows exactly the maximum across several processes', async () => {
  const processes = await Promise.all(Array.from({ length: 4 }, () => openDatabase(target)))
  try {
    const limit = limitOf({ max: 3 })
    const answers = await Promise.allSettled(
      processes.flatMap((process) =>
        Array.from({ length: 3 }, () =>
          recordRequest({ db: process.db, clock: ownTime().clock }, randomUUID(), [limit], noWork),
        ),
      ),
    )
    // A caller that collides too often is rejected, never let through.
    const through = answers.filter((answer) => answer.status === 'fulfilled' && 'remaining' in answer.value)
    expect(through.length).toBeLessThanOrEqual(3)
    expect(await remainingRequests({ db, clock: ownTime().clock }, limit)).toBe(3 - through.length)
  } finally {
    await Promise.all(processes.map((process) => process.close()))
  }
})

test('expires each request after its own 24 hours, to the second', async () => {
  // Few moments, a second around each other's expiry, so that requests often meet the exact expiry.
  const moment = fc.constantFrom(0, 1, 60, day - 1, day, day + 1, day + 60, 2 * day - 1, 2 * day, 2 * day + 1)
  const moments = fc.array(moment, { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(moments, fc.integer({ min: 1, max: 4 }), async (seconds, max) => {
      const { clock, offset } = ownTime()
      const limit = limitOf({ max })
      const counted: number[] = []
      for (const second of seconds.toSorted((a, b) => a - b)) {
        offset.milliseconds = second * 1000
        const recent = counted.filter((each) => each > second - day)
        const answer = await countRequest({ clock }, 'MB21003429', [limit]).catch((error: unknown) => error)
        if (recent.length < max) {
          expect(answer).toMatchObject({ remaining: max - recent.length - 1 })
          counted.push(second)
        } else {
          const free = (recent.at(-max) ?? expect.fail()) + day
          expect(answer).toBeInstanceOf(ApiError)
          expect(answer).toMatchObject({ code: 'MB21003429', retryAfterSeconds: free - second })
        }
      }
    }),
    { numRuns: 25 },
  )
})

test.each([0, 1])('refuses a second before the time, and not %i seconds after it', async (after) => {
  const { clock, offset } = ownTime()
  const limit = limitOf({ max: 1 })
  const ask = () => countRequest({ clock }, 'MB22003429', [limit])
  await ask()
  offset.milliseconds = (day - 1) * 1000
  await expect(ask()).rejects.toMatchObject({ code: 'MB22003429', retryAfterSeconds: 1 })
  offset.milliseconds = (day + after) * 1000
  expect((await ask()).remaining).toBe(0)
})

test('counts under every limit, or under none', async () => {
  const { clock } = ownTime()
  const [narrow, wide] = [limitOf({ max: 1 }), limitOf()]
  await countRequest({ clock }, 'MB21003429', [narrow, wide])
  await expect(countRequest({ clock }, 'MB21003429', [narrow, wide])).rejects.toBeInstanceOf(ApiError)
  expect(await remainingRequests({ db, clock }, wide)).toBe(4)
})

test('uncounts a request under every limit', async () => {
  const { clock } = ownTime()
  const limits = [limitOf({ max: 1 }), limitOf()] as const
  await uncountRequest(db, await countRequest({ clock }, 'MB21003429', [...limits]))
  for (const limit of limits) expect(await remainingRequests({ db, clock }, limit)).toBe(limit.max)
})
