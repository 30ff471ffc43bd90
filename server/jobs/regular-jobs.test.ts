import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleShop } from '#tests/support/server/shop.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { openDatabase } from '../db/open.ts'
import { courseOpeningRequests } from '../db/schema/inquiries.ts'
import { limitedRequests } from '../db/schema/sign-up.ts'
import { createFigures } from '../lib/figures.ts'
import { createLog, type Log } from '../lib/log.ts'
import { cleanUpRegularly } from './cleanup.ts'
import { mailCourseOpeningsRegularly } from './mail-course-openings.ts'

// Nine in the morning of the day on which course 103 opens.
const shop = await sampleShop('2026-12-10')
shop.pass(6 * 60 * 60)
const { db, clock } = shop.services
const warnings: unknown[][] = []
const log: Log = { ...createLog('silent'), warn: (...parts: unknown[]) => void warnings.push(parts) }
const minute = 60_000

beforeEach(() => {
  warnings.length = 0
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A database that is closed, so that every statement fails. */
async function closedDatabase() {
  const { target } = await testDatabase()
  const database = await openDatabase(target)
  await database.close()
  return database.db
}

test('old rows are deleted every hour until the process ends', async () => {
  const addOldRow = () =>
    db.insert(limitedRequests).values({
      id: randomUUID(),
      requestId: randomUUID(),
      kind: 'course-opening browser',
      keyHash: '',
      happenedAt: new Date('2026-01-01'),
    })
  const isGone = () => waitFor(async () => expect(await db.$count(limitedRequests)).toBe(0))
  const figures = createFigures({ version: '1.2.3', process: '1' })
  const stop = cleanUpRegularly(db, clock, log, figures)
  for (const run of [1, 2]) {
    await addOldRow()
    vi.advanceTimersByTime(60 * minute)
    await isGone()
    // The next hour begins when the other rules have ended too.
    const ended = `practicum_job_run_duration_seconds_count{process="1",name="cleanup",outcome="done"} ${run}`
    await waitFor(async () => expect((await figures.registry.metrics()).split('\n')).toContain(ended))
  }
  await stop()
  expect(vi.getTimerCount()).toBe(0)
  expect(warnings).toEqual([])
})

test('each rule that cannot delete old rows is logged', async () => {
  const stop = cleanUpRegularly(await closedDatabase(), clock, log)
  vi.advanceTimersByTime(60 * minute)
  await stop()
  expect(warnings.length).toBeGreaterThan(20)
  expect(warnings[0]).toEqual([{ error: expect.anything() }, 'old rows were not deleted'])
})

test('openings are mailed at once and every minute until the process ends', async () => {
  const addRequest = () =>
    db.insert(courseOpeningRequests).values({
      id: randomUUID(),
      courseIdx: 103,
      email: 'waiting@school.example',
      locale: 'ko',
      requestedAt: clock.now(),
    })
  const isMailed = () => waitFor(async () => expect(await db.$count(courseOpeningRequests)).toBe(0))
  await addRequest()
  const stop = mailCourseOpeningsRegularly({ db, clock, log })
  await isMailed()
  await addRequest()
  await waitFor(async () => {
    // A tick while the last run still reads starts none.
    vi.advanceTimersByTime(minute)
    expect(await db.$count(courseOpeningRequests)).toBe(0)
  })
  await stop()
  expect(vi.getTimerCount()).toBe(0)
  expect(warnings).toEqual([])
})

test('openings that cannot be mailed are logged', async () => {
  const stop = mailCourseOpeningsRegularly({ db: await closedDatabase(), clock, log })
  await stop()
  expect(warnings).toEqual([[{ error: expect.anything() }, 'openings were not mailed']])
})
