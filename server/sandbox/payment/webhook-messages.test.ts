import * as v from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createClock } from '#server/lib/clock.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { sandboxRecordsOf } from '../records.ts'
import { sandboxMessages } from './webhook-messages.ts'

/** The published example of Standard Webhooks; the second signature is by OpenSSL. */
const example = {
  secret: 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  eventId: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  second: 1_614_265_330,
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  ofPayment: 'v1,nfskduz+R9caYgBNF6eQ2veDElZpGPnKb3wETMgpiig=',
}

const services = { db: (await testDatabase()).database.db, clock: createClock() }
await sandboxRecordsOf(services, 'payment-webhook-key', v.string()).put('key', example.secret)
const messages = sandboxMessages(services)

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: example.second * 1000 })
})
afterAll(() => {
  vi.useRealTimers()
})

test('a webhook of the sandbox is signed as the standard says', async () => {
  const at = new Date(example.second * 1000)
  expect(await messages.sign(example.eventId, '20261121-7QK2M9XD-1', at)).toEqual({
    body: '{"type":"payment","orderId":"20261121-7QK2M9XD-1"}',
    headers: {
      'content-type': 'application/json',
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': example.ofPayment,
    },
  })
})

test('the standard’s example passes, and does not with another body', async () => {
  const headers = new Headers({
    'webhook-id': example.eventId,
    'webhook-timestamp': String(example.second),
    'webhook-signature': example.signature,
  })
  expect(await messages.verify(headers, example.body)).toEqual({ test: 2_432_232_314 })
  await expect(messages.verify(headers, '{"test":2432232314}')).rejects.toThrow('No matching signature found')
})
