import { randomUUID } from 'node:crypto'
import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { identityLimits } from '../../../contract/identity-verification.ts'
import { sampleShop } from '../../../tests/support/server-shop.ts'
import { openVerification } from '../../api/identity-verification/open-verification.ts'
import { refreshVerification, standingOf } from '../../api/identity-verification/verification.ts'
import type { IdentityAnswer } from './port.ts'
import { createPortOneIdentity } from './portone.ts'
import { portOnePages } from './portone-page.ts'
import { createLog } from '../../log.ts'

const shop = await sampleShop()
const settings = { storeId: 'store-1', channelKey: 'channel-key-1', apiSecret: 'hush' }

/** A verification under way, with pages that hear of PortOne what is set. */
async function underWay(path = '/login?x=1') {
  let heard: IdentityAnswer = { outcome: 'pending' }
  const identity = { ...createPortOneIdentity(settings, { log: createLog('silent') }), ask: async () => heard }
  const services = { ...shop.services, providers: { ...shop.services.providers, identity } }
  const caller = shop.browser().asCaller()
  const wanted = { method: 'CIVS', purpose: 'login', returnPath: path } as const
  const { idfc_id, url } = await openVerification(services, caller, wanted)
  const pages = portOnePages(services, settings)
  const standing = async () => {
    const verification = await refreshVerification(services, caller, idfc_id)
    return verification && standingOf(verification, services.clock.now())
  }
  return {
    pages,
    url,
    idfc_id,
    standing,
    hear: (answer: IdentityAnswer) => {
      heard = answer
    },
  }
}

const back = (id: string, query = '') => `/providers/identity/portone/return?request=${id}${query}`

test('opens PortOne’s window with what PortOne gave the shop, but not its secret', async () => {
  const { pages, url, idfc_id } = await underWay()
  const html = await (await pages.request(url)).text()
  const { document } = new Window()
  document.write(html)
  expect({ ...document.body.dataset }).toEqual({
    store: 'store-1',
    channel: 'channel-key-1',
    verification: idfc_id,
    back: `http://practicum.localhost:3000${back(idfc_id)}`,
  })
  expect(html).toContain('PortOne.requestIdentityVerification')
  expect(html).not.toContain('hush')
})

test('runs no script but PortOne’s and its own', async () => {
  const { pages, url } = await underWay()
  const policy = (await pages.request(url)).headers.get('Content-Security-Policy')
  expect(policy).toMatch(/(^|; )script-src 'sha256-[^']+' https:\/\/cdn\.portone\.io(;|$)/)
  expect(policy).toContain("default-src 'none'")
})

describe('a window that is done', () => {
  test('leads back to where the person left, verified if PortOne’s server says so', async () => {
    const { pages, idfc_id, hear, standing } = await underWay()
    hear({ outcome: 'verified', person: { key: 'portone:ci:1', name: 'Kim', birth: '2001-04-12', phone: null } })
    const response = await pages.request(back(idfc_id))
    expect(response.headers.get('Location')).toBe(`http://practicum.localhost:3000/login?x=1&idfc_id=${idfc_id}`)
    expect(await standing()).toBe('verified')
  })

  test('proves nothing by itself', async () => {
    const { pages, idfc_id, standing } = await underWay()
    await pages.request(back(idfc_id, '&transactionType=IDENTITY_VERIFICATION'))
    expect(await standing()).toBe('requested')
  })

  test('with a fault ends the verification', async () => {
    const { pages, idfc_id, standing } = await underWay()
    await pages.request(back(idfc_id, '&code=IDENTITY_VERIFICATION_CANCELED'))
    expect(await standing()).toBe('canceled')
  })

  test('with a fault does not undo what PortOne’s server says', async () => {
    const { pages, idfc_id, hear, standing } = await underWay()
    hear({ outcome: 'verified', person: { key: 'portone:ci:1', name: 'Kim', birth: '2001-04-12', phone: null } })
    await pages.request(back(idfc_id, '&code=PG_PROVIDER_ERROR'))
    expect(await standing()).toBe('verified')
  })
})

describe('nothing is opened', () => {
  test.each(['', 'x', randomUUID()])('for the number "%s"', async (id) => {
    const { pages } = await underWay()
    expect((await pages.request(`/providers/identity/portone?request=${id}`)).status).toBe(404)
    expect((await pages.request(back(id))).status).toBe(404)
  })

  test('when the time is over', async () => {
    const { pages, url } = await underWay()
    shop.pass(identityLimits.verifySeconds)
    const response = await pages.request(url)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('<script')
  })
})
