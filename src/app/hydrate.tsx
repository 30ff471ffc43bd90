import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { followVisits } from '../lib/flows/resumed-visit.ts'
import { focusHeadingOnNavigation } from '../lib/router/focus-heading.ts'
import { preventRouterReload } from './chunk-load-error.ts'
import { keepLanguageOnRedirect } from './keep-language.ts'
import { reportRecoveredError } from './recovered-errors.ts'
import type { createRouter } from './router.tsx'
import { configureScrollRestoration } from './scroll-restoration.ts'

/** Hydrates the page that the server has rendered. */
export function hydrate(router: ReturnType<typeof createRouter>): void {
  preventRouterReload(window)
  followVisits(router.history)
  configureScrollRestoration(router)
  focusHeadingOnNavigation(router)
  keepLanguageOnRedirect(router.history)
  const firstPage = router.state.location.href
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
      { onRecoverableError: (error) => reportRecoveredError(error, router.state.location.href !== firstPage) },
    )
  })
}
