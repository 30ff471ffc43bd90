import { type Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import * as v from 'valibot'
import { foundAddressSchema, postcodeChannel, postcodePath, postcodeRequestSchema } from '#contract/values/postcode.ts'
import { callerOf } from '#server/api/caller.ts'
import type { Services } from '#server/api/handler.ts'
import { negotiateLocale } from '#server/lib/request.ts'
import { renderWindowDocument, windowPolicy } from '#server/lib/window-document.ts'

/** Sends the result to the page that searches, and closes the window. */
const script = `
const { channel, request, postcode, address } = document.body.dataset
if (postcode !== undefined) {
  const told = new BroadcastChannel(channel)
  told.postMessage({ request, postcode, address })
  told.close()
}
close()
`

const policy = windowPolicy({ script })

const messages = {
  ko: { title: '주소 찾기', done: '이 창을 닫고 하던 일을 이어서 하세요.', unknown: '없는 주소 찾기예요.' },
  en: {
    title: 'Find an address',
    done: 'You can close this window and continue.',
    unknown: 'This search doesn’t exist.',
  },
} as const

/** The window of the postcode search for either adapter: where it opens, and where it ends. */
export function postcodePages({ providers, config }: Pick<Services, 'providers' | 'config'>): Hono {
  const pages = new Hono().basePath(postcodePath)

  const originOf = (c: Context) => callerOf(c, config).origin
  const send = async (
    c: Context,
    content: unknown,
    { status = 200, data = {} }: { readonly status?: 200 | 400 | 404; readonly data?: Record<string, string> } = {},
  ) => {
    const locale = languageOf(c)
    const document = await renderWindowDocument({ locale, title: messages[locale].title, data, content })
    return c.html(document, status, {
      'Content-Security-Policy': policy,
      // It comes from another origin and must be able to close itself.
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'Cache-Control': 'no-store',
    })
  }

  pages.get('/', async (c) => {
    const request = c.req.query('request')
    const locale = languageOf(c)
    if (!v.is(postcodeRequestSchema, request) || !providers.postcode)
      return send(c, html`<p>${messages[locale].unknown}</p>`, { status: 404 })
    return c.redirect(await providers.postcode.window({ request, origin: originOf(c) }))
  })

  pages.get('/return', (c) => {
    const { done, unknown } = messages[languageOf(c)]
    const { request, ...found } = c.req.query()
    if (!v.is(postcodeRequestSchema, request)) return send(c, html`<p>${unknown}</p>`, { status: 404 })
    const content = html`<p role="status">${done}</p><script>${raw(script)}</script>`
    if (Object.keys(found).length === 0) return send(c, content)
    const address = v.safeParse(foundAddressSchema, found)
    if (!address.success) return send(c, html`<p>${unknown}</p>`, { status: 400 })
    return send(c, content, { data: { channel: postcodeChannel, request, ...address.output } })
  })
  return pages
}

function languageOf(c: Context) {
  return negotiateLocale(c.req.header('Accept-Language'))
}
