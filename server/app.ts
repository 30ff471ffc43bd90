import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { paths } from '../contract/addresses/paths.ts'
import type { ErrorCode } from '../contract/protocol/code-catalogue.ts'
import * as codes from '../contract/protocol/codes.ts'
import type { ApiErrorContent, Envelope } from '../contract/protocol/envelope.ts'
import { keepLanguage, locales } from '../contract/values/locale.ts'
import { createApi } from './api/app.ts'
import { createFailedRequests } from './api/failed-requests.ts'
import { createLoadShedding } from './api/load-shedding.ts'
import type { QrChanges } from './api/qr-login-changes.ts'
import { createVisitCounts } from './api/visit-counts.ts'
import type { Config } from './config/config.ts'
import { companyOf } from './content/company.ts'
import { findSharePicture, shopIdx } from './content/share-pictures.ts'
import type { ContentState } from './content/state.ts'
import { createProviders } from './create-providers.ts'
import { readCompanyFile } from './db/company.ts'
import { describeError } from './db/errors.ts'
import { readCurrentEditions } from './db/legal-editions.ts'
import type { OpenDatabase } from './db/open.ts'
import { createPseudonyms } from './db/pseudonyms.ts'
import { sharedSecret } from './db/shared-secret.ts'
import { createDeskApi } from './desk/desk-api.ts'
import { createDeskHost, type DeskScripts } from './desk/desk-host.ts'
import { previewPages } from './desk/preview.ts'
import { mailCourseOpeningsRegularly } from './jobs/mail-course-openings.ts'
import { mailEndingPassesRegularly } from './jobs/mail-ending-passes.ts'
import { mailLegalNoticesRegularly } from './jobs/mail-legal-notices.ts'
import { prepareDataExportsRegularly } from './jobs/prepare-data-exports.ts'
import { sendMessagesRegularly } from './jobs/send-messages.ts'
import { settleOrdersRegularly } from './jobs/settle-orders.ts'
import { serverBusy } from './lib/any-call-errors.ts'
import type { Clock } from './lib/clock.ts'
import { createFaults } from './lib/faults.ts'
import type { Figures, RequestKind, RequestLayout } from './lib/figures.ts'
import { knownHosts } from './lib/known-hosts.ts'
import type { Log } from './lib/log.ts'
import { nameRequest, observeRequests } from './lib/observed-requests.ts'
import type { Passwords } from './lib/passwords.ts'
import { normaliseHost, parseRequestAddress } from './lib/request-address.ts'
import { requestNetwork } from './lib/request-network.ts'
import { publishDraftsRegularly } from './operator/publish-drafts.ts'
import type { WebhookSender } from './sandbox/payment/webhook-messages.ts'
import { createSandbox } from './sandbox/sandbox.ts'
import { drawIcon, type IconPath, isIconPath } from './web/brand-files.ts'
import { readDictionaries } from './web/dictionaries.ts'
import { edgeHeaders, purgeEdges } from './web/edge.ts'
import { onceBuilt, prepareFile, readFiles, type ServedFile, sendFile } from './web/files.ts'
import { answerFormSubmission, isFormSubmission } from './web/form-fallback.ts'
import { hostRedirect } from './web/host-redirect.ts'
import { webManifest } from './web/manifest.ts'
import { createMedia } from './web/media.ts'
import { createPages, networkOfClient } from './web/pages.ts'
import type { builtFolders, Renderer } from './web/renderer.ts'
import { commonHeaders, transportPolicies } from './web/security-headers.ts'
import { brandOf, shopStyles } from './web/shop-styles.ts'
import { robots, sitemap } from './web/sitemap.ts'
import { identityPages } from './web/windows/identity-window.ts'
import { kakaoPostcodePage } from './web/windows/kakao-postcode.ts'
import { limitWindows } from './web/windows/limit-windows.ts'
import { paymentHost } from './web/windows/payment-host.ts'
import { portOnePages } from './web/windows/portone-identity.ts'
import { postcodePages } from './web/windows/postcode-window.ts'

export interface AppServices {
  readonly config: Config
  readonly database: OpenDatabase
  readonly clock: Clock
  readonly content: ContentState
  readonly passwords: Passwords
  readonly qrChanges: QrChanges
  readonly renderer: Renderer
  readonly log: Log
  /** What the process measures about itself; undefined when nobody asks for figures. */
  readonly figures?: Figures | undefined
  /** Folders of the built browser files. */
  readonly folders: typeof builtFolders
  /** The shop's of the release before, as far as the build found it. */
  readonly formerDirectory: string
  /** Scripts of the desk while it is developed; undefined for those of the built files. */
  readonly desk?: DeskScripts | undefined
  /** Aborted when the process is asked to stop: it takes no new visitors. */
  readonly stopping: AbortSignal
  /** Aborted when the shop closes: requests to providers end. */
  readonly closing: AbortSignal
  /** Whether pages carry a Content-Security-Policy; false while the bundler's own scripts are in them. */
  readonly policy: boolean
}

