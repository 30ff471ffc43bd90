import type { Hono } from 'hono'
import type { Caller } from '#server/api/handler.ts'

/** Address and page of a browser. */
interface WindowPage {
  readonly address: URL
  readonly status: number
  readonly html: string
  readonly headers: Headers
}

/** A browser that visits several hosts, with cookies for each. */
export interface WindowBrowser {
  /** This browser as a handler on the shop's host sees it. */
  readonly caller: Caller
  /** Makes one request, without following its redirect. */
  visit(address: string): Promise<Response>
  /** Follows redirects among the served pages, until an address that none of them answers. */
  goTo(address: string): Promise<WindowPage>
}

const maxRedirects = 6

/** A browser on `origin` that visits `pages`, which every host serves. */
export function openWindowBrowser(pages: Hono, origin: string): WindowBrowser {
  const jar = new Map<string, { readonly value: string; readonly host: string; readonly path: string }>()
  const cookiesFor = ({ host, pathname }: URL) =>
    [...jar]
      .filter(([, cookie]) => cookie.host === host && pathname.startsWith(cookie.path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')

  const visit: WindowBrowser['visit'] = async (address) => {
    const url = new URL(address)
    const headers = { Host: url.host, Cookie: cookiesFor(url), 'Accept-Language': 'en' }
    const response = await pages.request(url.href, { headers })
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', value = ''] = pair.split('=')
      const path = attributes.find((attribute) => attribute.startsWith('Path='))?.slice('Path='.length) ?? '/'
      jar.set(name, { value, host: url.host, path })
    }
    return response
  }

  return {
    visit,
    goTo: async (address) => {
      let url = new URL(address, origin)
      let response = await visit(url.href)
      for (let count = 0; response.headers.has('Location') && count < maxRedirects; count++) {
        url = new URL(response.headers.get('Location') ?? '', url)
        response = await visit(url.href)
      }
      return { address: url, status: response.status, html: await response.text(), headers: response.headers }
    },
    caller: {
      locale: 'en',
      token: undefined,
      address: '203.0.113.1',
      origin,
      signal: new AbortController().signal,
      cookie: ({ name }) => jar.get(name)?.value,
      setCookie: ({ name, path }, value) => jar.set(name, { value, host: new URL(origin).host, path }),
      deleteCookie: ({ name }) => jar.delete(name),
    },
  }
}
