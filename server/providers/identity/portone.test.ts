import type { VerifiedIdentityVerification } from '@portone/server-sdk/identityVerification'
import { pino } from 'pino'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createPortOneIdentity } from './portone.ts'

const settings = {
  storeId: 'store-1',
  channelKey: 'channel-key-1',
  apiSecret: 'hush',
  scriptUrl: 'https://scripts.shop.example/portone.js',
}

/** Answers of PortOne from its documentation. */
const verified = {
  status: 'VERIFIED',
  id: 'verification-1',
  channel: { type: 'LIVE', id: 'channel-id-1', key: 'channel-key-1', pgProvider: 'DANAL', pgMerchantId: 'A010002002' },
  verifiedCustomer: {
    name: '김하늘',
    operator: 'SKT',
    phoneNumber: '01023450142',
    birthDate: '2001-04-12',
    gender: 'FEMALE',
    isForeigner: false,
    ci: 'ci-of-haneul',
    di: 'di-of-haneul',
  },
  requestedAt: '2026-11-21T03:00:00Z',
  updatedAt: '2026-11-21T03:01:00Z',
  statusChangedAt: '2026-11-21T03:01:00Z',
  verifiedAt: '2026-11-21T03:01:00Z',
  pgTxId: 'pg-1',
  pgRawResponse: '{}',
  version: 'V2',
} satisfies VerifiedIdentityVerification
const ready = { status: 'READY', id: 'verification-1', requestedCustomer: {}, version: 'V2' }
const failed = {
  status: 'FAILED',
  id: 'verification-1',
  requestedCustomer: {},
  failure: { reason: '사용자가 취소했습니다.', pgCode: 'C999', pgMessage: '취소' },
  version: 'V2',
}

/** PortOne's answer about the attempts of a verification, by the filter of the request. */
function findAttempt(address: URL): Response {
  const { filter } = v.parse(requestSchema, address.searchParams.get('requestBody'))
  const isOurs =
    filter.storeId === 'store-1' &&
    filter.identityVerificationId === 'verification-1' &&
    filter.identityVerificationTxId === 'attempt-1' &&
    filter.statuses.join() === 'VERIFIED'
  return json({ items: isOurs ? [verified] : [], page: { number: 0, size: 10, totalCount: isOurs ? 1 : 0 } })
}
const requestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    filter: v.strictObject({
      storeId: v.string(),
      identityVerificationId: v.string(),
      identityVerificationTxId: v.string(),
      statuses: v.array(v.string()),
    }),
  }),
)

/** PortOne with this answer about the verification; also returns its requests and the log. */
function portOne(answer: () => Response | Promise<Response>, find: (address: URL) => Response = findAttempt) {
  const asked: { address: string; authorization: string | undefined }[] = []
  const lines: string[] = []
  const log = pino({}, { write: (line) => lines.push(line) })
  const provider = createPortOneIdentity(settings, {
    log,
    paymentOrigin: 'https://pay.shop.example',
    fetch: async (input, init) => {
      asked.push({
        address: String(input),
        authorization: new Headers(init?.headers).get('Authorization') ?? undefined,
      })
      const address = new URL(String(input))
      return address.pathname === '/identity-verifications' ? find(address) : answer()
    },
  })
  return { provider, asked, lines }
}
const json = (body: object, status = 200) => Response.json(body, { status })

test('asks PortOne’s server, with the secret of the shop', async () => {
  const { provider, asked } = portOne(() => json(ready))
  await provider.ask('verification/1', 'attempt-1')
  expect(asked).toEqual([
    {
      address: 'https://api.portone.io/identity-verifications/verification%2F1?storeId=store-1',
      authorization: 'PortOne hush',
    },
  ])
})

test('returns the verified person', async () => {
  expect(await portOne(() => json(verified)).provider.ask('verification-1', 'attempt-1')).toEqual({
    outcome: 'verified',
    person: { key: 'portone:ci:ci-of-haneul', name: '김하늘', birth: '2001-04-12', phone: '01023450142' },
  })
})

