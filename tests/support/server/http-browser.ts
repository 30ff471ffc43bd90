import * as v from 'valibot'
import { expect } from 'vitest'
import { linkSecretHeader } from '#contract/addresses/link-token.ts'
import type { Endpoint, Method } from '#contract/protocol/endpoint.ts'
import {
  type ApiErrorContent,
  apiErrorContentSchema,
  type PageInfo,
  pageInfoSchema,
} from '#contract/protocol/envelope.ts'
import { proofOfWorkHeader } from '#contract/protocol/human-check.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { Caller } from '#server/api/handler.ts'
import { watchCall } from './watch-steps.ts'

/** Address of a browser, the shop's host it is on, and what it calls itself. */
export interface BrowserOptions {
  readonly address?: string
  readonly host?: string
  readonly userAgent?: string
  /** Cookies that the browser has from the start: those of another one, for example. */
  readonly cookies?: CookieJar
}

/** Cookies by name, with the paths that they are sent to. */
export type CookieJar = ReadonlyMap<string, { readonly value: string; readonly path: string }>

export interface Reply<Content> {
  readonly content: Content
  readonly page_info: PageInfo | undefined
  readonly response: Response
}

export interface ErrorReply {
  readonly status: number
  readonly code: string
  readonly content: ApiErrorContent
  readonly response: Response
}

/** Answers a browser's requests: an application in this process, or another server. */
export interface RequestTarget {
  request(path: string, init: RequestInit): Response | Promise<Response>
}

interface RequestOptions {
  readonly locale?: Locale
  /** Access token. */
  readonly token?: string
  /** Secret of a link in a mail. */
  readonly linkSecret?: string
  /** The solved challenge of an earlier refusal. */
  readonly work?: string
  readonly signal?: AbortSignal
}

type BodyOf<E extends Endpoint> = E extends { readonly files: object }
  ? FormData
  : E extends { readonly body: infer Body extends v.GenericSchema }
    ? v.InferInput<Body>
    : undefined

/** A browser with cookies of its own, which it sends and keeps by their paths, and with the anti-forgery pair. */
export interface Browser {
  /**
   * Calls an address below `/api` and holds the whole answer against the endpoint: status, envelope, and content
   * with no field more or less than the schema names.
   */
  call<E extends Endpoint>(
    endpoint: E,
    address: string,
    sent?: RequestOptions & { readonly body?: BodyOf<E> },
  ): Promise<Reply<v.InferOutput<E['content']>>>
  /** Makes a call that must fail. */
  expectError(method: Method, address: string, sent?: RequestOptions & { readonly body?: unknown }): Promise<ErrorReply>
  /** Makes a call without checking its answer. */
  request(method: Method, address: string, sent?: RequestOptions & { readonly body?: unknown }): Promise<Response>
  /**
   * Goes to an address of the shop, or sends a form there. Answers what came, redirects as they are; pages of the
   * shop's own are empty here.
   */
  visit(address: string, form?: URLSearchParams): Promise<Response>
  /** The browser as a handler sees it. */
  asCaller(): Caller
  /** The cookies of now. */
  cookies(): CookieJar
  /** Value of a stored cookie. */
  cookie(name: string): string | undefined
  setCookie(name: string, value: string, path: string): void
  removeCookie(name: string): void
}

const errorReplySchema = v.strictObject({
  status_code: v.string(),
  content: v.strictObject(apiErrorContentSchema.entries),
})

