import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { createRouter } from './router.tsx'

/** Takes over the page that the server rendered. */
export function takeOver(router: ReturnType<typeof createRouter>): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}
