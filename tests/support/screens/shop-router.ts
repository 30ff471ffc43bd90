import { createMemoryHistory } from '@tanstack/react-router'
import { createQueryClient, createRouter, type RouterContext } from '#app/router.tsx'
import { ApiError } from '#contract/protocol/api-error.ts'
import { createMessages } from '#lib/i18n/i18n.ts'
import { noKeptLists } from '#lib/kept-lists/kept-lists.ts'
import { createSession } from '#lib/session/session.ts'
import { visitorStore } from '#lib/session/session-store.ts'
import { sampleCompany } from '#tests/support/sample-company.ts'
import { sampleEditions } from '#tests/support/sample-editions.ts'

const nothing = () => null

/** The routes of the shop, for tests that read addresses: nothing is loaded and nobody is logged in. */
export function shopRouter(origins: RouterContext['origins']) {
  const router = createRouter({
    http: () => Promise.reject(ApiError.received({ status: 0 })),
    queryClient: createQueryClient(),
    messages: createMessages('en'),
    session: createSession({
      store: visitorStore,
      start: () => Promise.reject(new Error('nobody is logged in')),
      reload: () => {},
      leadToLogin: () => {},
    }),
    keptLists: noKeptLists,
    layout: 'desktop',
    today: '2026-11-21',
    contentVersion: '1.2026-11-21',
    off: [],
    company: sampleCompany('en'),
    editions: sampleEditions,
    origins,
    ErrorScreen: nothing,
    Shell: nothing,
  })
  router.update({ ...router.options, history: createMemoryHistory() })
  return router
}
