import { Window } from 'happy-dom'
import { Hono } from 'hono'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { identityLimits } from '#contract/accounts/identity-verification.ts'
import { openVerification } from '#server/api/identity-verification/open-verification.ts'
import { refreshVerification, statusAt } from '#server/api/identity-verification/verification.ts'
import type { IdentityAnswer } from '#server/providers/identity/port.ts'
import { createPortOneIdentity } from '#server/providers/identity/portone.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { policyFindings } from '#tests/support/server/policy-findings.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { openWindowBrowser } from '#tests/support/server/window-browser.ts'
import { identityPages, windowTicketSeconds } from './identity-window.ts'
import { portOnePages } from './portone-identity.ts'

const shop = await sampleShop()
const settings = {
  storeId: 'store-1',
  channelKey: 'channel-key-1',
  apiSecret: 'hush',
  scriptUrl: 'https://scripts.shop.example/portone.js',
}
const shopOrigin = 'http://shop.localhost:3000'
const paymentOrigin = 'http://pay.shop.localhost:3000'
/** The attempt that PortOne's server knows as the verified one. */
const attempt = '01937702-2765-b741-5d38-7576e62d901b'
const person = { key: 'portone:ci:1', name: 'Kim', birth: '2001-04-12', phone: null }

/**
 * A verification that has begun, with pages whose PortOne answers as set. `ignoresAttempt`: PortOne finds a verified check
 * by any attempt.
 */
async function underWay(path = '/login?x=1', { ignoresAttempt = false } = {}) {
  let heard: IdentityAnswer = { outcome: 'pending' }
  const real = createPortOneIdentity(settings, { log: watchedLog().log, paymentOrigin })
  const ask = async (_: string, proof: string | null): Promise<IdentityAnswer> =>
    heard.outcome === 'verified' && (proof === null || (!ignoresAttempt && proof !== attempt))
      ? { outcome: 'pending' }
      : heard
  const identity = { ...real, ask }
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
function factsOf(html: string) {
  const { document } = new Window()
  document.write(html)
  return v.parse(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())), document.body.dataset['input'])
}

/** Opens PortOne's window in this browser. Returns where PortOne returns to, before it has added anything. */
async function openWindow({ begunIn, url }: Awaited<ReturnType<typeof underWay>>): Promise<string> {
  const window = await begunIn.goTo(url)
  expect(window.status).toBe(200)
  return factsOf(window.html)['redirectUrl'] ?? expect.fail('the window leads nowhere')
}

/** An address with the parameters that PortOne adds for the browser that verified. */
function withAttempt(back: string, id = attempt): string {
  return `${back}&identityVerificationTxId=${id}&transactionType=IDENTITY_VERIFICATION`
}

/** Where PortOne sends this browser when it has verified. */
async function windowOf(run: Awaited<ReturnType<typeof underWay>>): Promise<string> {
  return withAttempt(await openWindow(run))
}

describe('PortOne’s window', () => {
  test('opens on the payment host, with the shop’s PortOne settings but not its secret', async () => {
    const { begunIn, url, idfc_id } = await underWay()
    const window = await begunIn.goTo(url)
    expect(window.address.origin).toBe(paymentOrigin)
    expect(factsOf(window.html)).toEqual({
      storeId: 'store-1',
      channelKey: 'channel-key-1',
      identityVerificationId: idfc_id,
      redirectUrl: `${paymentOrigin}/providers/identity/portone/return?request=${idfc_id}`,
    })
    expect(window.html).toContain('PortOne.requestIdentityVerification')
    expect(window.html).not.toContain('hush')
  })

  test('runs only PortOne’s script and its own', async () => {
    const { begunIn, url } = await underWay()
    const policy = (await begunIn.goTo(url)).headers.get('Content-Security-Policy') ?? ''
    expect(policy).toMatch(/(^|; )script-src 'sha256-[^']+' https:\/\/scripts\.shop\.example(;|$)/)
    expect(policyFindings(policy)).toEqual([])
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
    await run.begunIn.goTo(await windowOf(run))
    expect(await run.standing()).toBe('requested')
  })

  test('counts later when PortOne’s server could not be asked at once', async () => {
    const run = await underWay()
    await run.begunIn.goTo(await windowOf(run))
    run.hear({ outcome: 'verified', person })
    expect(await run.standing()).toBe('verified')
  })

  test.each(['', '&transactionType=IDENTITY_VERIFICATION', '&identityVerificationTxId=another-attempt'])(
    'verifies nobody without the attempt that PortOne verified: %o',
    async (parameters) => {
      const run = await underWay()
      const back = await openWindow(run)
      run.hear({ outcome: 'verified', person })
      await run.begunIn.goTo(`${back}${parameters}`)
      expect(await run.standing()).toBe('requested')
    },
  )

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
    const end = await run.another.goTo(withAttempt(factsOf(window.html)['redirectUrl'] ?? ''))
    expect([end.status, end.address.origin]).toEqual([403, shopOrigin])
    expect(await run.standing()).toBe('canceled')
  })

  test('gives no session when the victim verifies at PortOne, in the window of the attacker', async () => {
    const run = await underWay()
    const back = await openWindow(run)
    run.hear({ outcome: 'verified', person })
    for (const path of [back, `${shopOrigin}/providers/identity/return?request=${run.idfc_id}`]) {
      const page = await run.begunIn.goTo(path)
      expect(page.status).toBe(403)
      expect(page.html).not.toContain('return')
    }
    expect(await run.standing()).toBe('requested')
  })

  test.each(['', 'a', '%20%20%20%20%20%20%20%20', '%2A'.repeat(8), 'a'.repeat(201)])(
    'gives no session for an attempt of another form: "%s"',
    async (id) => {
      const run = await underWay('/login', { ignoresAttempt: true })
      const back = await openWindow(run)
      run.hear({ outcome: 'verified', person })
      expect((await run.begunIn.goTo(withAttempt(back, id))).status).toBe(403)
      expect(await run.standing()).toBe('requested')
    },
  )

  test('is over as soon as the attempt returns to the victim’s browser', async () => {
    const run = await underWay()
    const back = await openWindow(run)
    run.hear({ outcome: 'verified', person })
    expect((await run.another.goTo(withAttempt(back))).status).toBe(403)
    expect(await run.standing()).toBe('canceled')
    await run.begunIn.goTo(withAttempt(back))
    expect(await run.standing()).toBe('canceled')
  })

  test('goes on when another browser returns with another attempt', async () => {
    const run = await underWay()
    const back = await openWindow(run)
    run.hear({ outcome: 'verified', person })
    await run.another.goTo(withAttempt(back, 'another-attempt'))
    await run.begunIn.goTo(withAttempt(back))
    expect(await run.standing()).toBe('verified')
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
    expect(windows.map(({ html }) => factsOf(html)['identityVerificationId'])).toEqual([one.idfc_id, other.idfc_id])
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
