import { RouterClient } from '@tanstack/react-router/ssr/client'
import { lazy, StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import * as desktop from '../layouts/desktop/shell.tsx'
import * as mobile from '../layouts/mobile/shell.tsx'
import { createHttp } from '../lib/http.ts'
import { createWords, documentLocale } from '../lib/i18n.ts'
import { createQueryClient, createRouter } from './router.tsx'
import { settleScroll } from './scroll.ts'

const root = document.documentElement

/** Takes over the page that the server rendered. */
const layout = root.dataset['layout'] === 'mobile' ? 'mobile' : 'desktop'
const locale = documentLocale(document)
const router = createRouter({
  http: createHttp({ fetch: (path, init) => fetch(path, init), locale }),
  queryClient: createQueryClient(),
  words: createWords(locale),
  layout,
  today: root.dataset['today'] ?? '',
  origins: { desktop: root.dataset['desktop'] ?? location.origin, mobile: root.dataset['mobile'] ?? location.origin },
  ErrorScreen: lazy(async () => ({ default: (await import('./error-screen.tsx')).ErrorScreen })),
  Shell: layout === 'mobile' ? mobile.Shell : desktop.Shell,
})
settleScroll(router)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})
