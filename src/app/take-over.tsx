import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { preventReloadOfRouter } from './missing-files.ts'
import type { createRouter } from './router.tsx'
import { settleScroll } from './scroll.ts'
import { settleFocus } from './focus.ts'

/** Takes over the page that the server rendered. */
export function takeOver(router: ReturnType<typeof createRouter>): void {
  preventReloadOfRouter(window)
  settleScroll(router)
  settleFocus(router)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}
