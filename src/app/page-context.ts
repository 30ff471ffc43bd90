import { lazy } from 'react'
import * as v from 'valibot'
import { shopCompanySchema } from '#contract/values/company.ts'
import { offFeaturesSchema } from '#contract/values/features.ts'
import { currentEditionsSchema } from '#contract/values/legal-documents.ts'
import * as desktop from '../layouts/desktop/shell.tsx'
import * as mobile from '../layouts/mobile/shell.tsx'
import { createMessages, documentLocale } from '../lib/i18n/i18n.ts'
import { ConnectionLost } from './route-error.tsx'
import { createQueryClient, type RouterContext } from './router.tsx'

/** Router context read from the server-rendered document. Each entry adds the HTTP client and the session. */
export function readPageContext(): Omit<RouterContext, 'http' | 'session' | 'keptLists'> {
  const { dataset } = document.documentElement
  const messages = createMessages(documentLocale(document))
  const layout = dataset['layout'] === 'mobile' ? 'mobile' : 'desktop'
  return {
    queryClient: createQueryClient(),
    messages,
    layout,
    today: dataset['today'] ?? '',
    contentVersion: dataset['content'] ?? '',
    off: v.parse(offFeaturesSchema, dataset['off'] ?? ''),
    company: v.parse(shopCompanySchema, JSON.parse(dataset['company'] ?? '')),
    editions: v.parse(currentEditionsSchema, JSON.parse(dataset['editions'] ?? '')),
    origins: { desktop: dataset['desktop'] ?? location.origin, mobile: dataset['mobile'] ?? location.origin },
    ErrorScreen: lazy(async () => {
      try {
        const [{ ErrorScreen }] = await Promise.all([
          import('./screens/error-screen.tsx'),
          messages.load(['outline', 'errors']),
        ])
        return { default: ErrorScreen }
      } catch {
        // The file of the error screen could not be fetched.
        return { default: ConnectionLost }
      }
    }),
    Shell: layout === 'mobile' ? mobile.Shell : desktop.Shell,
  }
}
