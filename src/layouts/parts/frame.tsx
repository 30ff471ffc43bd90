import type { ComponentType, ReactNode } from 'react'
import { Dock } from './dock.tsx'
import { Footer } from './footer.tsx'
import { SkipLink } from './skip-link.tsx'
import { TopBanner } from './top-banner.tsx'
import { usePlainLinks } from './use-plain-links.ts'

/** What stands around every page, with the header of its layout. */
export function Frame({ Header, children }: { Header: ComponentType; children: ReactNode }) {
  usePlainLinks()
  return (
    <>
      <SkipLink />
      <TopBanner />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Dock />
    </>
  )
}
