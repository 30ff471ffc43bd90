import { useMatches } from '@tanstack/react-router'
import { type ComponentType, memo, type ReactNode } from 'react'
import { FloatingActions } from './floating-actions.tsx'
import { Footer } from './footer.tsx'
import { SkipLink } from './skip-link.tsx'
import { TopBanner } from './top-banner.tsx'
import { useClosingMenus } from './use-closing-menus.ts'
import { useIsLate } from './use-is-late.ts'
import { usePlainLinks } from './use-plain-links.ts'
import { usePreloading } from './use-preloading.ts'

/** Header, banner and footer around a page, marked as busy while the next one is late. Flows have a frame of their own. */
export function Frame({ Header, children }: { Header: ComponentType; children: ReactNode }) {
  usePlainLinks()
  usePreloading()
  useClosingMenus()
  // A flow that failed to load has no frame of its own.
  const isFlow = useMatches({
    select: (matches) =>
      matches.some(({ staticData }) => staticData.frame === 'flow') &&
      !matches.some(({ status }) => status === 'error'),
  })
  const isLate = useIsLate()
  if (isFlow) return children
  return (
    <>
      <Above Header={Header} />
      <main id="main" tabIndex={-1} aria-busy={isLate ? true : undefined}>
        {children}
      </main>
      <Below />
    </>
  )
}

// Memoized: the menus have more elements than most pages, and a navigation renders several times.
const Above = memo(function Above({ Header }: { Header: ComponentType }) {
  return (
    <>
      <SkipLink />
      <TopBanner />
      <Header />
    </>
  )
})
const Below = memo(function Below() {
  return (
    <>
      <FloatingActions />
      <Footer />
    </>
  )
})
