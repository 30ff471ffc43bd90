import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import type { RouterContext } from '#app/router.tsx'
import type { DeviceSummary } from '#contract/content/devices.ts'
import type { Feature } from '#contract/values/features.ts'
import type { Locale } from '#contract/values/locale.ts'
import { createHttp } from '#lib/http/http.ts'
import { createMessages } from '#lib/i18n/i18n.ts'
import { noKeptLists } from '#lib/kept-lists/kept-lists.ts'
import { createSession } from '#lib/session/session.ts'
import { createSessionStore } from '#lib/session/session-store.ts'
import { sampleCompany } from '#tests/support/sample-company.ts'
import { sampleEditions } from '#tests/support/sample-editions.ts'
import { AlertMount } from '#ui/alert/alert-mount.tsx'
import { renderRouter } from './render-router.tsx'

type Context = Pick<
  RouterContext,
  'http' | 'queryClient' | 'messages' | 'keptLists' | 'today' | 'off' | 'session' | 'company' | 'editions'
>

/**
 * Renders a screen of the devices at `path`, without header and footer, on 2026-11-21, with `current` as the server's
 * devices.
 * Returns a function that reads the address of the page.
 */
export async function renderDeviceScreen(
  content: ReactElement,
  {
    locale = 'en',
    current = [],
    path = '/device',
    off = [],
  }: {
    locale?: Locale
    current?: readonly DeviceSummary[]
    path?: string
    /** Features that the shop is without. */
    off?: readonly Feature[]
  } = {},
): Promise<{ address: () => string }> {
  const messages = createMessages(locale)
  await messages.load(['shop', 'devices'])
  const rootRoute = createRootRouteWithContext<Context>()({})
  // Every path renders the same screen.
  const anywhere = createRoute({
    getParentRoute: () => rootRoute,
    path: '$',
    component: () => (
      <>
        {content}
        <AlertMount />
      </>
    ),
  })
  const router = createRouter({
    routeTree: rootRoute.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
    context: {
      messages,
      keptLists: noKeptLists,
      today: '2026-11-21',
      off,
      company: sampleCompany(locale),
      editions: sampleEditions,
      queryClient: new QueryClient(),
      http: createHttp({ locale, fetch: async () => Response.json({ status_code: 200, content: current }) }),
      session: createSession({
        store: createSessionStore(localStorage, document),
        start: () => Promise.reject(new Error('nothing asks for the session')),
        reload: () => {},
        leadToLogin: () => {},
      }),
    },
  })
  renderRouter(router, router.options.context)
  await screen.findByRole('heading', { level: 1 })
  return { address: () => router.history.location.href }
}
