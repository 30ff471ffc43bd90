import { Window } from 'happy-dom'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { identityLimits } from '../../../contract/identity-verification.ts'
import { openWindowBrowser } from '../../../tests/support/server/window-browser.ts'
import { sampleShop } from '../../../tests/support/server/shop.ts'
import { openVerification } from '../../api/identity-verification/open-verification.ts'
import { refreshVerification, statusAt } from '../../api/identity-verification/verification.ts'
import { createLog } from '../../lib/log.ts'
import { identityPages, windowTicketSeconds } from './identity-window.ts'
import type { IdentityAnswer } from '../../providers/identity/port.ts'
import { createPortOneIdentity } from '../../providers/identity/portone.ts'
import { portOnePages } from './portone-identity.ts'

const shop = await sampleShop()
const settings = {
  storeId: 'store-1',
  channelKey: 'channel-key-1',
  apiSecret: 'hush',
  scriptUrl: 'https://scripts.shop.example/portone.js',
}
const shopOrigin = 'http://practicum.localhost:3000'
const paymentOrigin = 'http://pay.practicum.localhost:3000'
const person = { key: 'portone:ci:1', name: 'Kim', birth: '2001-04-12', phone: null }

/** A verification that has begun, with pages whose PortOne answers as set. */
async function underWay(path = '/login?x=1') {
  let heard: IdentityAnswer = { outcome: 'pending' }
  const real = createPortOneIdentity(settings, { log: createLog('silent'), paymentOrigin })
  const identity = { ...real, ask: async () => heard }
  const services = { ...shop.services, providers: { ...shop.services.providers, identity } }
  const pages = new Hono()
  pages.route('/', portOnePages(services, settings))
  pages.route('/', identityPages(services))
  const begunIn = openWindowBrowser(pages, shopOrigin)
  const wanted = { method: 'CIVS', purpose: 'login', returnPath: path } as const
  const { idfc_id, url } = await openVerification(services, begunIn.caller, wanted)
  return {
    url,
    idfc_id,
    begunIn,
    another: openWindowBrowser(pages, shopOrigin),
    standing: async () => {
      const verification = await refreshVerification(services, begunIn.caller, idfc_id)
      return verification && statusAt(verification, services.clock.now())
    },
    hear: (answer: IdentityAnswer) => {
      heard = answer
    },
  }
}

/** Data that the page passes to PortOne's script. */
function factsOf(html: string): Record<string, string | undefined> {
  const { document } = new Window()
  document.write(html)
  return { ...document.body.dataset }
}

/** Where PortOne's window of this browser returns to. */
async function windowOf({ begunIn, url }: Awaited<ReturnType<typeof underWay>>): Promise<string> {
  const window = await begunIn.goTo(url)
  expect(window.status).toBe(200)
  return factsOf(window.html)['back'] ?? expect.fail('the window leads nowhere')
}

describe('PortOne’s window', () => {
  test('opens on the payment host, with the shop’s PortOne settings but not its secret', async () => {
    const { begunIn, url, idfc_id } = await underWay()
    const window = await begunIn.goTo(url)
    expect(window.address.origin).toBe(paymentOrigin)
    expect(factsOf(window.html)).toEqual({
      store: 'store-1',
      channel: 'channel-key-1',
      verification: idfc_id,
      back: `${paymentOrigin}/providers/identity/portone/return?request=${idfc_id}`,
    })
    expect(window.html).toContain('PortOne.requestIdentityVerification')
    expect(window.html).not.toContain('hush')
  })

  test('runs only PortOne’s script and its own', async () => {
    const { begunIn, url } = await underWay()
    const policy = (await begunIn.goTo(url)).headers.get('Content-Security-Policy')
    expect(policy).toMatch(/(^|; )script-src 'sha256-[^']+' https:\/\/scripts\.shop\.example(;|$)/)
    expect(policy).toContain("default-src 'none'")
  })

  test('does not open after the expiry, nor by a ticket of the last minute', async () => {
    const { begunIn, url } = await underWay()
    shop.pass(identityLimits.verifySeconds - 60)
    const ticket = (await begunIn.visit(url)).headers.get('Location') ?? ''
    shop.pass(60)
    for (const address of [ticket, url]) {
      const page = await begunIn.goTo(address)
      expect([page.status, page.html.includes('<script')]).toEqual([404, false])
    }
  })
})

