import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Hono } from 'hono'
import { paths } from '#contract/addresses/paths.ts'
import { deviceList } from '#contract/content/devices.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import type { ShopCompany } from '#contract/values/company.ts'
import type { CurrentEditions } from '#contract/values/legal-documents.ts'
import { keepLanguage, type Locale } from '#contract/values/locale.ts'
import type { ApiVariables } from '../api/caller.ts'
import { type FailedRequests, patternOfCall } from '../api/failed-requests.ts'
import type { Config } from '../config/config.ts'
import type { ContentState } from '../content/state.ts'
import { describeError, isDatabaseUnavailable } from '../db/errors.ts'
import type { OpenDatabase } from '../db/open.ts'
import type { Pseudonyms } from '../db/pseudonyms.ts'
import type { Clock } from '../lib/clock.ts'
import type { Figures } from '../lib/figures.ts'
import type { Log } from '../lib/log.ts'
import { networkOf } from '../lib/network.ts'
import { nameRequest, traceRequest } from '../lib/observed-requests.ts'
import { clientAddress, unknownAddress } from '../lib/request.ts'
import { normaliseHost, parseRequestAddress, type RequestAddress } from '../lib/request-address.ts'
import { inSpan, isRecording } from '../lib/traces.ts'
import { beingBuilt } from './being-built.ts'
import { chooseLayout, isInSupport, isSupportView, type Layout, visitorOf } from './choose-layout.ts'
import { createEdgeVisitors, edgeHeaders } from './edge.ts'
import { sendFile } from './files.ts'
import { createIdleWork, watchEventLoop } from './idle-work.ts'
import { isCacheable, PageCache, plainPage, type StoredPage } from './page-cache.ts'
import { type FindMedia, withFiles } from './page-files.ts'
import { createPageFrames, type PageVariant } from './page-frames.ts'
import { PlainPages } from './plain-pages.ts'
import { createRenderBudget } from './render-budget.ts'
import type { Renderer } from './renderer.ts'
import { commonHeaders, contentSecurityPolicy } from './security-headers.ts'
import { redirect, send, sendBusy, sendPage } from './send-page.ts'
import type { ShopStyles } from './shop-styles.ts'

const compressBrotli = promisify(brotliCompress)
/**
 * Brotli quality: fast for the first visitor, then 11 for all others. 11 takes twenty times as long as 4, so it is done
 * for pages that are requested again, while the process is idle.
 */
const brotliQuality = { first: 4, reused: 11 } as const

const notFoundPath = paths.notFound()
/** Pause between two questions whether the database answers again, in milliseconds. */
const readyPauseMs = 250

export interface PageServices {
  readonly config: Config
  readonly clock: Clock
  readonly content: ContentState
  readonly database: Pick<OpenDatabase, 'check'>
  readonly api: Hono<ApiVariables>
  readonly renderer: Renderer
  readonly findMedia: FindMedia
  readonly company: (locale: Locale) => Promise<ShopCompany>
  readonly shopStyles: () => Promise<ShopStyles>
  readonly editions: () => Promise<CurrentEditions>
  readonly log: Log
  readonly pseudonyms: Pseudonyms
  readonly failedRequests: FailedRequests
  readonly policy: boolean
  readonly figures?: Figures | undefined
}

/** Bytes of pages without compression, beside those of the cache, as a share of them: about a hundred pages. */
const plainShare = 0.25