/** Seconds after which a request may be repeated that failed in an outage. */
const retryAfter = { 'Retry-After': '2' }

export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void

export interface App {
  /** The shop as one request handler: calls, files, media, health, and pages for everything else. */
  readonly listener: RequestListener
  /** Starts the jobs: orders, mails, messages, purges of the edge. Returns how to stop them. */
  readonly settle: () => () => Promise<void>
}

export function createApp(services: AppServices): App {
  const { config, database, clock, content, renderer, log, figures } = services
  const { passwords, qrChanges } = services
  const { db } = database
  const faults = config.mode === 'sandbox' ? { faults: createFaults() } : {}
  // The sandbox's payment provider sends webhooks about deposits, as a real one does over the network.
  const sendWebhook: WebhookSender = async ({ headers, body }) => {
    await api.request('/v1/pay/webhook/sandbox', { method: 'POST', headers, body })
  }
  const sandbox = createSandbox({ db, clock, passwords, sendWebhook, ...faults }, config)
  const providers = createProviders(config, { db, clock, log, figures, sandbox, signal: services.closing })
  const visitCounts = createVisitCounts({ db, clock }, log)
  const shop = { db, clock, content, config, providers, passwords, qrChanges, visitCounts, figures, ...faults }
  const pseudonyms = createPseudonyms(db, log)
  const failedRequests = createFailedRequests(shop, log)
  const loadShedding = createLoadShedding(config)
  const api = createApi(shop, log, pseudonyms, failedRequests, loadShedding)
  const { policy } = services
  const media = createMedia(database.db)
  const pages = createPages({
    config,
    clock,
    content,
    database,
    api,
    renderer,
    findMedia: (address) => media(mediaPath(address)),
    company: (locale) => companyOf(content, db, locale),
    shopStyles: () => shopStyles(shop),
    editions: () => content.remember('editions', () => readCurrentEditions(db, clock.today())),
    log,
    pseudonyms,
    failedRequests,
    policy,
    figures,
  })
  figures?.watch({ database: () => db.$client.load(), ...(renderer.load ? { renderThreads: renderer.load } : {}) })
  const { folders } = services
  const files = readFiles(folders.shop, readDictionaries(services.formerDirectory))
  const findSupportFiles = onceBuilt(folders.support, () => readFiles(folders.support))

  const web = new Hono()
  web.use(async (c, next) => {
    await next()
    // A page that opens windows of providers sets its own header.
    for (const [name, value] of Object.entries(commonHeaders)) if (!c.res.headers.has(name)) c.header(name, value)
  })
  web.route('/api', api)
  web.all('/sandbox/*', (c) => sandbox.fetch(c.req.raw, c.env))
  web.use('/providers/*', limitWindows(shop))
  web.route('/', paymentHost(shop))
  if (config.postcode === 'kakao' && !config.off.includes('postcode-search'))
    web.route(
      '/',
      kakaoPostcodePage(() => sharedSecret(db, 'postcode')),
    )
  web.route('/', postcodePages(shop))
  web.route('/', identityPages(shop))
  if (config.portOneIdentity && shop.providers.identity) web.route('/', portOnePages(shop, config.portOneIdentity))
  // Must answer while the database is away: it says that the process runs.
  web.get('/healthz', (c) => c.text('ok'))
  // A load balancer sends no requests while this answers 503. Answers within 1.5 seconds.
  web.get('/readyz', async (c) => {
    if (services.stopping.aborted) return c.text('stopping', 503)
    try {
      await database.check()
      return c.text('ready')
    } catch {
      return c.text('the database does not answer', 503, retryAfter)
    }
  })
  const keptAtEdge = edgeHeaders(config.edge, ['content'])
  /** Sends a text that is made once for each version of the content. An edge keeps none that is outdated by then. */
  const sendText = async (c: Context, name: string, type: string, make: () => Promise<string>) => {
    const before = content.version()
    const text = await content.remember(name, make)
    const isOutdated = before !== content.version()
    return c.body(text, 200, { 'Content-Type': type, ...(isOutdated ? {} : keptAtEdge) })
  }
  web.get('/sitemap.xml', (c) =>
    sendText(c, 'sitemap', 'application/xml; charset=utf-8', () => sitemap(database.db, clock, config)),
  )
  web.get('/manifest.webmanifest', (c) =>
    sendText(c, 'manifest', 'application/manifest+json', async () =>
      webManifest(await readCompanyFile(db), await brandOf(shop)),
    ),
  )
  web.get('/robots.txt', (c) => c.text(robots(config), 200, keptAtEdge))
  web.onError((error, c) => {
    if (c.req.raw.signal.aborted) return new Response(null, { status: 499 })
    log.error({ path: c.req.path, error: describeError(error) }, 'request failed')
    return c.text('unavailable', 503, retryAfter)
  })
  const listenWeb = getRequestListener(web.fetch)

  const sendStored = async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    find: () => Promise<ServedFile | undefined>,
  ) => {
    try {
      sendFile(request, response, await requestNetwork.run(networkOfClient(request, config), find))
    } catch (error) {
      log.error({ path, error: describeError(error) }, 'media failed')
      response.writeHead(503, { ...commonHeaders, ...retryAfter }).end()
    }
  }

  const icon = (path: IconPath) =>
    content.remember(`icon ${path}`, async () => {
      const { type, body } = await drawIcon(await brandOf(shop), path)
      return prepareFile(body, type, false)
    })
  /** Finds a file of the brand that has the same address in every version of the content. */
  const brandFile = (path: string): (() => Promise<ServedFile | undefined>) | undefined => {
    if (isIconPath(path)) return () => icon(path)
    const locale = locales.find((each) => path === `/share.${each}.png`)
    if (!locale) return undefined
    return async () => {
      const address = await findSharePicture({ db, content, locale }, 'shop', shopIdx)
      const file = address === null ? undefined : await media(mediaPath(address))
      return file && { ...file, immutable: false }
    }
  }

  const placeOf = hostRedirect(config)
  const deskHost = config.deskOrigin === undefined ? undefined : new URL(config.deskOrigin).host
  const previews = previewPages({ shop, config, database, renderer, media, log, pseudonyms, failedRequests })
  const listenDesk = createDeskHost({
    api: createDeskApi(shop, log, pseudonyms, failedRequests),
    directory: folders.desk,
    scripts: services.desk,
    policy,
    sendIcon: (request, response) => void sendStored(request, response, '/icon.svg', () => icon('/icon.svg')),
    previews: previews.web,
    shopFiles: files,
    shopStyles: () => shopStyles(shop),
    shopName: async (locale) => (await companyOf(content, db, locale)).name,
  })
  const { deskOrigin } = config
  const origins = [config.desktopOrigin, config.mobileOrigin, config.paymentOrigin, ...(deskOrigin ? [deskOrigin] : [])]
  const transport = config.mode === 'live' ? transportPolicies(origins) : undefined
  const isKnown = knownHosts(config)
  const refusalOfHost = ({ rawHeaders, url = '' }: IncomingMessage, host: string): string | undefined => {
    const isNamedTwice = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length > 1
    if (isNamedTwice) return 'This request names two hosts. Send one Host header.'
    // Load balancers probe each process by its address. These paths tell nothing but whether it runs.
    if (isKnown(host) || /^\/(healthz|readyz)$/.test(url)) return undefined
    return config.mode === 'live'
      ? 'This server does not serve this host. Check the address and try again.'
      : `This sandbox does not answer to this host. Open http://localhost:${config.port}, or add the host to SANDBOX_HOSTS.`
  }
  const listener: RequestListener = (request, response) => {
    const host = normaliseHost(request.headers.host)
    const refusal = refusalOfHost(request, host)
    if (refusal !== undefined) {
      refuse(request, response, refusal)
      return
    }
    const hsts = transport?.get(host)
    if (hsts !== undefined) response.setHeader('Strict-Transport-Security', hsts)
    const address = parseRequestAddress(request.url ?? '/')
    if (address === undefined) {
      if (isBrokenPage(request)) {
        const location = keepLanguage(paths.notFound(), request.url?.split('?')[1] ?? '')
        response.writeHead(302, { ...commonHeaders, Location: location, 'Cache-Control': 'no-store' }).end()
      } else refuse(request, response, brokenAddress)
      return
    }
    // Hono reads the address from here.
    request.url = address.href
    const { path } = address
    if (host === deskHost) {
      listenDesk(request, response, path)
      return
    }
    const elsewhere = placeOf(host, address)
    if (elsewhere !== undefined) {
      response.writeHead(302, { ...commonHeaders, Location: elsewhere, 'Cache-Control': 'no-store' }).end()
      return
    }
    if (isWeb(path)) {
      if (!isCall(path)) nameRequest(response, kindOf(path), kindOf(path))
      // Calls refuse it in their envelope.
      if (address.hasNul && !isCall(path)) refuse(request, response, brokenAddress)
      else if (isCall(path) && loadShedding.refuses(request.method, path)) {
        figures?.refused('slots')
        refuseBusy(response)
      } else void listenWeb(request, response)
      return
    }
    if (path.startsWith('/media/')) {
      nameRequest(response, 'media', 'media')
      void sendStored(request, response, path, () => media(mediaPath(path)))
      return
    }
    const ofBrand = brandFile(path)
    if (ofBrand) {
      nameRequest(response, 'file', 'file')
      void sendStored(request, response, path, ofBrand)
      return
    }
    if (isFormSubmission(request)) {
      answerFormSubmission(request, response)
      return
    }
    const file = files.get(path) ?? findSupportFiles()?.get(path)
    if (!file && !path.startsWith('/assets/')) {
      pages(request, response, address)
      return
    }
    nameRequest(response, 'file', 'file')
    sendFile(request, response, file?.())
  }
  const settle = () => {
    const stops = [
      settleOrdersRegularly({ db, clock, providers, log, figures }),
      sendMessagesRegularly({ db, clock, config, providers, log, figures }),
      mailCourseOpeningsRegularly({ db, clock, log, figures }),
      mailEndingPassesRegularly({ db, clock, log, figures }),
      mailLegalNoticesRegularly({ db, clock, log, figures }),
      prepareDataExportsRegularly({ db, clock, providers, log, figures }),
      publishDraftsRegularly({ db, clock, config, log, figures }),
      previews.close,
      ...(config.edge ? [purgeEdges(config.edge, { content, log })] : []),
    ]
    return async () => {
      await Promise.all(stops.map((stop) => stop()))
    }
  }
  const layouts = layoutsByHost(config)
  const layoutOf = ({ headers: { host } }: IncomingMessage) => layouts.get(host ?? '') ?? 'other'
  return { listener: observeRequests(listener, figures, layoutOf), settle }
}