describe('a finished window', () => {
  test('returns to where it began, verified if PortOne’s server says so', async () => {
    const run = await underWay()
    const back = await windowOf(run)
    run.hear({ outcome: 'verified', person })
    const { address } = await run.begunIn.goTo(back)
    expect(address.href).toBe(`${shopOrigin}/login?x=1&idfc_id=${run.idfc_id}`)
    expect(await run.standing()).toBe('verified')
  })

  test('proves nothing by itself', async () => {
    const run = await underWay()
    await run.begunIn.goTo(`${await windowOf(run)}&transactionType=IDENTITY_VERIFICATION`)
    expect(await run.standing()).toBe('requested')
  })

  test('counts later when PortOne’s server could not be asked at once', async () => {
    const run = await underWay()
    await run.begunIn.goTo(await windowOf(run))
    run.hear({ outcome: 'verified', person })
    expect(await run.standing()).toBe('verified')
  })

  test('with an error ends the verification', async () => {
    const run = await underWay()
    await run.begunIn.goTo(`${await windowOf(run)}&code=IDENTITY_VERIFICATION_CANCELED`)
    expect(await run.standing()).toBe('canceled')
  })

  test('with an error does not override PortOne’s server', async () => {
    const run = await underWay()
    const back = await windowOf(run)
    run.hear({ outcome: 'verified', person })
    await run.begunIn.goTo(`${back}&code=PG_PROVIDER_ERROR`)
    expect(await run.standing()).toBe('verified')
  })
})

describe('a verification that one browser began and whose address another received', () => {
  test('does not open there, and can still be opened where it began', async () => {
    const run = await underWay()
    const page = await run.another.goTo(run.url)
    expect([page.status, page.html.includes('<script')]).toEqual([403, false])
    expect(page.html).toContain('This identity verification wasn’t started in this browser.')
    await windowOf(run)
  })

  test('gives no session when the victim completes a window that the attacker opened', async () => {
    const run = await underWay()
    const door = await run.begunIn.visit(run.url)
    const window = await run.another.goTo(door.headers.get('Location') ?? '')
    expect(window.address.origin).toBe(paymentOrigin)
    run.hear({ outcome: 'verified', person })
    const end = await run.another.goTo(factsOf(window.html)['back'] ?? '')
    expect([end.status, end.address.origin]).toEqual([403, shopOrigin])
    expect(await run.standing()).toBe('requested')
  })

  test('cannot be finished by the browser that began it, without the return address that the victim received', async () => {
    const run = await underWay()
    const door = await run.begunIn.visit(run.url)
    await run.another.goTo(door.headers.get('Location') ?? '')
    run.hear({ outcome: 'verified', person })
    for (const path of [
      `${paymentOrigin}/providers/identity/portone/return?request=${run.idfc_id}`,
      `${shopOrigin}/providers/identity/return?request=${run.idfc_id}`,
      `${shopOrigin}/providers/identity/return?request=${run.idfc_id}&key=${run.idfc_id}`,
    ]) {
      expect((await run.begunIn.goTo(path)).status).toBe(403)
    }
    expect(await run.standing()).toBe('requested')
  })

  test('has a ticket that opens one window and expires soon', async () => {
    const run = await underWay()
    const used = (await run.begunIn.visit(run.url)).headers.get('Location') ?? ''
    expect((await run.begunIn.goTo(used)).status).toBe(200)
    expect((await run.another.goTo(used)).status).toBe(404)
    const late = (await run.begunIn.visit(run.url)).headers.get('Location') ?? ''
    shop.pass(windowTicketSeconds)
    expect((await run.begunIn.goTo(late)).status).toBe(404)
  })
})

describe('of two verifications that run simultaneously', () => {
  const locationOf = async (response: Promise<Response>) =>
    (await response).headers.get('Location') ?? expect.fail('the address leads nowhere')
  const both = async () => ({ one: await underWay(), other: await underWay('/sign-up') })

  test('each opens its own window', async () => {
    const { one, other } = await both()
    const doors = [await locationOf(one.begunIn.visit(one.url)), await locationOf(other.begunIn.visit(other.url))]
    const windows = [await one.begunIn.goTo(doors[0] ?? ''), await other.begunIn.goTo(doors[1] ?? '')]
    expect(windows.map(({ html }) => factsOf(html)['verification'])).toEqual([one.idfc_id, other.idfc_id])
  })

  test('each returns to its own page', async () => {
    const { one, other } = await both()
    const backs = [await windowOf(one), await windowOf(other)]
    const ends = [
      await locationOf(one.begunIn.visit(backs[0] ?? '')),
      await locationOf(other.begunIn.visit(backs[1] ?? '')),
    ]
    one.hear({ outcome: 'verified', person })
    expect((await one.begunIn.goTo(ends[0] ?? '')).address.href).toBe(`${shopOrigin}/login?x=1&idfc_id=${one.idfc_id}`)
    expect(await one.standing()).toBe('verified')
    expect((await other.begunIn.goTo(ends[1] ?? '')).address.pathname).toBe('/sign-up')
    expect(await other.standing()).toBe('requested')
  })

  test('one does not count as returned because the other is', async () => {
    const { one, other } = await both()
    await windowOf(one)
    await other.begunIn.goTo(await windowOf(other))
    one.hear({ outcome: 'verified', person })
    expect(await one.standing()).toBe('requested')
  })
})
