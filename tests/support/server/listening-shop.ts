import { once } from 'node:events'
import { type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApp } from '#server/app.ts'
import { type Config, readConfig } from '#server/config/config.ts'
import type { OpenDatabase } from '#server/db/open.ts'
import { createHttpServer } from '#server/http-server.ts'
import type { Figures } from '#server/lib/figures.ts'
import type { Log } from '#server/lib/log.ts'
import type { Renderer } from '#server/web/renderer.ts'
import { registerCleanup } from './cleanup.ts'
import { openBrowser, type RequestTarget } from './http-browser.ts'
import { watchedLog } from './log-lines.ts'
import type { Shop } from './shop.ts'

/** A server's response, its body decoded as UTF-8. */
export interface RawResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

export interface RawRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Local address of the request: `127.0.0.2` counts as another network than `127.0.0.1`. */
  readonly from?: string
}

export interface ListeningShop {
  readonly server: Server
  readonly port: number
  /** Sends a request with its target unchanged by a URL parser. */
  send(target: string, sent?: RawRequest): Promise<RawResponse>
}

/** The same shop, whose browsers reach it over the network; `headers` are added to each request. */
export function overNetwork(
  shop: Shop,
  { send }: Pick<ListeningShop, 'send'>,
  headers: (method: string, path: string) => Record<string, string> = () => ({}),
): Shop {
  const target = (below: string): RequestTarget => ({
    request: async (path, { method = 'GET', headers: given, body }) => {
      const content = body === undefined || body === null ? undefined : await new Response(body).text()
      const sent = new Headers({ ...Object.fromEntries(new Headers(given)), ...headers(method, `${below}${path}`) })
      if (body instanceof URLSearchParams) sent.set('Content-Type', 'application/x-www-form-urlencoded')
      const answer = await send(`${below}${path}`, {
        method,
        headers: Object.fromEntries(sent),
        ...(content === undefined ? {} : { body: content }),
      })
      const received = new Headers()
      for (const [name, value = []] of Object.entries(answer.headers)) {
        for (const each of [value].flat()) received.append(name, each)
      }
      return new Response(answer.text || null, { status: answer.status, headers: received })
    },
  })
  return { ...shop, browser: (from) => openBrowser(target('/api'), from, target(''), target('')) }
}

const noFiles = () => ({ sheets: [], modules: [] })

/**
 * Stand-in for the built application: each page names its layout, language and canonical address. Parameters other
 * than `q` and `at` are unknown to it.
 */
export const echoRenderer: Renderer = {
  canonicalAddress: (path, search) => {
    const given = new URLSearchParams(search)
    const known = new URLSearchParams()
    for (const name of ['at', 'q']) {
      const value = given.get(name)
      if (value) known.set(name, value)
    }
    return known.size === 0 ? path : `${path}?${known}`
  },
  render: async ({ url, layout, locale }) => {
    const { pathname, search } = new URL(url)
    const html = `<!doctype html><html><body>${layout} ${locale} ${pathname}${search}</body></html>`
    return { status: 200, html, routes: [], catalogues: [], inlineScripts: [], processorMs: 0 }
  },
  filesOf: { shop: noFiles, support: noFiles },
  shopSheets: [],
}

/** The whole application of `shop` on a free port, with stand-ins for built files. */
export async function listeningShop(
  shop: Shop & { readonly database: OpenDatabase },
  options: {
    readonly config?: Partial<Config>
    readonly renderer?: Renderer
    readonly log?: Log
    readonly figures?: Figures
    /** Folders of built files; by default there are none. */
    readonly folders?: Parameters<typeof createApp>[0]['folders']
    readonly limits?: Parameters<typeof createHttpServer>[2]
  } = {},
): Promise<ListeningShop> {
  const { clock, content, passwords, qrChanges } = shop.services
  const { listener } = createApp({
    config: { ...readConfig({}), ...options.config },
    database: shop.database,
    clock,
    content,
    passwords,
    qrChanges,
    renderer: options.renderer ?? echoRenderer,
    log: options.log ?? watchedLog().log,
    figures: options.figures,
    folders: options.folders ?? { shop: '/nonexistent', support: '/nonexistent', desk: '/nonexistent' },
    formerDirectory: '/nonexistent',
    policy: true,
    stopping: new AbortController().signal,
    closing: new AbortController().signal,
  })
  const server = createHttpServer(listener, { trustProxy: options.config?.trustProxy }, options.limits)
  server.listen(0)
  await once(server, 'listening')
  registerCleanup(async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })
  const { port } = addressOf(server)
  return { server, port, send: (target, sent) => sendTo(port, target, sent) }
}

function addressOf(server: Server): AddressInfo {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server listens on a port')
  return address
}

async function sendTo(port: number, target: string, sent: RawRequest = {}): Promise<RawResponse> {
  const outgoing = request({
    host: '127.0.0.1',
    port,
    path: target,
    agent: false,
    method: sent.method ?? 'GET',
    headers: { ...sent.headers },
    ...(sent.from === undefined ? {} : { localAddress: sent.from }),
  })
  const answered = new Promise<RawResponse>((resolve, reject) => {
    outgoing.once('error', reject)
    outgoing.once('response', async (response) => {
      const parts: Buffer[] = []
      try {
        for await (const part of response) parts.push(part)
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString(),
        })
      } catch (error) {
        reject(error)
      }
    })
  })
  outgoing.end(sent.body)
  return answered
}
