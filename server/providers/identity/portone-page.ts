import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { returnAddressOf } from '../../api/identity-verification/open-verification.ts'
import { settleVerification, standingOf } from '../../api/identity-verification/verification.ts'
import { spokenLanguage } from '../../api/caller.ts'
import type { Services } from '../../api/handler.ts'
import { identityVerifications } from '../../db/schema/sign-in.ts'
import { type PortOneIdentity, portOnePath } from './portone.ts'

/** PortOne's script, the version that its documentation names. */
const sdk = 'https://cdn.portone.io/v2/browser-sdk.js'

const script = `
const { store, channel, verification, back } = document.body.dataset
const leave = (code) => location.replace(code === undefined ? back : back + '&code=' + encodeURIComponent(code))
PortOne.requestIdentityVerification({
  storeId: store,
  channelKey: channel,
  identityVerificationId: verification,
  redirectUrl: back,
}).then((answer) => { if (answer !== undefined) leave(answer.code) }, () => leave('failed'))
`

/** PortOne opens the certifier's own windows and frames, whose hosts it chooses. */
const policy = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}' https://cdn.portone.io`,
  "style-src 'unsafe-inline'",
  'connect-src https://*.portone.io https://*.iamport.co https://*.iamport.kr',
  'frame-src https:',
  'img-src https: data:',
  'form-action https:',
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const words = {
  ko: { title: '본인 확인', wait: '본인 확인 창을 여는 중이에요.', over: '이 확인은 끝났어요.' },
  en: { title: 'Identity check', wait: 'Opening the identity check.', over: 'This verification is over.' },
} as const

/**
 * The browser's half of PortOne, whose script runs on this page alone: it opens the window, and brings the person
 * back to where the shop waits. What the window says here only ends a verification; it never proves one.
 */
export function portOnePages(
  services: Pick<Services, 'db' | 'clock' | 'providers'>,
  { storeId, channelKey }: PortOneIdentity,
): Hono {
  const { db, clock, providers } = services
  const pages = new Hono().basePath(portOnePath)
  const find = async (providerKey: string) => {
    const [verification] = await db
      .select()
      .from(identityVerifications)
      .where(eq(identityVerifications.providerKey, providerKey))
    return verification
  }

  pages.get('/', async (c) => {
    const verification = await find(c.req.query('request') ?? '')
    const locale = spokenLanguage(c.req.header('Accept-Language'))
    const { title, wait, over } = words[locale]
    const isOpen = verification !== undefined && standingOf(verification, clock.now()) === 'requested'
    const back = isOpen ? `${verification.origin}${portOnePath}/return?request=${verification.providerKey}` : ''
    const body = isOpen
      ? html`<body data-store="${storeId}" data-channel="${channelKey}" data-verification="${verification.providerKey}" data-back="${back}"><p role="status">${wait}</p><script src="${sdk}"></script><script>${raw(script)}</script></body>`
      : html`<body><p>${over}</p></body>`
    return c.html(
      html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} – Practicum</title></head>${body}</html>`,
      isOpen ? 200 : 404,
      // The certifier's windows are of other origins, and the one that opened this must still hear when it closes.
      { 'Content-Security-Policy': policy, 'Cross-Origin-Opener-Policy': 'unsafe-none', 'Cache-Control': 'no-store' },
    )
  })

  pages.get('/return', async (c) => {
    const verification = await find(c.req.query('request') ?? '')
    if (!verification) return c.notFound()
    const answer = await providers.identity.ask(verification.providerKey)
    if (answer.outcome !== 'pending') await settleVerification(db, clock, verification.id, answer)
    else if (c.req.query('code') !== undefined) {
      await settleVerification(db, clock, verification.id, { outcome: 'canceled' })
    }
    return c.redirect(returnAddressOf(verification))
  })
  return pages
}