function layoutsByHost({ desktopOrigin, mobileOrigin, paymentOrigin, deskOrigin }: Config): Map<string, RequestLayout> {
  const origins: readonly (readonly [RequestLayout, string | undefined])[] = [
    ['desktop', desktopOrigin],
    ['mobile', mobileOrigin],
    ['payment', paymentOrigin],
    ['desk', deskOrigin],
  ]
  return new Map(origins.flatMap(([layout, origin]) => (origin ? [[new URL(origin).host, layout]] : [])))
}

/** What a path below the windows, the sandbox and the probes asks for; calls name themselves. */
function kindOf(path: string): RequestKind {
  if (path === '/healthz' || path === '/readyz') return 'health'
  if (path.startsWith('/sandbox')) return 'sandbox'
  return path.startsWith('/providers') ? 'window' : 'file'
}

function isWeb(path: string): boolean {
  return /^\/((api|sandbox|providers)(\/|$)|(healthz|readyz|sitemap\.xml|robots\.txt|manifest\.webmanifest)$)/.test(
    path,
  )
}

function isCall(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}

/**
 * Whether a page was requested by a path with invalid percent-encoding: it is not found, like any unknown path
 * (specification, section 2). Calls, files and paths with NUL characters are refused instead.
 */
function isBrokenPage({ method, url = '' }: IncomingMessage): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && !/^\/+(api|media|assets|sandbox|providers)(\/|$)/i.test(url) && !/%00|\0/.test(url)
}

