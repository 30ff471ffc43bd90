import type { IdentityVerificationRequest, requestIdentityVerification } from '@portone/browser-sdk/v2'
import { and, eq, gt } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Services } from '#server/api/handler.ts'
import { windowReturn } from '#server/api/identity-verification/open-verification.ts'
import {
  cancelRelayedVerification,
  statusAt,
  type Verification,
} from '#server/api/identity-verification/verification.ts'
import { identityVerifications } from '#server/db/schema/sign-in.ts'
import { identityWindowCookie, readHttpOnlyCookie, writeCookie } from '#server/lib/cookies.ts'
import { negotiateLocale, schemeOf } from '#server/lib/request.ts'
import { hashSecret, isSecretOf, newSecret } from '#server/lib/secrets.ts'
import { uuidPattern } from '#server/lib/uuid.ts'
import { renderWindowDocument, windowPolicy } from '#server/lib/window-document.ts'
import type { PortOneIdentity } from '#server/providers/identity/portone.ts'
import { portOneIdentityPath } from '#server/providers/window-paths.ts'
import { sendNotice } from './notice.ts'

/** What the page of the window passes to its script. */
type WindowData = IdentityVerificationRequest & { readonly redirectUrl: string }

/** Runs in the browser, as text: it uses nothing from this module. */
function openWindow(PortOne: { readonly requestIdentityVerification: typeof requestIdentityVerification }): void {
  const request: WindowData = JSON.parse(document.body.dataset['input'] ?? '')
  const leave = (answer: { readonly identityVerificationTxId?: string; readonly code?: string | undefined }) => {
    const address = new URL(request.redirectUrl)
    for (const name of ['identityVerificationTxId', 'code'] as const) {
      const value = answer[name]
      if (value !== undefined) address.searchParams.set(name, value)
    }
    location.replace(address)
  }
  PortOne.requestIdentityVerification(request).then(
    (answer) => {
      if (answer !== undefined) leave(answer)
    },
    () => leave({ code: 'failed' }),
  )
}
const script = `(${openWindow})(PortOne)`

const messages = {
  ko: { title: '본인 확인', wait: '본인 확인 창을 여는 중이에요.' },
  en: { title: 'Identity verification', wait: 'Opening identity verification.' },
} as const

/**
 * The browser's part of PortOne, on the payment host, where its script finds no session. A ticket from the shop's host
 * opens the window once, in one browser, and only that browser is sent back, with the number of the transaction that
 * PortOne gave to it. What the window reports here can end a verification, but never confirm one.
 */
export function portOnePages(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'providers'>,
  { storeId, channelKey, scriptUrl }: PortOneIdentity,
): Hono {
  const { db, clock, config } = services
  const pages = new Hono().basePath(portOneIdentityPath)
  const home = `${config.desktopOrigin}/`
  const policy = windowPolicy({
    script,
    formAction: 'https:',
    provider: {
      script: new URL(scriptUrl).origin,
      connect: 'https://*.portone.io https://*.iamport.co https://*.iamport.kr',
      // PortOne opens the certifier's windows and frames, whose hosts it chooses.
      frame: 'https:',
    },
  })
  const isOpen = (verification: Verification) => statusAt(verification, clock.now()) === 'requested'
  const isSecure = (c: Context) => schemeOf(c, config) === 'https'
  /** The verification whose window this browser has opened. */
  const findHere = async (c: Context): Promise<Verification | undefined> => {
    const id = c.req.query('request') ?? ''
    if (!uuidPattern.test(id)) return undefined
    const [verification] = await db.select().from(identityVerifications).where(eq(identityVerifications.id, id))
    return verification &&
      isSecretOf(readHttpOnlyCookie(c, identityWindowCookie, isSecure(c)), verification.windowHash ?? '')
      ? verification
      : undefined
  }

  pages.get('/', async (c) => {
    const secret = newSecret()
    const now = clock.now()
    const [verification] = await db
      .update(identityVerifications)
      .set({ ticketHash: null, windowHash: hashSecret(secret) })
      .where(
        and(
          eq(identityVerifications.ticketHash, hashSecret(c.req.query('ticket') ?? '')),
          gt(identityVerifications.ticketExpiresAt, now),
        ),
      )
      .returning()
    if (!verification) return sendNotice(c, 'over', home)
    writeCookie(c, identityWindowCookie, secret, isSecure(c))
    c.header('Referrer-Policy', 'no-referrer')
    return c.redirect(`${portOneIdentityPath}/window?request=${verification.id}`, 303)
  })

  pages.get('/window', async (c) => {
    const verification = await findHere(c)
    if (!verification) return sendNotice(c, 'elsewhere', home)
    if (!isOpen(verification)) return sendNotice(c, 'over', home)
    const locale = negotiateLocale(c.req.header('Accept-Language'))
    const { title, wait } = messages[locale]
    const back = new URL(`${portOneIdentityPath}/return?request=${verification.id}`, originOf(c)).href
    const input: WindowData = {
      storeId,
      channelKey,
      identityVerificationId: verification.providerKey,
      redirectUrl: back,
    }
    const document = await renderWindowDocument({
      locale,
      title,
      data: { input: JSON.stringify(input) },
      content: html`<p role="status">${wait}</p><script src="${scriptUrl}"></script><script>${raw(script)}</script>`,
    })
    // The certifier's windows have other origins, and the opener must be notified when this window closes.
    return c.html(document, 200, {
      'Content-Security-Policy': policy,
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'Cache-Control': 'no-store',
    })
  })

  pages.get('/return', async (c) => {
    const verification = await findHere(c)
    const { request = '', identityVerificationTxId: proof, code } = c.req.query()
    if (!verification) {
      await cancelRelayedVerification(services, request, proof)
      return sendNotice(c, 'elsewhere', home)
    }
    const address = new URL(windowReturn(verification))
    if (proof !== undefined) address.searchParams.set('proof', proof)
    if (code !== undefined) address.searchParams.set('code', code.slice(0, 100))
    c.header('Referrer-Policy', 'no-referrer')
    return c.redirect(address.href)
  })

  /** The window stays on the host where it was opened. */
  const originOf = (c: Context) =>
    URL.parse(`${schemeOf(c, config)}://${c.req.header('Host')}`)?.origin ?? config.paymentOrigin
  return pages
}