/** Answers every address that is neither a call nor a file: from the cache, or by rendering. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse, address: RequestAddress) => void

export function createPages(services: PageServices): PageHandler {
  const { config, content, log, failedRequests, figures } = services
  const isLoopBusy = watchEventLoop()
  const whenIdle = createIdleWork({ isBusy: () => isLoopBusy() || cache.rendering > 0 })
  const cache = new PageCache(config.pageCacheBytes, (page) =>
    whenIdle(async () => {
      await compressThoroughly(page)
      // Otherwise an edge would keep the copy that has more bytes: it is told that its copy is still right.
      if (config.edge) page.etag = etagOf(page.brotli)
    }),
  )
  const plain = new PlainPages(config.pageCacheBytes * plainShare)
  const visitorOfEdge = createEdgeVisitors(config.edge)
  const renderWithinBudget = createRenderBudget(undefined, undefined, figures)
  figures?.watch({ pageCache: () => cache })
  // A shop without a page cache renders every request, so a budget would limit visits.
  const renderFor: typeof renderWithinBudget = (network, render) =>
    config.pageCacheBytes === 0 ? render(() => {}) : renderWithinBudget(network, render)
  content.onChange(() => {
    cache.clear()
    plain.clear()
  })
  content.onStockChange(() => cache.dropStock())
  const origins: Record<Layout, string> = { desktop: config.desktopOrigin, mobile: config.mobileOrigin }

  /** From the canonical address, so that the cached page contains no parameters of one visitor. */
  const renderPage = async (
    { address, layout, locale }: { readonly address: string; readonly layout: Layout; readonly locale: Locale },
    charge: (processorMs: number) => void,
  ): Promise<StoredPage | string> => {
    const area = isSupportView(address) || isInSupport(address) ? 'support' : 'shop'
    const filesOf = services.renderer.filesOf[area]
    if (!filesOf) throw new NotBuilt()
    let isUnavailable = false
    let showsStock = false
    const rendered = await services.renderer.render(
      {
        url: `${origins[layout]}${address}`,
        layout,
        locale,
        today: services.clock.today(),
        contentVersion: content.sharedVersion(),
        company: await readThrough(() => services.company(locale)),
        editions: await readThrough(services.editions),
        origins,
        off: config.off,
      },
      async (path, init) => {
        const name = isRecording() ? (patternOfCall('GET', path.split('?', 1)[0] ?? '') ?? 'GET') : ''
        const read = () => inSpan(name, {}, async () => services.api.request(path.slice('/api'.length), init))
        let answer = await read()
        if (answer.status === 503 && (await isReadyWithin(config.failoverSeconds * 1000))) answer = await read()
        isUnavailable ||= answer.status === 503
        showsStock ||= readsStock(path)
        return answer
      },
    )
    charge(rendered.processorMs)
    // A page whose data could not be read is neither cached nor shown.
    if (isUnavailable) throw new Unavailable()
    if ('error' in rendered) throw rendered.error
    if ('location' in rendered) return rendered.location
    const files = filesOf(rendered, locale)
    const shop = await readThrough(services.shopStyles)
    const whole = await withFiles(rendered.html, shop, files, services.findMedia)
    const status = address === notFoundPath ? 404 : rendered.status
    return finish(whole.body, {
      route: rendered.routes.at(-1),
      inlineScripts: [...rendered.inlineScripts, ...whole.scripts],
      inlineStyles: whole.styles,
      address,
      status,
      isLasting: address === notFoundPath && rendered.status === 200,
      isSupportView: isSupportView(address),
      showsStock,
      policy: services.policy ? { recaptcha: config.recaptcha !== undefined } : undefined,
    })
  }

  /** Waits until the database answers, so that a failover is a slow page and no error. */
  const isReadyWithin = async (milliseconds: number): Promise<boolean> => {
    const until = performance.now() + milliseconds
    while (performance.now() < until) {
      const isReady = await services.database.check().then(
        () => true,
        () => false,
      )
      if (isReady) return true
      await setTimeout(readyPauseMs)
    }
    return false
  }

  /** Reads what every page has, again once the database answers. */
  const readThrough = async <Value>(read: () => Promise<Value>): Promise<Value> => {
    try {
      return await read()
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      if (!(await isReadyWithin(config.failoverSeconds * 1000))) throw new Unavailable()
      return read()
    }
  }

  const logPage = (request: IncomingMessage, response: ServerResponse, path: string) => {
    const started = performance.now()
    const network = networkOfClient(request, config)
    response.once('close', () => {
      const milliseconds = Math.round((performance.now() - started) * 10) / 10
      // The usual status in logs for a client that disconnected.
      const status = response.writableFinished ? response.statusCode : 499
      const { method } = request
      log.info({ method, path, status, milliseconds, network: services.pseudonyms.of('network', network) }, 'page')
    })
  }

  /** The page of a canonical address, for the client that requests it by the address `raw`. */
  const findPage = (
    request: IncomingMessage,
    { layout, locale }: PageVariant,
    address: string,
    raw: string,
  ): Promise<StoredPage> =>
    cache.find(`${layout} ${locale} ${address}`, `${layout} ${locale} ${raw}`, content.version, async () => {
      if (isAhead(request) && cache.rendering > 0) throw new NotAhead()
      return renderFor(networkOfClient(request, config), async (charge) => {
        figures?.pageServed('rendering')
        const page = await inSpan('render', {}, () => renderPage({ address, layout, locale }, charge))
        if (typeof page === 'string') throw new Moved(page)
        return page
      })
    })
  const frames = createPageFrames(services.renderer.shopSheets)

  return (request, response, address) => {
    const started = performance.now()
    logPage(request, response, address.path)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      send(response, 405, { Allow: 'GET, HEAD' }, 'Method not allowed')
      return
    }
    const fail = (error: unknown) => {
      if (error instanceof NotAhead) {
        nameRequest(response, 'page', 'ahead')
        sendBusy(response)
        return
      }
      if (error instanceof Unavailable || error instanceof ApiError) {
        figures?.refused(error instanceof ApiError ? 'slots' : 'page-data')
        sendBusy(response)
        return
      }
      const requestId = crypto.randomUUID()
      const { path } = address
      log.error({ requestId, path, error: describeError(error) }, 'page failed')
      failedRequests.keep({
        id: requestId,
        request: `GET ${path}`,
        status: 500,
        milliseconds: performance.now() - started,
        network: networkOfClient(request, config),
        thrown: error,
      })
      send(response, 500, { 'X-Request-Id': requestId }, `This page could not be made. Request number ${requestId}`)
    }
    const frame = frames.variantAt(address.path)
    if (frame) {
      nameRequest(response, 'file', 'file')
      findPage(request, frame, notFoundPath, notFoundPath)
        .then((page) => sendFile(request, response, frames.frameOf(page)))
        .catch(fail)
      return
    }
    const { path, search } = address
    const { headers } = request
    const ofEdge = visitorOfEdge(headers)
    const choice = chooseLayout(config, {
      host: normaliseHost(headers.host),
      path,
      search,
      ...(ofEdge ?? visitorOf(headers)),
    })
    // A visitor whom the edge has not named may differ from the one that it would keep the answer for.
    const edge = ofEdge && choice.setCookies.length === 0 ? config.edge : undefined
    if (choice.kind === 'redirect') {
      nameRequest(response, 'page', 'redirect')
      redirect(response, keepLanguage(choice.location, search), choice.setCookies, edgeHeaders(edge, ['content']))
      return
    }
    const sendFound = (page: StoredPage) => {
      nameRequest(response, 'page', page.route ?? 'unknown', choice.layout)
      const isShared = isCacheable(page) && isCanonical(address, page.address)
      const tags = page.showsStock ? (['content', 'stock'] as const) : (['content'] as const)
      sendPage(request, response, page, {
        cookies: choice.setCookies,
        plain,
        edge: isShared ? edgeHeaders(edge, tags) : {},
        // An edge would keep a copy for each dictionary.
        dictionaries: config.edge || !isCacheable(page) || page.isSupportView ? undefined : { frames, variant: choice },
      })
    }
    const known = cache.recall(`${choice.layout} ${choice.locale} ${address.href}`)
    if (known) {
      figures?.pageServed('memory')
      sendFound(known)
      return
    }
    const canonical = services.renderer.canonicalAddress(path, search, choice.layout)
    traceRequest(request, response, () => {
      findPage(request, choice, canonical, address.href)
        .then(sendFound)
        .catch((error: unknown) => {
          if (error instanceof Moved) {
            nameRequest(response, 'page', 'redirect', choice.layout)
            redirect(response, keepLanguage(error.location, search), choice.setCookies)
          } else if (error instanceof NotBuilt) {
            void beingBuilt('support', choice.locale).then(({ html, headers }) =>
              response.writeHead(503, { ...commonHeaders, ...headers }).end(html),
            )
          } else fail(error)
        })
    })
  }
}

