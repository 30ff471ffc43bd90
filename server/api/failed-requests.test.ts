import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, it, vi } from 'vitest'
import { retentionMonths } from '#contract/accounts/retention.ts'
import * as codes from '#contract/protocol/codes.ts'
import { today } from '#tests/support/server/sample-catalogue.ts'
import { sampleShop, shopOn } from '#tests/support/server/shop.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { failedRequests } from '../db/schema/failed-requests.ts'
import { deleteExpired } from '../jobs/cleanup.ts'
import { createLog } from '../lib/log.ts'
import { OperatorError } from '../operator/orders.ts'
import { showRequest } from '../operator/requests.ts'
import { createApi } from './app.ts'
import { createFailedRequests, patternOfCall } from './failed-requests.ts'

const shop = await sampleShop()
const log = createLog('silent')

/** An API whose failed requests the test waits for. */
function apiWithFailures(services: typeof shop.services) {
  const kept = createFailedRequests(services, log)
  const api = createApi(services, log, undefined, kept)
  const call = async (path: string, init?: RequestInit) => {
    const response = await api.request(path, init)
    await kept.settled()
    return { response, number: response.headers.get('X-Request-Id') ?? '' }
  }
  return { call, kept }
}

describe('failed requests', () => {
  it('are found by the number in the answer, without what was typed', async () => {
    const { call } = apiWithFailures(shop.services)
    const { response, number } = await call('/v1/lecture/intro/contents/987654?memberType=my-secret-wish', {
      headers: { Authorization: 'my-token' },
    })
    expect(response.status).toBeGreaterThanOrEqual(400)
    const found = await showRequest(shop.services, number)
    expect(found).toMatchObject({
      request: 'GET /v1/lecture/intro/contents/{lectureId}',
      status: response.status,
      code: expect.any(String),
      error: null,
    })
    expect(JSON.stringify(found)).not.toMatch(/987654|my-secret-wish|my-token/)
  })

  it('name an unexpected error and its place, without its message', async () => {
    const { call } = apiWithFailures({
      ...shop.services,
      content: {
        ...shop.services.content,
        remember: () => Promise.reject(new RangeError('no course of kim@shop.example')),
      },
    })
    const { number } = await call('/v1/lecture/intro/category/menu')
    const found = await showRequest(shop.services, number)
    expect(found).toMatchObject({
      status: 500,
      code: codes.internalError,
      error: 'RangeError',
      thrownAt: expect.stringContaining('failed-requests.test.ts'),
    })
    expect(JSON.stringify(found)).not.toContain('kim@shop.example')
  })

  it('are neither successes, nor unknown calls, nor refused floods', async () => {
    const { call, kept } = apiWithFailures(shop.services)
    const before = await shop.services.db.$count(failedRequests)
    await call('/v1/lecture/intro/category/menu')
    await call('/v1/no/such/call')
    const flood = { id: randomUUID(), request: 'GET /v1/flood', status: 429, milliseconds: 1 }
    kept.keep({ ...flood, code: codes.tooManyRequests })
    await kept.settled()
    expect(await shop.services.db.$count(failedRequests)).toBe(before)
  })

  it('are kept up to a limit while the database is busy', async () => {
    const { kept } = apiWithFailures(shop.services)
    const before = await shop.services.db.$count(failedRequests)
    for (let count = 0; count < 1_000; count += 1)
      kept.keep({ id: randomUUID(), request: 'GET /v1/x', status: 500, milliseconds: 0.4 })
    await kept.settled()
    expect((await shop.services.db.$count(failedRequests)) - before).toBe(201)
  })

  it('are kept 120 times an hour for each network', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const { kept } = apiWithFailures(shop.services)
      const keep = async (network: string, status: number, times: number) => {
        const before = await shop.services.db.$count(failedRequests)
        for (let count = 0; count < times; count += 1) {
          kept.keep({ id: randomUUID(), request: 'GET /v1/x', status, milliseconds: 1, network })
          await kept.settled()
        }
        return (await shop.services.db.$count(failedRequests)) - before
      }
      expect(await keep('192.0.2.1', 404, 100)).toBe(100)
      expect(await keep('192.0.2.1', 500, 30)).toBe(20)
      expect(await keep('192.0.2.2', 404, 1)).toBe(1)
      vi.setSystemTime(Date.now() + 60 * 60 * 1000)
      expect(await keep('192.0.2.1', 404, 1)).toBe(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it('are not missed by the answer when they cannot be stored', async () => {
    const { database } = await testDatabase()
    const { services } = await shopOn(database, today)
    await database.query('alter table failed_requests rename to gone')
    const lines: string[] = []
    const loud = pino({ level: 'warn' }, { write: (line) => lines.push(line) })
    const kept = createFailedRequests(services, loud)
    const response = await createApi(services, log, undefined, kept).request('/v1/lecture/intro/contents/987654')
    await kept.settled()
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(lines.join()).toContain('failed requests were not kept')
  })

  it('are deleted after the three months of internet logs, and after two weeks if they were wrong or found nothing', async () => {
    const { kept } = apiWithFailures(shop.services)
    const keep = async (status: number) => {
      const id = randomUUID()
      kept.keep({ id, request: 'GET /v1/x', status, milliseconds: 1 })
      await kept.settled()
      return id
    }
    const wrong = await Promise.all([400, 404].map(keep))
    const others = await Promise.all([403, 409, 500].map(keep))
    const isKept = async (id: string) => (await shop.services.db.$count(failedRequests, eq(failedRequests.id, id))) > 0
    const areKept = (ids: readonly string[]) => Promise.all(ids.map(isKept))
    const day = 24 * 60 * 60
    shop.pass(14 * day)
    await deleteExpired(shop.services.db, shop.services.clock)
    expect(await areKept([...wrong, ...others])).toEqual([true, true, true, true, true])
    shop.pass(1)
    await deleteExpired(shop.services.db, shop.services.clock)
    expect(await areKept([...wrong, ...others])).toEqual([false, false, true, true, true])
    shop.pass((retentionMonths.internetLog * 31 + 1) * day)
    await deleteExpired(shop.services.db, shop.services.clock)
    for (const number of others) await expect(showRequest(shop.services, number)).rejects.toThrow(OperatorError)
  })
})

it('patternOfCall prefers a fixed path to one with a parameter', () => {
  expect(patternOfCall('GET', '/api/v1/lecture/intro/contents/sort')).toBe('GET /v1/lecture/intro/contents/sort')
  expect(patternOfCall('GET', '/api/v1/lecture/intro/contents/101')).toBe('GET /v1/lecture/intro/contents/{lectureId}')
  expect(patternOfCall('POST', '/api/v1/lecture/intro/contents/101')).toBeUndefined()
})
