import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { loginLimits } from '#contract/accounts/login.ts'
import { everyRow } from '#server/db/every-row.ts'
import { openDatabase } from '#server/db/open.ts'
import { wrongPasswords } from '#server/db/schema/sign-in.ts'
import { createClock } from '#server/lib/clock.ts'
import { registerCleanup } from '#tests/support/server/cleanup.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { loginAttemptOf, recordAttempt } from './attempts.ts'

const { database, target } = await testDatabase()
const other = await openDatabase(target)
registerCleanup(() => other.close())
const clock = createClock(() => Date.parse('2026-11-21T03:00:00Z'))
const noWork = { subject: 'test', solved: undefined }
const noSeries = { memberId: undefined, endPlace: async () => {} }
const stranger = { cookie: undefined, isKnown: false, address: '203.0.113.1' }

beforeEach(async () => {
  await database.db.delete(wrongPasswords).where(everyRow)
})

test('several processes together never record more attempts than the limit', async () => {
  for (let round = 0; round < 10; round++) {
    const attempt = loginAttemptOf(`member${round}`, stranger)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, (_, turn) =>
        recordAttempt({ db: turn % 2 ? database.db : other.db, clock }, randomUUID(), attempt, noWork, noSeries),
      ),
    )
    const taken = outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value.kind === 'reserved')
    const rows = await database.db.select().from(wrongPasswords)
    expect(rows.filter((row) => row.useridHash === attempt.useridHash)).toHaveLength(taken.length)
    expect(taken.length).toBeLessThanOrEqual(loginLimits.attemptsPerPlace)
  }
})

test('stores neither the ID nor the network nor the cookie in clear text', () => {
  const known = loginAttemptOf('practice01', { cookie: 'a-cookie', isKnown: true, address: '203.0.113.1' })
  const unknown = loginAttemptOf('practice01', stranger)
  expect(JSON.stringify([known, unknown])).not.toMatch(/practice01|a-cookie|203\.0/)
})

test('distinguishes a known browser from its network, and a network from any cookie', () => {
  const place = (browser: Parameters<typeof loginAttemptOf>[1]) => loginAttemptOf('practice01', browser).placeHash
  const known = { ...stranger, cookie: 'a-cookie', isKnown: true }
  expect(place(known)).not.toBe(place(stranger))
  expect(place(known)).toBe(place({ ...known, address: '192.0.2.9' }))
  expect(place({ ...known, isKnown: false })).toBe(place(stranger))
  expect(place({ ...stranger, isKnown: true })).toBe(place(stranger))
  expect(place({ ...known, cookie: '203.0.113.1' })).not.toBe(place(stranger))
})