/** Whether an address has no parameters besides those of the canonical one and the language, in any order. */
function isCanonical({ path, parameters }: RequestAddress, canonical: string): boolean {
  const own = parseRequestAddress(canonical)
  const given = new URLSearchParams(parameters)
  given.delete('lang')
  given.sort()
  own?.parameters.sort()
  return path === own?.path && `${given}` === `${own.parameters}`
}

/** True for a call whose answer says whether devices are available: those of `contract/content/devices.ts`. */
function readsStock(path: string): boolean {
  return path.startsWith(`/api${deviceList.path}`)
}

/** A route's redirect: not a page, so it answers all waiting requests and is not cached. */
class Moved extends Error {
  override readonly name = 'Moved'
  readonly location: string

  constructor(location: string) {
    super(location)
    this.location = location
  }
}

/** A call that the page needs was answered with 503, or the database did not answer. */
class Unavailable extends Error {
  override readonly name = 'Unavailable'
}

/** The page is of the support area, which is still being built. */
class NotBuilt extends Error {
  override readonly name = 'NotBuilt'
}

/** The page would be rendered ahead of a click while another one is being rendered. */
class NotAhead extends Error {
  override readonly name = 'NotAhead'
}

/**
 * True for a page that the browser requests ahead of a click (`Sec-Purpose`, Fetch standard). It is rendered only while no
 * other one is; when the click comes, the browser requests it again.
 */
