import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createHttp } from '../lib/http.ts'
import { createWords, documentLocale } from '../lib/i18n.ts'
import { createQueryClient, createRouter } from './router.tsx'

const root = document.documentElement

/** Takes over the page that the server rendered. */
async function hydrate(): Promise<void> {
  const layout = root.dataset['layout'] === 'mobile' ? 'mobile' : 'desktop'
  const { Shell } = await (layout === 'mobile'
    ? import('../layouts/mobile/shell.tsx')
    : import('../layouts/desktop/shell.tsx'))
  const locale = documentLocale(document)
  const router = createRouter({
    http: createHttp({ fetch: (path, init) => fetch(path, init), locale }),
    queryClient: createQueryClient(),
    words: createWords(locale),
    layout,
    today: root.dataset['today'] ?? '',
    origins: { desktop: root.dataset['desktop'] ?? location.origin, mobile: root.dataset['mobile'] ?? location.origin },
    Shell,
  })
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}

void hydrate()
