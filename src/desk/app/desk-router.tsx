import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '#contract/addresses/search-params.ts'
import { AlertMount } from '#ui/alert/alert-mount.tsx'
import { PageFailed } from '../frame/page-failed.tsx'
import { PageMissing } from '../frame/page-missing.tsx'
import type { DeskContext } from '../http/desk-context.ts'
import { PasskeyDialog } from '../passkey/passkey-dialog.tsx'
import { routeTree } from './route-tree.gen.ts'

/** Every state of a list is an address, so that another operator can open it. */
export function createDeskRouter(context: DeskContext) {
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: PageFailed,
    defaultNotFoundComponent: PageMissing,
    scrollRestoration: true,
    defaultStructuralSharing: true,
    Wrap: ({ children }) => (
      <I18nProvider i18n={context.messages.i18n}>
        <QueryClientProvider client={context.queryClient}>{children}</QueryClientProvider>
      </I18nProvider>
    ),
    InnerWrap: ({ children }) => (
      <>
        {children}
        <PasskeyDialog context={context} />
        <AlertMount />
      </>
    ),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createDeskRouter>
  }
}
