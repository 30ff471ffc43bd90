import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import * as v from 'valibot'
import { foundAddressSchema, postcodeChannel, postcodePath, postcodeRequestSchema } from '../../../contract/postcode.ts'
import { callerOf } from '../../api/caller.ts'
import { negotiateLocale } from '../../lib/request.ts'
import type { Services } from '../../api/handler.ts'

/** Tells the page that searches, and closes the window. */
const script = `
const { channel, request, postcode, address } = document.body.dataset
if (postcode !== undefined) {
  const told = new BroadcastChannel(channel)
  told.postMessage({ request, postcode, address })
  told.close()
}
close()
`

const policy = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const words = {
  ko: { title: '주소 찾기', done: '이 창을 닫고 하던 일을 이어서 하세요.', unknown: '이런 주소 찾기는 없어요.' },
  en: {
    title: 'Find an address',
    done: 'You can close this window and go on where you were.',
    unknown: 'There is no such search.',
  },
} as const

/** The window of the postcode search, whoever searches in it: where it opens, and where it ends. */
export function postcodePages({ providers, config }: Pick<Services, 'providers' | 'config'>): Hono {
  const pages = new Hono().basePath(postcodePath)

  const originOf = (c: Context) => callerOf(c, config).origin
  const send = async (c: Context, body: Parameters<typeof page>[1], status: 200 | 400 | 404 = 200) =>
    c.html((await page(languageOf(c), body)).toString(), status, {
      'Content-Security-Policy': policy,
      // It comes from another origin, and must still be able to close itself.
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'Cache-Control': 'no-store',
    })

  pages.get('/', async (c) => {
    const request = c.req.query('request')
    const locale = languageOf(c)
    if (!v.is(postcodeRequestSchema, request)) return send(c, html`<body><p>${words[locale].unknown}</p></body>`, 404)
    return c.redirect(await providers.postcode.window({ request, origin: originOf(c) }))
  })

  pages.get('/return', (c) => {
    const { done, unknown } = words[languageOf(c)]
    const { request, ...found } = c.req.query()
    if (!v.is(postcodeRequestSchema, request)) return send(c, html`<body><p>${unknown}</p></body>`, 404)
    if (Object.keys(found).length === 0) {
      return send(c, html`<body><p role="status">${done}</p><script>${raw(script)}</script></body>`)
    }
    const address = v.safeParse(foundAddressSchema, found)
    if (!address.success) return send(c, html`<body><p>${unknown}</p></body>`, 400)
    const { output } = address
    return send(
      c,
      html`<body data-channel="${postcodeChannel}" data-request="${request}" data-postcode="${output.postcode}" data-address="${output.address}"><p role="status">${done}</p><script>${raw(script)}</script></body>`,
    )
  })
  return pages
}

function languageOf(c: Context) {
  return negotiateLocale(c.req.header('Accept-Language'))
}

function page(locale: keyof typeof words, body: ReturnType<typeof html>) {
  return html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${words[locale].title} – Practicum</title></head>${body}</html>`
}