export function openBrowser(
  api: RequestTarget,
  { address: from = '203.0.113.1', host = 'shop.localhost:3000', userAgent, cookies = new Map() }: BrowserOptions = {},
  sandbox?: RequestTarget,
  windows?: RequestTarget,
): Browser {
  const jar = new Map(cookies)

  const xsrfToken = () => (jar.get('__Host-XSRF-TOKEN') ?? jar.get('XSRF-TOKEN'))?.value
  const cookiesFor = (path: string) =>
    [...jar].filter(([, cookie]) => path.startsWith(cookie.path)).map(([name, { value }]) => `${name}=${value}`)
  const headersFor = (
    method: Method,
    path: string,
    { locale = 'en', token, work, linkSecret }: RequestOptions,
  ): Record<string, string> => {
    const cookies = cookiesFor(`/api${path}`)
    return {
      Host: host,
      'X-Forwarded-For': from,
      'Accept-Language': locale,
      ...(cookies.length === 0 ? {} : { Cookie: cookies.join('; ') }),
      ...(userAgent === undefined ? {} : { 'User-Agent': userAgent }),
      ...(token === undefined ? {} : { Authorization: token }),
      ...(work === undefined ? {} : { [proofOfWorkHeader]: work }),
      ...(linkSecret === undefined ? {} : { [linkSecretHeader]: linkSecret }),
      ...(method === 'GET' ? {} : { Origin: `http://${host}`, 'X-XSRF-TOKEN': xsrfToken() ?? '' }),
    }
  }
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', value = ''] = pair.split('=')
      const path = attributes.find((attribute) => attribute.startsWith('Path='))?.slice('Path='.length) ?? '/'
      if (attributes.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, { value, path })
    }
  }
  const request: Browser['request'] = async (method, path, sent = {}) => {
    // A page reads before it writes, so the browser has the anti-forgery pair.
    if (method !== 'GET' && xsrfToken() === undefined) keep(await api.request('/', { headers: { Host: host } }))
    const init = {
      method,
      headers: headersFor(method, path, sent),
      ...(sent.body === undefined
        ? {}
        : { body: sent.body instanceof FormData ? sent.body : JSON.stringify(sent.body) }),
      ...(sent.signal ? { signal: sent.signal } : {}),
    }
    const response = await watchCall(method, path, async () => api.request(path, init))
    keep(response)
    return response
  }

  const visit: Browser['visit'] = async (address, form) => {
    const url = new URL(address, `http://${host}`)
    if (url.host !== host) throw new Error(`the browser would leave the shop for ${url.origin}`)
    const headers = {
      Host: host,
      'X-Forwarded-For': from,
      'Accept-Language': 'en',
      Cookie: cookiesFor(url.pathname).join('; '),
    }
    const init = { headers, ...(form ? { method: 'POST', body: form } : {}) }
    const isCall = url.pathname.startsWith('/api/')
    const isWindow = url.pathname.startsWith('/providers/')
    const place = isCall ? api : isWindow ? windows : url.pathname.startsWith('/sandbox') ? sandbox : undefined
    if (!place) return new Response('')
    const response = await place.request(`${url.pathname.replace(/^\/api\//, '/')}${url.search}`, init)
    keep(response)
    return response
  }

  return {
    request,
    visit,
    call: async (endpoint, path, sent) => {
      const response = await request(endpoint.method, path, sent)
      const body: unknown = await response.json()
      const status_code = endpoint.success ?? 200
      expect(response.status, JSON.stringify(body)).toBe(status_code === 201 ? 201 : 200)
      expect(response.headers.get('Content-Language')).toBe(sent?.locale ?? 'en')
      const envelope = v.parse(
        v.strictObject({
          status_code: v.literal(status_code),
          content: v.unknown(),
          page_info: v.optional(pageInfoSchema),
        }),
        body,
      )
      expect(envelope.page_info !== undefined).toBe(endpoint.paged === true)
      const content = v.parse(endpoint.content, envelope.content)
      expect(content).toStrictEqual(envelope.content)
      return { content, page_info: envelope.page_info, response }
    },
    expectError: async (method, path, sent) => {
      const response = await request(method, path, sent)
      const { status_code, content } = v.parse(errorReplySchema, await response.json())
      expect(content.request_id).toBe(response.headers.get('X-Request-Id'))
      return { status: response.status, code: status_code, content, response }
    },
    asCaller: () => ({
      locale: 'en',
      token: undefined,
      address: from,
      origin: `http://${host}`,
      signal: new AbortController().signal,
      cookie: ({ name }) => jar.get(name)?.value,
      setCookie: ({ name, path }, value) => jar.set(name, { value, path }),
      deleteCookie: ({ name }) => jar.delete(name),
    }),
    cookies: () => new Map(jar),
    cookie: (name) => jar.get(name)?.value,
    setCookie: (name, value, path) => jar.set(name, { value, path }),
    removeCookie: (name) => jar.delete(name),
  }
}
