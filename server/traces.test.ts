import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { listeningShop, overNetwork } from '../tests/support/server/listening-shop.ts'
import { buyer, paidOrder, signInBuyer } from '../tests/support/server/orders.ts'
import { sampleShop } from '../tests/support/server/shop.ts'
import { type ReceivedSpan, startTraceReceiver } from '../tests/support/server/trace-receiver.ts'
import { members } from './db/schema/members.ts'
import { payments } from './db/schema/payments.ts'
import { exportTraces } from './lib/export-traces.ts'
import { isTracing } from './lib/traces.ts'

const receiver = await startTraceReceiver()
// Before the database is opened: connections are traced from their beginning.
const stopTraces = exportTraces({ endpoint: receiver.endpoint, service: 'practicum', ratio: 1 }, '0.0.0')
const sample = await sampleShop()
const listening = await listeningShop(sample)
afterAll(async () => {
  if (isTracing()) await stopTraces()
  await receiver[Symbol.asyncDispose]()
})

/** Presses by the path that they called: the ids of the trace and of the press. */
const presses = new Map<string, { readonly trace: string; readonly press: string }>()
const shop = overNetwork(sample, listening, (method, path): Record<string, string> => {
  if (method === 'GET') return {}
  const [trace, press] = [crypto.randomUUID(), crypto.randomUUID()].map((uuid) => uuid.replaceAll('-', ''))
  presses.set(path, { trace: trace ?? '', press: press?.slice(16) ?? '' })
  return { traceparent: `00-${trace}-${press?.slice(16)}-00` }
})

const buying = await signInBuyer(shop, { email: 'haneul@mail.example', phone: '01029384756' })
const number = await paidOrder(shop, buying)
const visitor = { Host: 'shop.localhost:3000', 'User-Agent': 'Windows NT' }
await listening.send('/contents', { headers: visitor })
await listening.send('/contents', { headers: visitor })
await stopTraces()

const spansOf = (trace: string | undefined) => receiver.spans.filter(({ traceId }) => traceId === trace)

/** Names of a span and those above it, the highest first. */
function pathTo(span: ReceivedSpan, spans: readonly ReceivedSpan[]): string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId)
  return [...(parent ? pathTo(parent, spans) : []), span.name]
}

describe('a purchase', () => {
  test('is one trace from the press to the answer of the payment provider', () => {
    const press = presses.get('/api/v1/pay/confirm')
    const spans = spansOf(press?.trace)
    const call = spans.find(({ parentSpanId }) => parentSpanId === press?.press)
    expect(call?.name).toBe('POST /api/v1/pay/confirm')
    const paths = spans.map((span) => pathTo(span, spans))
    expect(paths.every(([first]) => first === 'POST /api/v1/pay/confirm')).toBe(true)
    expect(paths).toContainEqual(['POST /api/v1/pay/confirm', 'sandbox confirm'])
    expect(paths).toContainEqual(['POST /api/v1/pay/confirm', 'transaction', 'update payments'])
    expect(paths).toContainEqual(['POST /api/v1/pay/confirm', 'transaction', 'update orders'])
    const provider = spans.find(({ name }) => name === 'sandbox confirm')
    expect(provider?.attributes).toContainEqual({ key: 'practicum.outcome', value: { stringValue: 'paid' } })
  })

  test('leaves nothing of the buyer, the order or a token in any trace', async () => {
    const { db } = sample.services
    const [member] = await db.select().from(members).where(eq(members.id, buying.memberId))
    const [payment] = await db.select().from(payments).where(eq(payments.orderNumber, number))
    // Random numbers and times contain any five digits, such as a postcode, now and then.
    const text = receiver.text().replace(/"(?:\w*[iI]d|\w*UnixNano)":"[0-9a-f]+"/g, '')
    expect(text).toContain('insert orders')
    expect(text).not.toMatch(/UnixNano|spanId/)
    const personal = [member?.name, member?.userid, member?.email, member?.phone, member?.id, buying.token, number]
    const ofPayment = [payment?.id, payment?.providerOrderId, payment?.providerKey]
    for (const each of [...personal, ...ofPayment, ...textsOf(buyer)]) {
      expect(each).toBeTruthy()
      expect(text).not.toContain(each)
    }
    expect(text).not.toContain('198.51.')
  })
})

test('statements that belong to no request and no row of a job have no span', () => {
  const roots = receiver.spans.filter(({ parentSpanId }) => parentSpanId === '')
  expect(roots.filter(({ name }) => /^(select|insert|update|delete|begin|transaction)/.test(name))).toEqual([])
})

test('a page has a trace when it is rendered, and none from memory', () => {
  const rendered = receiver.spans.filter(({ name }) => name === 'render')
  expect(rendered.map((span) => pathTo(span, receiver.spans))).toEqual([['GET unknown', 'render']])
  const layout = { key: 'practicum.layout', value: { stringValue: 'desktop' } }
  const ofPages = receiver.spans.filter(({ name, attributes }) => {
    const texts = attributes.map((attribute) => JSON.stringify(attribute))
    return name === 'GET unknown' && texts.includes(JSON.stringify(layout))
  })
  expect(ofPages).toHaveLength(1)
})

test('of the traces that browsers begin, a share is kept, and each of them whole', async () => {
  await using kept = await startTraceReceiver()
  const stop = exportTraces({ endpoint: kept.endpoint, service: 'practicum', ratio: 0.5 }, '0.0.0')
  const ids = Array.from({ length: 40 }, () => crypto.randomUUID().replaceAll('-', ''))
  const press = (id: string, flags: string) =>
    listening.send('/api/v1/lecture/intro/category/menu', {
      headers: { Host: 'localhost', traceparent: `00-${id}-00f067aa0ba902b7-${flags}` },
    })
  for (const id of ids) await press(id, '00')
  // The browser's flag does not decide.
  for (const id of ids) await press(id, '01')
  await stop()
  const calls = kept.spans.filter(({ parentSpanId }) => parentSpanId === '00f067aa0ba902b7')
  const found = new Set(calls.map(({ traceId }) => traceId))
  expect(found.size).toBeGreaterThan(5)
  expect(found.size).toBeLessThan(35)
  expect(calls).toHaveLength(2 * found.size)
})

test('a browser that chooses the numbers of its traces gets no larger share', async () => {
  await using kept = await startTraceReceiver()
  const stop = exportTraces({ endpoint: kept.endpoint, service: 'practicum', ratio: 0.5 }, '0.0.0')
  for (let index = 1; index <= 60; index++) {
    const id = index.toString(16).padStart(32, '0')
    await listening.send('/api/v1/lecture/intro/category/menu', {
      headers: { Host: 'localhost', traceparent: `00-${id}-00f067aa0ba902b7-01` },
    })
  }
  await stop()
  const calls = kept.spans.filter(({ parentSpanId }) => parentSpanId === '00f067aa0ba902b7')
  expect(calls.length).toBeGreaterThan(8)
  expect(calls.length).toBeLessThan(52)
})

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 1 ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
