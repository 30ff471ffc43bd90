import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { RouterContext } from '#app/router.tsx'

/** Renders the page of a router in the language and with the queries of its context. */
export function renderRouter(
  router: AnyRouter,
  { messages, queryClient }: Pick<RouterContext, 'messages' | 'queryClient'>,
): void {
  render(
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={messages.i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  )
}