describe('nobody is verified', () => {
  const verifiedWith = (change: object) => portOne(() => json({ ...verified, ...change }))

  test.each([null, '', 'attempt-2', 'pg-1'])(
    'with the proof %o, which is of no attempt of this verification',
    async (proof) => {
      const { provider, lines } = verifiedWith({})
      expect(await provider.ask('verification-1', proof)).toEqual({ outcome: 'pending' })
      expect(lines).toEqual([])
    },
  )

  test('by another verification that has this attempt', async () => {
    const { provider } = portOne(
      () => json(verified),
      () => json({ items: [{ ...verified, id: 'verification-2' }] }),
    )
    expect(await provider.ask('verification-1', 'attempt-1')).toEqual({ outcome: 'pending' })
  })

  test.each([
    { id: 'verification-2' },
    { channel: { ...verified.channel, key: 'channel-key-2' } },
    { channel: { ...verified.channel, key: undefined } },
    { channel: undefined },
  ])('by the answer about another verification or channel: %o', async (change) => {
    const { provider, lines } = verifiedWith(change)
    expect(await provider.ask('verification-1', 'attempt-1')).toEqual({ outcome: 'refused' })
    expect(lines.join()).toContain('another verification or channel')
  })

  test('while PortOne cannot say whose attempt it was', async () => {
    const { provider, lines } = portOne(
      () => json(verified),
      () => new Response('oops', { status: 500 }),
    )
    expect(await provider.ask('verification-1', 'attempt-1')).toEqual({ outcome: 'pending' })
    expect(lines).toHaveLength(1)
  })
})

describe('a person', () => {
  const askWith = (special: object) =>
    portOne(() => json({ ...verified, verifiedCustomer: { name: '김하늘', birthDate: '2001-04-12', ...special } }))

  test('is identified by the shop’s own key when there is no other', async () => {
    expect(await askWith({ di: 'di-of-haneul' }).provider.ask('verification-1', 'attempt-1')).toMatchObject({
      person: { key: 'portone:di:di-of-haneul', phone: null },
    })
  })

  test('without a day of birth is rejected: the age is not known', async () => {
    const { birthDate: _, ...verifiedCustomer } = verified.verifiedCustomer
    const { provider, lines } = portOne(() => json({ ...verified, verifiedCustomer }))
    expect(await provider.ask('verification-1', 'attempt-1')).toEqual({ outcome: 'refused' })
    expect(lines.join()).toContain('no day of birth')
  })

  test('without any key is rejected: several people can share name and birthday', async () => {
    const { provider, lines } = askWith({})
    expect(await provider.ask('verification-1', 'attempt-1')).toEqual({ outcome: 'refused' })
    expect(lines.join()).toContain('neither ci nor di')
    expect(lines.join()).not.toContain('김하늘')
  })

  test('has a phone number of digits only', async () => {
    expect(
      await askWith({ ci: 'x', phoneNumber: '010-2345-0142' }).provider.ask('verification-1', 'attempt-1'),
    ).toMatchObject({
      person: { phone: '01023450142' },
    })
  })
})

test('returns that the person has not answered yet', async () => {
  expect(await portOne(() => json(ready)).provider.ask('verification-1', 'attempt-1')).toEqual({ outcome: 'pending' })
})

test('returns that the person refused or failed', async () => {
  expect(await portOne(() => json(failed)).provider.ask('verification-1', 'attempt-1')).toEqual({ outcome: 'refused' })
})

test('waits while the verification is unknown to PortOne', async () => {
  const { provider, lines } = portOne(() => json({ type: 'IDENTITY_VERIFICATION_NOT_FOUND' }, 404))
  expect(await provider.ask('verification-1', 'attempt-1')).toEqual({ outcome: 'pending' })
  expect(lines).toEqual([])
})

test.each([
  ['refuses the secret', () => json({ type: 'UNAUTHORIZED' }, 401)],
  ['is broken', () => new Response('oops', { status: 500 })],
  ['answers no JSON', () => new Response('<html>')],
  ['answers something new', () => json({ status: 'PAUSED' })],
  ['leaves out the name', () => json({ ...verified, verifiedCustomer: { birthDate: '2001-04-12', ci: 'x' } })],
  ['can not be reached', () => Promise.reject(new TypeError('fetch failed'))],
])('waits, and tells the operator, while PortOne %s', async (_, answer) => {
  const { provider, lines } = portOne(answer)
  expect(await provider.ask('verification-1', 'attempt-1')).toEqual({ outcome: 'pending' })
  expect(lines).toHaveLength(1)
  expect(lines.join()).not.toMatch(/hush|haneul/)
})

test('opens its window on the payment host, by a ticket', async () => {
  const { provider } = portOne(() => json(ready))
  const begun = await provider.begin({
    id: 'verification-1',
    method: 'OACX',
    purpose: 'login',
    origin: 'https://shop.example',
    returnAddress: 'https://shop.example/oacx?idfc_id=verification-1',
    expiresAt: new Date(),
  })
  expect(begun).toEqual({ providerKey: 'verification-1' })
  expect(provider.window({ ...begun, origin: 'https://shop.example', ticket: 'ticket-1' })).toBe(
    'https://pay.shop.example/providers/identity/portone?ticket=ticket-1',
  )
})
