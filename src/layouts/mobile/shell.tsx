import type { ReactNode } from 'react'
import { Dock } from '../parts/dock.tsx'
import { Footer } from '../parts/footer.tsx'
import { SkipLink } from '../parts/skip-link.tsx'
import { TopBanner } from '../parts/top-banner.tsx'
import { usePlainLinks } from '../parts/use-plain-links.ts'
import { Header } from './header.tsx'

/** The frame of the mobile layout. */
export function Shell({ children }: { children: ReactNode }) {
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
