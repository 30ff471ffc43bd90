import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import type { Layout, RouterContext } from '#app/router.tsx'
import { parseSearch, stringifySearch } from '#contract/addresses/search-params.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { type Endpoint, parseAnswer } from '#contract/protocol/endpoint.ts'
import type { ShopCompany } from '#contract/values/company.ts'
import type { Feature } from '#contract/values/features.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { Http } from '#lib/http/http.ts'
import { createMessages, type LocaleMessages } from '#lib/i18n/i18n.ts'
import { type KeptLists, noKeptLists } from '#lib/kept-lists/kept-lists.ts'
import { createSession } from '#lib/session/session.ts'
import { visitorStore } from '#lib/session/session-store.ts'
import { sampleCompany } from '#tests/support/sample-company.ts'
import { sampleEditions } from '#tests/support/sample-editions.ts'
import { onePage } from './one-page.ts'
import { renderRouter } from './render-router.tsx'

type Context = Pick<
  RouterContext,
  | 'http'
  | 'queryClient'
  | 'messages'
  | 'layout'
  | 'today'
  | 'off'
  | 'session'
  | 'keptLists'
  | 'origins'
  | 'company'
  | 'editions'
>

/** A request to the server. */
export interface RecordedCall {
  readonly name: string
  readonly input: unknown
}

/** A server that answers these calls with contents or errors, or promises of them, and records its requests. */
export function fakeServer(answers: ReadonlyMap<Endpoint, unknown>): {
  readonly http: Http
  readonly asked: RecordedCall[]
} {
  const asked: RecordedCall[] = []
  const http: Http = async (endpoint, input) => {
    asked.push({ name: endpoint.name, input })
    const content = await answers.get(endpoint)
    if (content === undefined) throw ApiError.received({ status: 0 })
    if (content instanceof Error) throw content
    return parseAnswer(endpoint, content, onePage)
  }
  return { http, asked }
}

const origins = { desktop: 'https://shop.example', mobile: 'https://m.shop.example' }
const storedSession = { accessToken: 'a', refreshToken: 'r', userName: 'Kim', userid: '', loginId: '' }

/** Renders a screen without header and footer, on 2026-11-21. */
export async function renderScreen(
  content: ReactElement,
  {
    locale = 'en',
    company,
    layout = 'desktop',
    http = fakeServer(new Map()).http,
    userid,
    keptLists = noKeptLists,
    off = [],
    catalogues = ['orders', 'profile', 'form', 'errors'],
  }: {
    locale?: Locale
    /** Facts of the company besides those of the sample. */
    company?: Partial<ShopCompany>
    layout?: Layout
    http?: Http
    /** ID of the logged-in member. */
    userid?: string
    keptLists?: KeptLists
    off?: readonly Feature[]
    catalogues?: Parameters<LocaleMessages['load']>[0]
  } = {},
): Promise<void> {
  const messages = createMessages(locale)
  await messages.load(catalogues)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const rootRoute = createRootRouteWithContext<Context>()({})
  // Every path renders the same screen.
  const anywhere = createRoute({
    getParentRoute: () => rootRoute,
    path: '$',
    component: () => <main>{content}</main>,
  })
  const session = createSession({
    store: userid === undefined ? visitorStore : { ...visitorStore, read: () => ({ ...storedSession, userid }) },
    start: () => Promise.reject(new Error('nobody is logged in')),
    reload: () => {},
    leadToLogin: () => {},
  })
  const router = createRouter({
    routeTree: rootRoute.addChildren([anywhere]),
    parseSearch,
    stringifySearch,
    history: createMemoryHistory({ initialEntries: ['/order'] }),
    context: {
      http,
      messages,
      layout,
      today: '2026-11-21',
      off,
      queryClient,
      session,
      keptLists,
      origins,
      company: { ...sampleCompany(locale), ...company },
      editions: sampleEditions,
    },
  })
  renderRouter(router, router.options.context)
  await screen.findByRole('main')
}
