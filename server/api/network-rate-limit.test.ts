import { expect, test, vi } from 'vitest'
import { openQrLogin, qrLoginStatus } from '#contract/accounts/qr-login.ts'
import { checkSession, closeSession } from '#contract/accounts/session.ts'
import { courseTraining } from '#contract/courses/course-detail.ts'
import { refundPreview } from '#contract/orders/orders.ts'
import type { ApiError } from '#contract/protocol/api-error.ts'
import { registerCleanup } from '#tests/support/server/cleanup.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { openDatabase } from '../db/open.ts'
import { rateLimits } from '../db/schema/sign-in.ts'
import { createNetworkRateLimit } from './network-rate-limit.ts'

const { database, target } = await testDatabase()
const limit = { calls: 5, seconds: 60 }

let networks = 0
const someNetwork = () => ({ address: `198.51.100.${++networks}` })

const rateLimit = createNetworkRateLimit(database.db, limit)

async function count(times: number, caller: { address: string }, endpoint = closeSession, limiter = rateLimit) {
  const outcomes = await Promise.allSettled(Array.from({ length: times }, () => limiter.consume(endpoint, caller)))
  return outcomes.flatMap((outcome): ApiError[] => (outcome.status === 'rejected' ? [outcome.reason] : []))
}

test('allows a network the maximum of calls, and refuses more with the time to wait', async () => {
  const refusals = await count(20, someNetwork())
  expect(refusals).toHaveLength(20 - limit.calls)
  for (const { code, retryAfterSeconds } of refusals) {
    expect(code).toBe('PR10005429')
    expect(retryAfterSeconds).toBeGreaterThan(0)
    expect(retryAfterSeconds).toBeLessThanOrEqual(limit.seconds)
  }
})

test('counts each network separately, and one home as one', async () => {
  const home = (device: number) => ({ address: `2001:db8:1:2::${device}` })
  for (let device = 0; device < limit.calls; device++) expect(await count(1, home(device))).toEqual([])
  expect(await count(1, home(99))).toHaveLength(1)
  expect(await count(1, someNetwork())).toEqual([])
})

test('counts for all processes together', async () => {
  const elsewhere = await openDatabase(target)
  registerCleanup(() => elsewhere.close())
  const network = someNetwork()
  expect(await count(limit.calls, network)).toEqual([])
  expect(await count(1, network, closeSession, createNetworkRateLimit(elsewhere.db, limit))).toHaveLength(1)
})

test('allows the network to call again after the wait', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const network = someNetwork()
    expect(await count(limit.calls + 1, network)).toHaveLength(1)
    vi.setSystemTime(Date.now() + limit.seconds * 1000 + 1)
    expect(await count(1, network)).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

test('counts calls that write or are costly, and none that only read', async () => {
  const limiter = createNetworkRateLimit(database.db, { calls: 1, seconds: 60 })
  for (const [endpoint, refused] of [
    [openQrLogin, 2],
    [qrLoginStatus, 2],
    [closeSession, 2],
    // These two query the learning system.
    [refundPreview, 2],
    [courseTraining, 2],
    [checkSession, 0],
  ] as const) {
    const caller = someNetwork()
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => limiter.consume(endpoint, caller)))
    expect(outcomes.filter((outcome) => outcome.status === 'rejected')).toHaveLength(refused)
  }
})

test('stores no address', async () => {
  await count(1, { address: '203.0.113.99' })
  expect(JSON.stringify(await database.db.select().from(rateLimits))).not.toContain('203.0.113.99')
})
