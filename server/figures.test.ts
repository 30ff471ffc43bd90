import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../contract/endpoints.ts'
import { echoRenderer, listeningShop, overNetwork } from '../tests/support/server/listening-shop.ts'
import { answerWindow, confirm, order, paidOrder, signInBuyer } from '../tests/support/server/orders.ts'
import { sampleShop } from '../tests/support/server/shop.ts'
import { everyRow } from './db/every-row.ts'
import { outboxMessages } from './db/schema/messages.ts'
import { cashReceipts, payments, refunds, webhookEvents } from './db/schema/payments.ts'
import { rateLimits } from './db/schema/sign-in.ts'
import { createBacklogFigures, createFigures } from './lib/figures.ts'
import { runRegularly } from './lib/run-regularly.ts'
import { readBacklog } from './operator/backlog.ts'
import { ProviderUnavailable } from './providers/guard.ts'
import { observeProvider } from './providers/observe-provider.ts'

const sample = await sampleShop()
const newFigures = () => createFigures({ version: '1.2.3', process: '1' })
const figures = newFigures()
const listening = await listeningShop(sample, {
  figures,
  renderer: {
    ...echoRenderer,
    render: async (page, fetch) => ({
      ...(await echoRenderer.render(page, fetch)),
      routes: ['__root__', '/contents/'],
    }),
  },
})
const shop = overNetwork(sample, listening)

/** Samples of a metric with the labels given, by its other labels. */
async function samples(name: string, of = figures, wanted: Record<string, string> = {}) {
  const found = (await of.registry.getMetricsAsJSON()).find((metric) => metric.name === name)
  const values = found?.values ?? []
  return values.filter(({ labels }) => Object.entries(wanted).every(([label, value]) => labels[label] === value))
}

async function total(name: string, labels: Record<string, string> = {}, of = figures): Promise<number> {
  const all = await samples(name.replace(/_(count|sum)$/, ''), of, labels)
  const each = all.filter((sample) => !('metricName' in sample) || sample.metricName === name)
  return each.reduce((sum, { value }) => sum + value, 0)
}

const requests = 'practicum_http_request_duration_seconds_count'

describe('a request', () => {
  test('is counted under the pattern of its call, never its address', async () => {
    await listening.send('/api/v1/lecture/intro/contents/101?member_type=IDV', {
      headers: { Host: 'm.shop.localhost:3000' },
    })
    const labels = { kind: 'call', route: '/api/v1/lecture/intro/contents/{lectureId}', method: 'GET', status: '2xx' }
    expect(await total(requests, { ...labels, layout: 'mobile' })).toBe(1)
    expect(await total(requests, { ...labels, layout: 'desktop' })).toBe(0)
  })

  test('is counted under the route and the layout of its page, from memory too', async () => {
    const visit = () =>
      listening.send('/contents?q=secret', { headers: { Host: 'localhost', 'User-Agent': 'Windows NT 10.0' } })
    await visit()
    await visit()
    const labels = { kind: 'page', route: '/contents/', layout: 'desktop', status: '2xx' }
    expect(await total(requests, labels)).toBe(2)
    expect(await total('practicum_pages_total', { from: 'rendering' })).toBe(1)
    expect(await total('practicum_pages_total', { from: 'memory' })).toBe(1)
    expect(await total('practicum_page_cache_bytes')).toBeGreaterThan(0)
    expect(await total('practicum_http_requests_in_flight')).toBe(0)
  })

  test('that is refused is counted by its cause', async () => {
    const { db } = sample.services
    const sent = { headers: { Host: 'localhost' }, from: '127.0.0.20' }
    const search = () => listening.send('/api/v1/board/notice/whole?title=a', sent)
    const openWindow = () => listening.send('/providers/postcode', sent)
    await search()
    await openWindow()
    await db.update(rateLimits).set({ points: 5_000 }).where(everyRow)
    expect([(await search()).status, (await openWindow()).status]).toEqual([429, 429])
    await db.delete(rateLimits).where(everyRow)
    expect(await total('practicum_refusals_total', { cause: 'limit' })).toBe(2)
    db.$client.setAvailable(false)
    expect((await listening.send('/api/v1/board/notice/whole', sent)).status).toBe(503)
    expect(await total('practicum_database_available')).toBe(0)
    db.$client.setAvailable(true)
    expect(await total('practicum_refusals_total', { cause: 'database' })).toBe(1)
  })
})

