import '../theme/fonts.css'
import '../theme/fonts/hangul.css'
import '../theme/fonts/ko-later.css'
import '../theme/base.css.ts'
// Its class is in the inline script of the head, which the browser's bundle does without.
import '../ui/hydration/event-replay.css.ts'
import { HeadContent, Scripts, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Catalogue } from '../lib/loading-plan.ts'
import { AlertMount } from '../ui/alert/alert-mount.tsx'
import { headScript } from './head-scripts/head-script.ts'

/** The whole HTML document, around the frame and its page, or around an error. */
export function Document({ children }: { children: ReactNode }) {
  const router = useRouter()
  const { context, ssr } = router.options
  const { messages, layout, Shell, today, contentVersion, company, editions, off, origins } = context
  return (
    <html
      lang={messages.locale}
      data-layout={layout}
      data-today={today}
      data-content={contentVersion}
      data-off={off.length > 0 ? off.join(' ') : undefined}
      data-company={JSON.stringify(company)}
      data-editions={JSON.stringify(editions)}
      data-desktop={origins.desktop}
      data-mobile={origins.mobile}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* It has run before hydration: the browser's bundle does without its text. */}
        <script
          nonce={ssr?.nonce}
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? headScript(context, hasFlow(router)) : '' }}
          suppressHydrationWarning
        />
        <HeadContent />
      </head>
      <body>
        <Shell>{children}</Shell>
        <AlertMount />
        <Scripts />
      </body>
    </html>
  )
}

/** Catalogues of pages with flows, and of the support area with its form for addresses. */
const handledByScript: readonly Catalogue[] = ['errors', 'support']

/** True when the page may have a form or button that only the script handles. */
function hasFlow(router: ReturnType<typeof useRouter>): boolean {
  return router.state.matches.some(({ staticData }) =>
    staticData.catalogues?.some((each) => handledByScript.includes(each)),
  )
}
