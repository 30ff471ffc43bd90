import { useMatches } from '@tanstack/react-router'
import { type ComponentType, memo, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { FloatingActions } from './floating-actions.tsx'
import { Footer } from './footer.tsx'
import { ForgottenLogin } from './forgotten-login.tsx'
import { covered, coveredInArea } from './page-skeleton.css.ts'
import { PageSkeleton, WindowSkeleton } from './page-skeleton.tsx'
import { SkipLink } from './skip-link.tsx'
import { TopBanner } from './top-banner.tsx'
import { UnstoredLists } from './unstored-lists.tsx'
import { useClosingMenus } from './use-closing-menus.ts'
import { useKeptListsOfMember } from './use-kept-lists-of-member.ts'
import { useLatePage } from './use-late-page.ts'
import { useMovingPicture } from './use-moving-picture.ts'
import { usePlainLinks } from './use-plain-links.ts'
import { usePreloading } from './use-preloading.ts'

/** Header, banner and footer around a page, with a skeleton while another one is late. Flows have a frame of their own. */
export function Frame({ Header, children }: { Header: ComponentType; children: ReactNode }) {
  usePlainLinks()
  usePreloading()
  useClosingMenus()
  useMovingPicture()
  useKeptListsOfMember()
  // A flow that failed to load has no frame of its own.
  const isFlow = useMatches({
    select: (matches) =>
      matches.some(({ staticData }) => staticData.frame === 'flow') &&
      !matches.some(({ status }) => status === 'error'),
  })
  const late = useLatePage()
  const windowSkeleton = late?.shape && late.hasOtherFrame && (
    <WindowSkeleton shape={late.shape} header={late.isFlow ? undefined : <Above Header={Header} />} />
  )
  const skeleton = late && !late.hasOtherFrame ? late.shape : undefined
  if (isFlow) {
    return (
      <>
        {windowSkeleton}
        {children}
      </>
    )
  }
  return (
    <>
      {windowSkeleton}
      <Above Header={Header} />
      <main
        id="main"
        tabIndex={-1}
        aria-busy={late ? true : undefined}
        className={skeleton && classNames(covered, late?.isInSameArea && coveredInArea)}
      >
        {skeleton && <PageSkeleton shape={skeleton} />}
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
      <ForgottenLogin />
      <UnstoredLists />
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