describe('labels', () => {
  const kinds = ['call', 'page', 'file', 'media', 'window', 'sandbox', 'health', 'other']
  const allowed: Record<string, readonly string[]> = {
    process: ['1'],
    kind: kinds,
    route: [
      ...endpoints.map(({ path }) => `/api${path}`),
      ...['/contents/', 'redirect', 'unknown', ...kinds],
      '/api/openapi.json',
      '/api/v1/pay/webhook/{provider}',
    ],
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'other'],
    layout: ['desktop', 'mobile', 'payment', 'desk', 'other'],
    status: ['1xx', '2xx', '3xx', '4xx', '5xx', 'closed'],
    cause: ['limit', 'slots', 'database', 'provider', 'page-data'],
    from: ['memory', 'rendering'],
    name: [
      ...['settle-payments', 'settle-orders', 'settle-refunds', 'settle-receipts', 'settle-webhook-events'],
      ...['send-messages', 'mail-course-openings', 'mail-ending-passes', 'prepare-data-exports', 'publish-drafts'],
      ...['draw-share-pictures', 'cleanup', 'record-head', 'mail-legal-notices'],
    ],
    slots: ['calls', 'bodies', 'polls', 'uploads', 'renders'],
    state: ['busy', 'idle'],
    outcome: [
      ...['done', 'failed', 'none', 'sent', 'refused', 'unavailable', 'paid', 'waiting', 'declined', 'canceled'],
      ...['open', 'missing', 'unanswered', 'pending', 'expired', 'verified'],
    ],
    port: ['identity', 'social', 'payment', 'learning', 'mail', 'sms', 'captcha'],
    provider: ['sandbox'],
    operation: ['confirm', 'query', 'cancel', 'issueCashReceipt', 'cancelCashReceipt', 'finishedLessons', 'send'],
    version: ['1.2.3'],
    node: [process.version],
  }

  test('have values of fixed sets, whatever is sent and bought', async () => {
    const buying = await signInBuyer(shop)
    await paidOrder(shop, buying)
    const { address } = await answerWindow(buying, await order(shop, buying), 'decline')
    await confirm(buying, address).catch(() => {})
    const word = fc.oneof(fc.stringMatching(/^[a-z0-9-]{1,12}$/), fc.webPath())
    const start = fc.constantFrom(
      '/',
      '/api/',
      '/api/v1/',
      '/api/v1/order/',
      '/media/',
      '/assets/',
      '/sandbox/',
      '/providers/',
    )
    await fc.assert(
      fc.asyncProperty(
        start,
        word,
        fc.constantFrom('GET', 'HEAD', 'POST', 'PROPFIND', 'PURGE'),
        fc.constantFrom('localhost', 'pay.shop.localhost:3000', 'm.shop.localhost:3000', 'elsewhere.example'),
        async (path, rest, method, host) => {
          await listening.send(`${path}${rest.replace(/^\//, '')}?q=${rest}`, { method, headers: { Host: host } })
        },
      ),
      { numRuns: 80 },
    )
    const found = (await figures.registry.getMetricsAsJSON()).filter(({ name }) => name.startsWith('practicum_'))
    const strays = found.flatMap(({ name, values }) =>
      values.flatMap(({ labels }) =>
        Object.entries(labels)
          .filter(([label]) => label !== 'le')
          .filter(([label, value]) => !allowed[label]?.includes(String(value)))
          .map(([label, value]) => `${name} ${label}=${value}`),
      ),
    )
    expect([...new Set(strays)]).toEqual([])
  })
})

describe('a provider', () => {
  const asked = newFigures()
  const adapter = {
    name: 'toss',
    send: async (outcome: 'paid' | 'throws' | 'none') => {
      if (outcome === 'throws') throw new ProviderUnavailable('no answer in time')
      return outcome === 'none' ? undefined : { outcome }
    },
    read: () => 'at once',
  }
  const observed = observeProvider(adapter, {
    ...{ port: 'payment', provider: 'toss', figures: asked },
    operations: ['send'],
  })

  test('is counted by operation and outcome, and answers as before', async () => {
    expect(await observed.send('paid')).toEqual({ outcome: 'paid' })
    expect(await observed.send('none')).toBeUndefined()
    await expect(observed.send('throws')).rejects.toThrow('no answer in time')
    expect(observed.read()).toBe('at once')
    const count = 'practicum_provider_request_duration_seconds_count'
    const labels = { port: 'payment', provider: 'toss', operation: 'send' }
    expect(await total(count, { ...labels, outcome: 'paid' }, asked)).toBe(1)
    expect(await total(count, { ...labels, outcome: 'none' }, asked)).toBe(1)
    expect(await total(count, { ...labels, outcome: 'failed' }, asked)).toBe(1)
    expect(await total(count, {}, asked)).toBe(3)
  })
})

