import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { createQueryClient, createRouter, type Layout } from '#app/router.tsx'
import { ErrorScreen } from '#app/screens/error-screen.tsx'
import { checkSession } from '#contract/accounts/session.ts'
import { courseBanners, courseMenu } from '#contract/courses/course-calls.ts'
import type { BasketEntry } from '#contract/orders/basket-entry.ts'
import { localStorageKeys } from '#contract/values/browser-storage.ts'
import type { Locale } from '#contract/values/locale.ts'
import * as desktop from '#layouts/desktop/shell.tsx'
import { forGroups, forIndividuals, memberTypeSwitch } from '#layouts/frame/header.css.ts'
import * as mobile from '#layouts/mobile/shell.tsx'
import { followVisits } from '#lib/flows/resumed-visit.ts'
import { createHttp } from '#lib/http/http.ts'
import { createMessages } from '#lib/i18n/i18n.ts'
import { createKeptLists } from '#lib/kept-lists/kept-lists.ts'
import { focusHeadingOnNavigation } from '#lib/router/focus-heading.ts'
import { provideSession, startSession } from '#lib/session/session.flow.ts'
import { createSession } from '#lib/session/session.ts'
import { createSessionStore } from '#lib/session/session-store.ts'
import { sampleCompany } from '#tests/support/sample-company.ts'
import { sampleEditions } from '#tests/support/sample-editions.ts'
import { signedIn, signedOut } from '#ui/layout/session.css.ts'
import { type Answer, answer, createFakeServer } from '../fake-server.ts'
import { type OpenedPage, openedPage } from '../opened-page.ts'
import type { Table } from '../rows.ts'

export interface ShopTable extends Table {
  /** The desktop's without it. */
  readonly layout?: Layout
  /** Whether a member is logged in. */
  readonly isMember?: boolean
  /** What this browser keeps, of the visitor or the member. */
  readonly basket?: readonly BasketEntry[]
  readonly savedCourses?: readonly number[]
  /** What the header and its menus read. */
  readonly frame?: readonly Answer[]
  /** True when the rows are those of header, menus and footer. */
  readonly isFrame?: boolean
  /** Selector of a dialog that the browser opens by a button's `commandfor`: it is open from the start. */
  readonly dialog?: string
  /** Selector of a popover, whose controls alone have rows: it counts as open. */
  readonly popover?: string
}

const origins = { desktop: 'https://shop.example', mobile: 'https://m.shop.example' }
const login = { accessToken: 'a', refreshToken: 'r', userName: 'Kim', userid: 'haneul', loginId: 'l', isLogin: 'true' }
const usualFrame = [answer(courseMenu, []), answer(courseBanners, { top: null, slides: [] }), answer(checkSession, {})]

/** Loads a page of the shop on 2026-11-27, as for its first visit. */
export async function loadShopPage(page: ShopTable, locale: Locale) {
  const { address, layout = 'desktop', isMember = false, frame = [] } = page
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  // Links in mails have a token in the hash, which their pages read from the browser.
  window.history.replaceState(null, '', address)
  if (isMember) for (const [key, value] of Object.entries(login)) localStorage.setItem(key, value)
  const owner = isMember ? login.userid : ''
  const keep = (key: string, entries: readonly unknown[]) =>
    localStorage.setItem(key, JSON.stringify({ owner, entries }))
  keep(localStorageKeys.basket, page.basket ?? [])
  keep(localStorageKeys.savedCourses, page.savedCourses ?? [])
  const server = createFakeServer(page.answers, [...frame, ...usualFrame])
  // Downloads and uploads report their progress beside the client.
  vi.stubGlobal('fetch', server.fetch)
  // The browser's own windows, and leaving for another site.
  vi.stubGlobal('print', () => {})
  vi.spyOn(location, 'assign').mockReturnValue()
  const store = createSessionStore(localStorage, document)
  const call = { locale, fetch: server.fetch, xsrfToken: () => 'token' } as const
  const session = createSession({
    store,
    start: async () => {
      const tokenOnly = { accessToken: () => store.read()?.accessToken, renew: async () => false, forget: () => {} }
      const http = createHttp({ ...call, session: tokenOnly })
      return startSession(provideSession(store, http, { reload: () => {}, forgetDrafts: () => {} }), store)
    },
    reload: () => {},
    leadToLogin: () => {},
  })
  const queryClient = createQueryClient()
  const { queries, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retry: false } })
  const messages = createMessages(locale)
  // Those of the error screen.
  await messages.load(['outline', 'errors'])
  const router = createRouter({
    http: createHttp({ ...call, session }),
    session,
    keptLists: createKeptLists(localStorage, window),
    queryClient,
    messages,
    layout,
    today: '2026-11-27',
    contentVersion: '1.2026-11-27',
    off: [],
    company: sampleCompany(locale),
    editions: sampleEditions,
    origins,
    ErrorScreen,
    Shell: layout === 'desktop' ? desktop.Shell : mobile.Shell,
  })
  const history = createMemoryHistory({ initialEntries: [address] })
  // What is loaded for a link that has the focus is no call of the control.
  router.update({ ...router.options, history, defaultPreload: false })
  followVisits(router.history)
  focusHeadingOnNavigation(router)
  await router.load()
  return { router, queryClient, server }
}

/** Opens a page of the shop in English, and waits until nothing on it is busy. */
export async function openShopPage(page: ShopTable): Promise<OpenedPage> {
  const { router, queryClient, server } = await loadShopPage(page, 'en')
  render(<RouterProvider router={router} />, { container: document.body.appendChild(document.createElement('div')) })
  const { isFrame = false, isMember = false, dialog, popover } = page
  const hidden = [
    `.${isMember ? signedOut : signedIn}`,
    popover === undefined ? '[popover]' : `[popover]:not(${popover})`,
    `.${memberTypeSwitch}:has([value=IDV]:checked) .${forGroups}`,
    `.${memberTypeSwitch}:has([value=GRP]:checked) .${forIndividuals}`,
  ].join()
  const opened = await openedPage({
    router,
    queryClient,
    server,
    isFrame,
    hidden,
    ...(popover === undefined ? {} : { part: popover }),
  })
  if (dialog !== undefined) document.querySelector<HTMLDialogElement>(dialog)?.showModal()
  return opened
}
