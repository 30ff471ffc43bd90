import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { everyRow } from '../db/every-row.ts'
import { rateLimits } from '../db/schema/sign-in.ts'
import { createNetworkRateLimit } from './network-rate-limit.ts'

const shop = await sampleShop()
const { db } = shop.services
const rateLimit = createNetworkRateLimit(db)

/** Reads that write a row, hold a connection or ask a provider, written by hand. */
const costlyReads = [
  'certificate-file',
  'check-userid',
  'course-training',
  'identity-verification-status',
  'my-courses',
  'open-qr-login',
  'own-certificate',
  'own-review',
  'prove-certificate',
  'qr-login-status',
  'refund-preview',
  'withdrawal-preview',
]

let networks = 0

/** A network that has made this many calls within the minute. */
async function networkWith(points: number): Promise<{ readonly address: string }> {
  networks += 1
  const network = { address: `192.0.2.${networks}` }
  await db.delete(rateLimits).where(everyRow)
  await rateLimit.consume({ method: 'POST' }, network)
  await db.update(rateLimits).set({ points }).where(everyRow)
  return network
}

const uuid = randomUUID()
const parameters: Readonly<Record<string, string>> = {
  idfc_id: uuid,
  item: uuid,
  qr_id: uuid,
  id: '101',
  lectureId: '101',
  field: 'healthcare',
  document: 'terms',
  edition: '2025',
  name: 'introduction',
}

/** Code of the answer to a read. Reads of members answer a visitor that they need a token. */
async function read(path: string, network: { readonly address: string }): Promise<unknown> {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? expect.fail(`no ${name}`))
  const response = await shop.browser(network).request('GET', address)
  return response.json()
}

const reads = endpoints.filter(({ method }) => method === 'GET')
const tooMany = { status_code: 'PR10005429' }

describe.each(reads.filter(({ name }) => costlyReads.includes(name)))('$name', ({ path }) => {
  it('is counted: refused to a network with 1,200 calls in the minute, and not before', async () => {
    expect(await read(path, await networkWith(1_199))).not.toMatchObject(tooMany)
    expect(await read(path, await networkWith(1_200))).toMatchObject(tooMany)
    expect(await read(path, await networkWith(1_201))).toMatchObject(tooMany)
  })
})

describe.each(reads.filter(({ name }) => !costlyReads.includes(name)))('$name', ({ path }) => {
  it('only reads: answered to a network with any number of calls', async () => {
    expect(await read(path, await networkWith(5_000))).not.toMatchObject(tooMany)
  })
})

it('counts each costly read as one call', async () => {
  const network = await networkWith(1_198)
  const { path } = reads.find(({ name }) => name === 'check-userid') ?? expect.fail('no such call')
  expect(await read(path, network)).not.toMatchObject(tooMany)
  expect(await read(path, network)).not.toMatchObject(tooMany)
  expect(await read(path, network)).toMatchObject(tooMany)
})

it('counts the begin of a social login, which writes a row', async () => {
  const begin = async (points: number) => {
    const browser = shop.browser(await networkWith(points))
    const response = await browser.visit('/api/v1/member/auth/login/social/google')
    return { status: response.status, code: browser.cookie('status_code') }
  }
  expect(await begin(1_199)).toEqual({ status: 302, code: undefined })
  expect(await begin(1_200)).toEqual({ status: 302, code: 'PR10005429' })
})

it('counts searches by themselves: 1,200 in the minute', async () => {
  const search = '/v1/board/device?title=headset'
  expect(await read(search, await networkWith(5_000))).not.toMatchObject(tooMany)
  const network = await networkWith(1)
  expect(await read(search, network)).not.toMatchObject(tooMany)
  await db.update(rateLimits).set({ points: 1_200 }).where(everyRow)
  expect(await read(search, network)).toMatchObject(tooMany)
  expect(await read('/v1/board/device', network)).not.toMatchObject(tooMany)
})

it('knows every costly read by its name', () => {
  expect(reads.flatMap(({ name }) => (costlyReads.includes(name) ? [name] : [])).sort()).toEqual(costlyReads)
})