const brokenAddress = 'This address is not valid. Check it for wrong percent-encoding and try again.'

/** Answers a call that there is no time for; cheaply, since many are refused then. */
function refuseBusy(response: ServerResponse): void {
  const { code, message, retryAfterSeconds } = serverBusy()
  const id = crypto.randomUUID()
  const body = { status_code: code, content: { message, request_id: id } }
  response
    .writeHead(503, {
      ...commonHeaders,
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'Retry-After': String(retryAfterSeconds),
      'X-Request-Id': id,
    })
    .end(JSON.stringify(body))
}

/** Answers 400 to a request whose address or host cannot be served: in the envelope for a call. */
function refuse(request: IncomingMessage, response: ServerResponse, message: string): void {
  const id = crypto.randomUUID()
  const code: ErrorCode = codes.invalidRequest
  const body: Envelope<ApiErrorContent> = { status_code: code, content: { message, request_id: id } }
  const isForCall = /^\/+api(\/|$)/i.test(request.url ?? '')
  const [type, text] = isForCall ? ['application/json', JSON.stringify(body)] : ['text/plain; charset=utf-8', message]
  response
    .writeHead(400, { ...commonHeaders, 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Request-Id': id })
    .end(text)
}

/** Path of a file of the content by its address. */
const mediaPath = (address: string) => decodeURIComponent(address.slice('/media/'.length))
