import { paths } from '#contract/addresses/paths.ts'
import * as codes from '#contract/protocol/codes.ts'
import { keepLanguage } from '#contract/values/locale.ts'
import { nextFrame } from '../lib/browser/next-frame.ts'
import { openStorage } from '../lib/browser/open-storage.ts'
import { followContentVersion } from '../lib/http/content-version.ts'
import { createHttp } from '../lib/http/http.ts'
import { xsrfToken } from '../lib/http/xsrf-token.ts'
import { createKeptLists } from '../lib/kept-lists/kept-lists.ts'
import { forgetMember } from '../lib/session/forget-member.ts'
import { createSession } from '../lib/session/session.ts'
import { createSessionStore } from '../lib/session/session-store.ts'
import { readPageContext } from './page-context.ts'
import type { RouterContext } from './router.tsx'

/** Router context of the shop in the browser: calls over the network, and the session of this browser. */
export function createShopContext(): RouterContext {
  const page = readPageContext()
  const { locale } = page.messages
  const solveChallenge: Parameters<typeof createHttp>[0]['solveChallenge'] = async (challenge, signal) =>
    (await import('../lib/human-check/solve-work.ts')).humanCheckHeader(challenge, signal)
  const send = (path: string, init: RequestInit) => fetch(path, init)
  const store = createSessionStore(openStorage('localStorage'), document)
  forgetMember(page.queryClient, store)
  const session = createSession({
    store,
    start: async () => {
      const [{ provideSession, startSession }, { clearDrafts }] = await Promise.all([
        import('../lib/session/session.flow.ts'),
        import('../lib/drafts/form-draft.ts'),
      ])
      const accessToken = () => store.read()?.accessToken
      // Calls of the session machine renew nothing: the machine renews, clears the session and reloads itself.
      const tokenOnly = { accessToken, renew: async () => false, forget: () => {} }
      const http = createHttp({ fetch: send, locale, xsrfToken, session: tokenOnly })
      return startSession(
        provideSession(store, http, { reload: () => location.reload(), forgetDrafts: clearDrafts }),
        store,
      )
    },
    reload: () => location.reload(),
    leadToLogin: (error) => {
      // A page for members shows its own alert.
      if (document.querySelector('[data-flow=session]') || location.pathname === paths.login()) return
      const ended = error?.code === codes.accountSecured ? 'secured' : undefined
      location.assign(keepLanguage(paths.login({ next: location.pathname + location.search, ended }), location.search))
    },
  })
  const onContentVersion = followContentVersion(page.queryClient, page.contentVersion)
  const http = createHttp({ fetch: send, locale, xsrfToken, session, solveChallenge, onContentVersion })
  const countVisit: RouterContext['countVisit'] = (counted) =>
    void import('../lib/visit-counts/visit-counts.ts').then(
      (counts) => counts.countVisit(counted, { layout: page.layout, locale }),
      // A visit that is not counted is no failure of the page.
      () => {},
    )
  return {
    ...page,
    session,
    http,
    nextFrame,
    countVisit,
    keptLists: createKeptLists(openStorage('localStorage'), window),
  }
}
