import { createHmac } from 'node:crypto'
import type { FailedMessage } from 'solapi'
import { expect, test } from 'vitest'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { today } from '#tests/support/server/sample-catalogue.ts'
import { clockOn } from '#tests/support/server/shop.ts'
import { createSolapiSms } from './solapi.ts'

const account = { apiKey: 'KEY', apiSecret: 'SECRET', sender: '0216000142' }
const message = {
  to: '01036520142',
  purpose: 'find-id',
  locale: 'ko',
  goodUntil: new Date(),
  text: '[Practicum] 인증번호 483910.',
} as const

/** An answer of the service that accepts a message. */
const taken = {
  groupId: 'G4V20260101000000AAAAAAAAAAAAAAA',
  to: '01036520142',
  from: '0216000142',
  type: 'SMS',
  statusMessage: '정상 접수(이통사로 접수 예정) ',
  country: '82',
  messageId: 'M4V20260101000000BBBBBBBBBBBBBBB',
  statusCode: '2000',
  accountId: '12345678',
} satisfies FailedMessage & { readonly groupId: string }

/** The adapter with a service that answers this; also returns what was sent. */
async function send(answer: () => Response | Promise<Response>) {
  const sent: Request[] = []
  const fetch: typeof globalThis.fetch = async (address, init) => {
    sent.push(new Request(address, init))
    return answer()
  }
  const sms = createSolapiSms(account, { clock: clockOn(today), log: watchedLog().log, fetch })
  return { delivery: await sms.send(message), sent }
}

test('sends a text message, signed with the time', async () => {
  const { delivery, sent } = await send(() => Response.json(taken))
  expect(delivery).toBe('sent')
  const [request] = sent
  expect(request?.method).toBe('POST')
  expect(request?.url).toBe('https://api.solapi.com/messages/v4/send')
  expect(await request?.json()).toEqual({
    message: { to: '01036520142', from: '0216000142', text: '[Practicum] 인증번호 483910.' },
  })
  const signed = /^HMAC-SHA256 apiKey=KEY, date=(\S+), salt=([0-9a-f]{32}), signature=([0-9a-f]{64})$/
  const [, date, salt, signature] = signed.exec(request?.headers.get('Authorization') ?? '') ?? []
  expect(date).toBe('2026-11-20T18:00:00.000Z')
  expect(signature).toBe(createHmac('sha256', 'SECRET').update(`${date}${salt}`).digest('hex'))
})

test('signs every message with another salt', async () => {
  const [one, other] = [await send(() => Response.json(taken)), await send(() => Response.json(taken))]
  expect(one.sent[0]?.headers.get('Authorization')).not.toBe(other.sent[0]?.headers.get('Authorization'))
})

test.each([
  ['refused', () => Response.json({ errorCode: 'InvalidAPIKey', errorMessage: 'no such key' }, { status: 403 })],
  ['refused', () => Response.json({ errorCode: 'ValidationError', errorMessage: 'from' }, { status: 400 })],
  ['refused', () => Response.json({ ...taken, statusCode: '1062' })],
  ['refused', () => Response.json({})],
  ['unavailable', () => new Response('busy', { status: 503 })],
  ['unavailable', () => new Response('slower', { status: 429 })],
  ['unavailable', () => new Response('<html>')],
  ['unavailable', () => Promise.reject(new TypeError('fetch failed'))],
])('tells what became of a message that was not taken over: %s', async (delivery, answer) => {
  expect((await send(answer)).delivery).toBe(delivery)
})
