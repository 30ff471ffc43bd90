import { LinguiContext } from '@lingui/react'
import { defaultShouldDehydrateQuery, QueryClient } from '@tanstack/react-query'
import {
  createSerializationAdapter,
  createRouter as createTanStackRouter,
  type ErrorComponentProps,
} from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import type { ComponentType, ReactNode } from 'react'
import type { InspectionEvent } from 'xstate'
import { parseSearch, stringifySearch } from '#contract/addresses/search-params.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import type { ShopCompany } from '#contract/values/company.ts'
import type { Feature } from '#contract/values/features.ts'
import type { CurrentEditions } from '#contract/values/legal-documents.ts'
import type { SkeletonShape } from '../layouts/frame/skeleton-shape.ts'
import { isLineSlow } from '../lib/browser/idle-line.ts'
import type { SupportView } from '../lib/flows/support-view.ts'
import type { Http } from '../lib/http/http.ts'
import type { LocaleMessages } from '../lib/i18n/i18n.ts'
import type { KeptLists } from '../lib/kept-lists/kept-lists.ts'
import type { Catalogue } from '../lib/loading-plan.ts'
import type { Session } from '../lib/session/session.ts'
import type { Counted } from '../lib/visit-counts/counted.ts'
import { RouteError } from './route-error.tsx'
import { routeTree } from './route-tree.gen.ts'

export type Layout = 'desktop' | 'mobile'

/** The router's context: routes get it in `beforeLoad`, `loader` and `head`, components by `useAppContext`. */
export interface RouterContext {
  readonly http: Http
  readonly queryClient: QueryClient
  readonly messages: LocaleMessages
  readonly session: Session
  readonly keptLists: KeptLists
  readonly layout: Layout
  /** Today in Korean time, `YYYY-MM-DD`, as the server sees it. */
  readonly today: string
  /** Version of the content that the page was rendered from, see `followContentVersion`. */
  readonly contentVersion: string
  /** Features that the shop is without, see `useFeature`. */
  readonly off: readonly Feature[]
  /** The company that runs the shop, in the language of the page. */
  readonly company: ShopCompany
  /** The edition of each legal document that is in force today. */
  readonly editions: CurrentEditions
  /** Origins of the two layouts, for canonical and alternate links. */
  readonly origins: Record<Layout, string>
  /** Error screen of a page; the browser loads it only when a page fails. */
  readonly ErrorScreen: ComponentType<ErrorComponentProps>
  /** Header, menus and footer of the layout. */
  readonly Shell: ComponentType<{ children: ReactNode }>
  /** Present in a support view (`?at=`), which shows a flow in one state. */
  readonly supportView?: SupportView
  /** Resolves when the browser has drawn the next frame; present on the shop's pages in a browser. */
  readonly nextFrame?: () => Promise<void>
  /** Counts what visitors do, without saying who; present on the shop's pages in a browser. */
  readonly countVisit?: (counted: Counted) => void
  /** Receives the inspection events of flows; only in development. */
  readonly inspect?: (event: InspectionEvent) => void
}

/** What the server dehydrates into a page besides its queries. */
interface DehydratedState {
  readonly catalogues: Catalogue[]
}

/** How long a pointer or the focus rests on a link before its page is loaded, in ms. */
const intentDelayMs = 30

/** A query without a stale time of its own is fresh for this long after it was read. */
const staleTimeMs = 5 * 60_000

/** Creates a query client, one for each rendered page. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleTimeMs,
        // An error that the API declares stays one: only network and server errors are tried again.
        retry: (failures, error) =>
          failures === 0 && !(error instanceof ApiError && error.code !== undefined && error.status < 500),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Without a connection the request fails at once, and the page offers to try again.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
      // Failed queries stay out: the browser runs them again.
      dehydrate: { shouldDehydrateQuery: defaultShouldDehydrateQuery },
    },
  })
}

/** Dehydrates API errors with their code and request number, which a plain error would lose. */
const apiErrors = createSerializationAdapter({
  key: 'ApiError',
  test: (value): value is ApiError => value instanceof ApiError,
  toSerializable: ({ code, status, requestId, field }) => ({ code, status, requestId, field }),
  fromSerializable: (data) => ApiError.received(data),
})

/** `nonce` marks the scripts of a page while the server renders it, see `extractInlineScripts`. */
export function createRouter(context: RouterContext, nonce?: string) {
  const { messages, queryClient } = context
  // One value for ever: Lingui's `I18nProvider` would render the whole page again for each catalogue that is loaded.
  const lingui = { i18n: messages.i18n, _: messages.i18n.t.bind(messages.i18n) }
  const router = createTanStackRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: isLineSlow() ? false : 'intent',
    defaultPreloadDelay: intentDelayMs,
    defaultErrorComponent: RouteError,
    scrollRestoration: true,
    defaultStructuralSharing: true,
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    dehydrate: (): DehydratedState => ({ catalogues: [...messages.loaded] }),
    hydrate: ({ catalogues }: DehydratedState) => messages.load(catalogues),
    Wrap: ({ children }) => <LinguiContext value={lingui}>{children}</LinguiContext>,
  })
  router.options.serializationAdapters = [apiErrors]
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
  interface StaticDataRouteOption {
    /** Message catalogues of the route's screen, besides that of the frame. */
    readonly catalogues?: readonly Catalogue[]
    /** The only layout that has this route; the other redirects to `/not-found`. */
    readonly only?: Layout
    /** `flow` when the page brings its own frame, without menus and footer; the shop's frame otherwise. */
    readonly frame?: 'flow'
    /** Shape of the page, or of the pages below it, while it loads. Without it: `article`. */
    readonly skeleton?: SkeletonShape
  }
}