test('a job is counted by its outcome, and shows when it last ended well', async () => {
  const seen = newFigures()
  const errors: unknown[] = []
  const run = (work: () => Promise<void>) =>
    runRegularly({
      ...{ name: 'send-messages', everyMs: 60_000, figures: seen },
      work,
      onError: (error) => errors.push(error),
    })()
  const last = () => total('practicum_job_last_success_timestamp_seconds', { name: 'send-messages' }, seen)
  const began = await last()
  await run(() => Promise.reject(new Error('no')))
  expect(await last()).toBe(began)
  await run(async () => {})
  expect(await last()).toBeGreaterThan(began)
  const runs = (outcome: string) =>
    total('practicum_job_run_duration_seconds_count', { name: 'send-messages', outcome }, seen)
  expect([await runs('failed'), await runs('done'), errors.length]).toEqual([1, 1, 1])
})

describe('what waits', () => {
  const { db, clock } = sample.services
  const nothing = {
    stuck: { payment: 0, refund: 0, receipt: 0, 'webhook-event': 0, message: 0 },
    stuckWon: { payment: 0, refund: 0 },
    outbox: { waiting: 0, oldestSeconds: 0 },
  }

  test('is told with its won, as the operator sees it', async () => {
    await db.delete(outboxMessages).where(everyRow)
    expect(await readBacklog({ db, clock })).toEqual(nothing)
    const buying = await signInBuyer(sample)
    const number = await paidOrder(sample, buying)
    await db.update(outboxMessages).set({ attempts: 3 }).where(everyRow)
    const now = clock.now()
    const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
    const [payment] = await db.select().from(payments)
    if (!payment) throw new Error('the order has a payment')
    await db
      .update(payments)
      .set({ status: 'confirming', amount: 30_000, requestedAt: ago(1) })
      .where(everyRow)
    const refund = { orderNumber: number, paymentId: payment.id, reason: 'changed_mind', account: null, checks: 1 }
    await db.insert(refunds).values({
      ...refund,
      ...{ id: crypto.randomUUID(), amount: 12_000, status: 'requested', isStray: false, awaitsReturn: false },
      ...{ requestedAt: ago(2), checkAt: null },
    })
    await db.insert(cashReceipts).values({
      ...{ orderNumber: number, type: 'personal', number: '0000', status: 'requested' },
      ...{ requestedAt: ago(25), checkAt: now, checks: 9 },
    })
    await db
      .insert(webhookEvents)
      .values({ provider: 'sandbox', eventId: 'lost', paymentId: payment.id, receivedAt: ago(1) })
    await db
      .update(outboxMessages)
      .set({ createdAt: ago(0.5) })
      .where(everyRow)
    const waiting = await db.$count(outboxMessages)
    const orders = await db.$count(payments)
    expect(await readBacklog({ db, clock })).toEqual({
      stuck: { payment: orders, refund: 1, receipt: 1, 'webhook-event': 1, message: waiting },
      stuckWon: { payment: orders * 30_000, refund: 12_000 },
      outbox: { waiting, oldestSeconds: 1_800 },
    })
  })

  test('is read once for several questions, and shows nothing rather than old numbers when it cannot be read', async () => {
    let reads = 0
    const healthy = createBacklogFigures(async () => {
      reads += 1
      return { ...nothing, stuckWon: { payment: 500, refund: 0 } }
    })
    await healthy.metrics()
    expect(await healthy.metrics()).toContain('practicum_stuck_won{kind="payment"} 500')
    expect(reads).toBe(1)
    const lines = (await createBacklogFigures(() => Promise.reject(new Error('away'))).metrics()).split('\n')
    expect(lines.filter((line) => /^practicum/.test(line))).toEqual(['practicum_backlog_readable 0'])
  })
})
