import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import type { ShopCompany } from '#contract/values/company.ts'
import type { Feature } from '#contract/values/features.ts'
import type { CurrentEditions } from '#contract/values/legal-documents.ts'
import type { Locale } from '#contract/values/locale.ts'
import * as desktop from '../layouts/desktop/shell.tsx'
import * as mobile from '../layouts/mobile/shell.tsx'
import { createHttp } from '../lib/http/http.ts'
import { createMessages } from '../lib/i18n/i18n.ts'
import { noKeptLists } from '../lib/kept-lists/kept-lists.ts'
import type { Catalogue } from '../lib/loading-plan.ts'
import { createSession } from '../lib/session/session.ts'
import { visitorStore } from '../lib/session/session-store.ts'
import { deferredComponentsLoaded } from '../ui/hydration/lazy-hydrate.tsx'
import { canonicalPath } from './head.ts'
import { extractInlineScripts } from './inline-scripts.ts'
import { createQueryClient, createRouter, type Layout, type RouterContext } from './router.tsx'
import { ErrorScreen } from './screens/error-screen.tsx'
import { createSupportContext } from './support-context.ts'

/** What the router adds to the document. */
type AssetManifest = NonNullable<
  Awaited<ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>>
>

export interface RenderInput {
  /** Canonical address, with its origin. */
  readonly url: string
  readonly layout: Layout
  readonly locale: Locale
  readonly today: string
  /** See `ContentState.sharedVersion`. */
  readonly contentVersion: string
  readonly company: ShopCompany
  readonly editions: CurrentEditions
  readonly origins: Record<Layout, string>
  /** Features that the shop is without. */
  readonly off: readonly Feature[]
  /** Scripts of development; otherwise the server adds what a page loads. */
  readonly manifest?: AssetManifest
  /** Answers calls of the API in this process. */
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>
}

/** Session of rendered pages: nobody is signed in, because a page is cached for all visitors. */
const visitorSession = createSession({
  store: visitorStore,
  start: () => Promise.reject(new Error('pages are rendered for visitors')),
  reload: () => {},
  leadToLogin: () => {},
})

function visitorContext(input: Omit<RenderInput, 'url' | 'manifest'>): RouterContext {
  const { layout, locale, today, contentVersion, company, editions, origins, off } = input
  return {
    http: createHttp({ fetch: input.fetch, locale }),
    queryClient: createQueryClient(),
    messages: createMessages(locale),
    session: visitorSession,
    keptLists: noKeptLists,
    layout,
    today,
    contentVersion,
    off,
    company,
    editions,
    origins,
    ErrorScreen,
    Shell: layout === 'mobile' ? mobile.Shell : desktop.Shell,
  }
}

/** A rendered page, and what the server needs to add its files and a policy to it. */
export interface RenderedPage {
  readonly status: number
  readonly html: string
  /** Ids of the routes that it shows, the root first. */
  readonly routes: readonly string[]
  readonly catalogues: readonly Catalogue[]
  /** Texts of its inline scripts, for its Content-Security-Policy. */
  readonly inlineScripts: readonly string[]
}

/** Renders the page of a canonical address completely. Returns `location` instead when a route redirects. */
export async function render(input: RenderInput): Promise<RenderedPage | { readonly location: string }> {
  let page: RenderedPage | undefined
  const context = await contextFor(input)
  const nonce = crypto.randomUUID()
  const { manifest } = input
  const handle = createRequestHandler({
    request: new Request(input.url),
    createRouter: () => createRouter(context, nonce),
    ...(manifest ? { getRouterManifest: () => manifest } : {}),
  })
  const response = await handle(async ({ router }) => {
    try {
      // All queries are there before the page is rendered: the stream of later ones ends now, so that the HTML with its
      // scripts is complete at once.
      router.serverSsr?.setRenderFinished()
      await Promise.all([deferredComponentsLoaded(), context.messages.loadDeferred()])
      const marked = await transformHtmlStringWithRouter(router, renderToString(<RouterServer router={router} />))
      const { html, scripts } = extractInlineScripts(marked, nonce)
      page = {
        // Returned beside the response, which would only encode it.
        html,
        inlineScripts: scripts,
        status: getSsrStatus(router),
        routes: router.state.matches.map((match) => match.routeId),
        catalogues: [...context.messages.loaded],
      }
      return new Response(null)
    } finally {
      router.serverSsr?.cleanup()
    }
  })
  const location = response.headers.get('Location')
  if (location !== null) return { location }
  if (!page) throw new Error(`The page was answered with ${response.status} instead of being rendered.`)
  return page
}

/** Router context of a request. A support view keeps the HTTP client: the server reads the page's data for it. */
async function contextFor(input: RenderInput): Promise<RouterContext> {
  const context = visitorContext(input)
  const { search, pathname } = new URL(input.url)
  const at = requestedState(search)
  if (at === undefined) return context
  await context.messages.load(['support'])
  return { ...createSupportContext(context, at, pathname), http: context.http }
}

/** `?at=` of a canonical address: the state that a support view shows. */
export function requestedState(search: string): string | undefined {
  return new URLSearchParams(search).get('at') ?? undefined
}

/**
 * Canonical form of an address: without parameters that the route does not know, with its defaults. Addresses with
 * equal canonical forms show the same page.
 */
export function canonicalAddress(path: string, search: string, layout: Layout): string {
  const router = canonicalRouter(layout)
  return canonicalPath(router.matchRoutes(path, router.options.parseSearch(search)))
}

/** Stands in where nothing is rendered. */
const noCompany: ShopCompany = {
  ...{ name: '', short_name: '', tagline: '', legal_name: '', representative: '', address: '', privacy_officer: '' },
  ...{
    hosting: '',
    korean_address: '',
    registration_number: '',
    registration_page: '',
    phone: '',
    email: '',
    founded: 0,
    vat: 'included',
  },
  ...{ hours: { opens: '', closes: '' }, closed_on: [], family_sites: [], channels: [], pages: [], pictures: {} },
}

const canonicalRouters = new Map<Layout, ReturnType<typeof createRouter>>()

function canonicalRouter(layout: Layout) {
  const known = canonicalRouters.get(layout)
  if (known) return known
  const made = createRouter(
    visitorContext({
      layout,
      locale: 'en',
      today: '',
      contentVersion: '',
      company: noCompany,
      editions: { terms: '', privacy: '', collection: '', marketing: '' },
      origins: { desktop: '', mobile: '' },
      off: [],
      fetch: () => Promise.reject(new Error('no calls while addresses are compared')),
    }),
  )
  canonicalRouters.set(layout, made)
  return made
}
