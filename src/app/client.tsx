import { RouterClient } from '@tanstack/react-router/ssr/client'
import { lazy, StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import * as desktop from '../layouts/desktop/shell.tsx'
import * as mobile from '../layouts/mobile/shell.tsx'
import { createHttp } from '../lib/http.ts'
import { createWords, documentLocale } from '../lib/i18n.ts'
import { createSession } from '../lib/session/session.ts'
import { createSessionStore } from '../lib/session/session-store.ts'
import { xsrfToken } from '../lib/xsrf-token.ts'
import { createQueryClient, createRouter } from './router.tsx'

const root = document.documentElement

/** Takes over the page that the server rendered. */
const layout = root.dataset['layout'] === 'mobile' ? 'mobile' : 'desktop'
const locale = documentLocale(document)
const send = (path: string, init: RequestInit) => fetch(path, init)
const store = createSessionStore(localStorage, document)
const session = createSession({
  store,
  start: async () => {
    const { fillSession, runSession } = await import('../lib/session/session.flow.ts')
    const accessToken = () => store.read()?.accessToken
    const asItIs = { accessToken, renew: async () => false, forget: () => {} }
    return runSession(fillSession(store, createHttp({ fetch: send, locale, xsrfToken, session: asItIs })), store)
  },
  reload: () => location.reload(),
})
const router = createRouter({
  http: createHttp({ fetch: send, locale, xsrfToken, session }),
  session,
  queryClient: createQueryClient(),
  words: createWords(locale),
  layout,
  today: root.dataset['today'] ?? '',
  origins: { desktop: root.dataset['desktop'] ?? location.origin, mobile: root.dataset['mobile'] ?? location.origin },
  ErrorScreen: lazy(async () => ({ default: (await import('./error-screen.tsx')).ErrorScreen })),
  Shell: layout === 'mobile' ? mobile.Shell : desktop.Shell,
})
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})
