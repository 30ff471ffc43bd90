import { LinguiContext } from '@lingui/react'
import { QueryClient } from '@tanstack/react-query'
import {
  createRouter as createTanStackRouter,
  createSerializationAdapter,
  type ErrorComponentProps,
} from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import type { InspectionEvent } from 'xstate'
import { ApiError, type Http } from '../lib/http/http.ts'
import type { Catalogue } from '../lib/i18n/catalogues.gen.ts'
import type { LocaleMessages } from '../lib/i18n/i18n.ts'
import type { Session } from '../lib/session/session.ts'
import type { SupportView } from '../lib/flows/support-view.ts'
import { parseSearch, stringifySearch } from '../../contract/search-params.ts'
import { RouteError } from './route-error.tsx'
import { routeTree } from './route-tree.gen.ts'

export type Layout = 'desktop' | 'mobile'

/** What every route may use. */
export interface RouterContext {
  readonly http: Http
  readonly queryClient: QueryClient
  readonly words: LocaleMessages
  readonly session: Session
  readonly layout: Layout
  /** Today in Korean time, `YYYY-MM-DD`, as the server sees it. */
  readonly today: string
  /** Origins of the two layouts, for canonical and alternate links. */
  readonly origins: Record<Layout, string>
  /** What a failed page shows; loaded late in the browser. */
  readonly ErrorScreen: ComponentType<ErrorComponentProps>
  /** Header, menus and footer of the layout. */
  readonly Shell: ComponentType<{ children: ReactNode }>
  /** Present when the address asks for a flow's state to look at. */
  readonly supportView?: SupportView
  /** Hears what flows do; in development alone. */
  readonly inspect?: (event: InspectionEvent) => void
}

/** What the server hands to the browser besides the data of the page. */
export interface DehydratedState {
  readonly catalogues: Catalogue[]
  /** What the page was rendered from. */
  readonly answers: readonly Answer[]
}

/** An answer of a call, under the key that `endpointQuery` gives it; `readAt` is in milliseconds since 1970. */
interface Answer {
  readonly key: readonly [endpoint: string, input: object]
  readonly data: object
  readonly readAt: number
}

const staleTimeMs = 5 * 60_000

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleTimeMs,
        // What the server has refused it refuses again.
        retry: (failures, error) =>
          failures === 0 && !(error instanceof ApiError && error.code !== undefined && error.status < 500),
        refetchOnWindowFocus: false,
      },
    },
  })
}

/** Errors of calls reach the browser whole: a plain one would lose its request number. */
const apiErrors = createSerializationAdapter({
  key: 'ApiError',
  test: (value): value is ApiError => value instanceof ApiError,
  toSerializable: ({ code, status, requestId, field }) => ({ code, status, requestId, field }),
  fromSerializable: (facts) => new ApiError(facts),
})

/** `nonce` marks the scripts of a page while the server renders it, see `extractInlineScripts`. */
export function createRouter(context: RouterContext, nonce?: string) {
  const { words, queryClient } = context
  // Always the same: Lingui's own provider draws everything anew for each catalogue, though what stands has its words.
  const lingui = { i18n: words.i18n, _: words.i18n.t.bind(words.i18n) }
  const router = createTanStackRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadDelay: 30,
    defaultErrorComponent: RouteError,
    scrollRestoration: true,
    defaultStructuralSharing: true,
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    // The browser hands nothing over.
    ...(import.meta.env.SSR
      ? { dehydrate: (): DehydratedState => ({ catalogues: [...words.loaded], answers: answersOf(queryClient) }) }
      : {}),
    hydrate: async (handover: DehydratedState) => {
      for (const { key, data, readAt } of handover.answers) queryClient.setQueryData(key, data, { updatedAt: readAt })
      await words.load(handover.catalogues)
    },
    Wrap: ({ children }) => <LinguiContext value={lingui}>{children}</LinguiContext>,
  })
  router.options.serializationAdapters = [apiErrors]
  return router
}

/** Only what was answered: a read that failed is the browser's to try again. */
function answersOf(queryClient: QueryClient): Answer[] {
  const reads = queryClient.getQueryCache().getAll()
  return reads.flatMap(({ queryKey: [endpoint, input], state: { data, dataUpdatedAt } }) =>
    typeof endpoint === 'string' && isObject(input) && isObject(data)
      ? [{ key: [endpoint, input], data, readAt: dataUpdatedAt }]
      : [],
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
  interface StaticDataRouteOption {
    /** Catalogues of words that the route's screen needs besides the shop's. */
    readonly catalogues?: readonly Catalogue[]
    /** The only layout that has this route; the other leads to `/not-found`. */
    readonly only?: Layout
    /** `flow` when the page brings its own frame, without menus and footer; the shop's frame otherwise. */
    readonly frame?: 'flow'
  }
}