function isAhead({ headers }: IncomingMessage): boolean {
  return headers['sec-purpose']?.toString().startsWith('prefetch') ?? false
}

/** The same page in fewer bytes. */
async function compressThoroughly(page: StoredPage): Promise<void> {
  page.brotli = await compress(plainPage(page), brotliQuality.reused)
}

/** Network of the client of a request; undefined when it has disconnected. */
export function networkOfClient({ headers, socket }: IncomingMessage, { trustProxy }: Config): string | undefined {
  const forwardedFor = headers['x-forwarded-for']
  const told = typeof forwardedFor === 'string' ? forwardedFor : forwardedFor?.join(',')
  const address = clientAddress(told, socket.remoteAddress, trustProxy)
  return address === unknownAddress ? undefined : networkOf(address)
}

async function compress(plain: Buffer, quality: number): Promise<Buffer> {
  const compressed = await compressBrotli(plain, {
    // Room for the whole answer: otherwise each part of it goes to another thread and back.
    chunkSize: plain.length,
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  })
  // A copy, so that the page cache does not keep that room.
  return Buffer.from(compressed)
}

function etagOf(bytes: Buffer): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

async function finish(
  plain: Buffer,
  options: {
    route: string | undefined
    inlineScripts: readonly string[]
    inlineStyles: readonly string[]
    address: string
    status: number
    isLasting: boolean
    isSupportView: boolean
    showsStock: boolean
    policy: { recaptcha: boolean } | undefined
  },
): Promise<StoredPage> {
  const { route, address, status, isLasting, isSupportView, showsStock, policy } = options
  const brotli = await compress(plain, brotliQuality.first)
  return {
    address,
    status,
    ...(route === undefined ? {} : { route }),
    isLasting,
    brotli,
    etag: etagOf(brotli),
    isSupportView,
    showsStock,
    policy: policy
      ? contentSecurityPolicy(options.inlineScripts, {
          ...policy,
          inlineStyles: options.inlineStyles,
          mayCall: !isSupportView,
        })
      : "frame-ancestors 'none'",
  }
}
