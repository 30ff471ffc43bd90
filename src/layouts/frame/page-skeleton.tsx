import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Fragment, type ReactNode, useLayoutEffect } from 'react'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { AsideColumns } from '#ui/layout/columns.tsx'
import { Container } from '#ui/layout/container.tsx'
import * as styles from './page-skeleton.css.ts'
import type { SkeletonShape } from './skeleton-shape.ts'

interface PageSkeletonProps {
  readonly shape: SkeletonShape
}

/**
 * Covers the drawn page while another one is late, in the shape of the late one. The drawn page stays where it is, so
 * that its height, and with it the scroll position that the router restores, stays too.
 */
export function PageSkeleton({ shape }: PageSkeletonProps) {
  useTopOfWindow()
  return (
    <div className={styles.overPage} data-skeleton={shape}>
      <Announcement />
      <Shape shape={shape} />
    </div>
  )
}

interface WindowSkeletonProps {
  readonly shape: SkeletonShape
  /** Header of the late page; a bar in its place without. */
  readonly header: ReactNode
}

/** Covers the whole window while a page with another frame is late. */
export function WindowSkeleton({ shape, header }: WindowSkeletonProps) {
  useLayoutEffect(() => {
    document.body.classList.add(styles.coveredBody)
    return () => document.body.classList.remove(styles.coveredBody)
  }, [])
  return (
    <div className={styles.overWindow} data-skeleton={shape}>
      <Announcement />
      {header ?? <div className={styles.flowHeader} />}
      {/* The frame's own main content, which says so for other pages, may not be there. */}
      <div aria-busy="true">
        <Shape shape={shape} />
      </div>
    </div>
  )
}

/**
 * Shows the top of the window. The router stores and restores the position of the page below: it finds the one that the
 * visitor left, and what it restores is shown once the skeleton is gone.
 */
function useTopOfWindow(): void {
  const router = useRouter()
  useLayoutEffect(() => {
    let position = window.scrollY
    const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })
    const showPosition = () => scrollTo(position)
    const showTop = () => scrollTo(0)
    showTop()
    let isPlaced = false
    const stops = [
      // The router stores the position in between, and when the document is left.
      router.subscribe('onBeforeNavigate', showPosition),
      router.subscribe('onBeforeLoad', showTop),
      // The router has scrolled to the position of the page that is there now.
      router.subscribe('onRendered', () => {
        isPlaced = true
        position = window.scrollY
        showTop()
      }),
    ]
    window.addEventListener('pagehide', showPosition, true)
    return () => {
      for (const stop of stops) stop()
      window.removeEventListener('pagehide', showPosition, true)
      // The page that is there now may have scrolled by itself, to a section.
      if (!isPlaced || window.scrollY === 0) showPosition()
    }
  }, [router])
}

function Announcement() {
  return (
    <VisuallyHidden role="status">
      <Trans>Loading the page</Trans>
    </VisuallyHidden>
  )
}

function Shape({ shape }: { shape: SkeletonShape }) {
  if (shape === 'form') {
    return (
      <Container width="form" className={styles.formTop} aria-hidden="true">
        <Heading />
        <Fields />
      </Container>
    )
  }
  return (
    <Container className={topOf[shape]} aria-hidden="true">
      <Body shape={shape} />
    </Container>
  )
}

/** Space above the page. */
const topOf: Record<Exclude<SkeletonShape, 'form'>, string | undefined> = {
  home: styles.top,
  rows: styles.top,
  cards: styles.top,
  detail: undefined,
  article: styles.top,
  area: styles.top,
  account: styles.accountTop,
  accountOrders: styles.accountTop,
  accountForm: styles.accountTop,
  login: styles.formTop,
}

function Body({ shape }: { shape: Exclude<SkeletonShape, 'form'> }) {
  switch (shape) {
    case 'home':
      return (
        <>
          <HeadingBar className={styles.smallHeading} />
          <Skeleton marginTop={5} className={styles.slide} />
          <Cards />
        </>
      )
    case 'rows':
      return (
        <>
          <Heading />
          <Skeleton height="2.875rem" marginTop={5} />
          <div className={styles.rows}>
            {times(7, (key) => (
              <div key={key} className={styles.row}>
                <Skeleton className={styles.picture} />
                <Entry />
                <Skeleton className={styles.wide} />
                <Skeleton className={styles.notNarrow} />
              </div>
            ))}
          </div>
        </>
      )
    case 'cards':
      return (
        <>
          <Heading />
          <Skeleton height="2.875rem" marginTop={5} />
          <Cards />
        </>
      )
    case 'detail':
      return (
        <AsideColumns>
          <div className={styles.detail}>
            <div className={styles.detailTop}>
              <Skeleton width="4rem" height="2.75rem" />
              <HeadingBar className={styles.detailHeading} />
              <Skeleton marginTop={3} />
            </div>
            <Skeleton className={styles.shot} />
          </div>
          <aside>
            <Skeleton height="26rem" />
          </aside>
        </AsideColumns>
      )
    case 'article':
      return (
        <>
          <Heading />
          <Lines />
        </>
      )
    case 'area':
      return (
        <>
          <HeadingBar className={styles.heading} />
          <Skeleton height="2.875rem" marginTop={5} />
          <Lines />
        </>
      )
    case 'account':
      return (
        <BesideMenu>
          <Heading />
          <div className={styles.details}>
            {times(8, (key) => (
              <Skeleton key={key} marginTop={3} />
            ))}
          </div>
          {times(2, (key) => (
            <Fragment key={key}>
              <Skeleton width="12rem" height="1.375rem" marginTop={12} />
              <Skeleton height="2.875rem" marginTop={5} />
              <Skeleton height="2.875rem" marginTop={5} />
            </Fragment>
          ))}
        </BesideMenu>
      )
    case 'accountOrders':
      return (
        <BesideMenu>
          <HeadingBar className={styles.heading} />
          <Skeleton height="2.875rem" marginTop={5} />
          <div className={styles.rows}>
            {times(5, (key) => (
              <div key={key} className={styles.order}>
                <Skeleton />
                <Skeleton className={styles.orderItems} />
                <Skeleton />
                <Skeleton />
              </div>
            ))}
          </div>
        </BesideMenu>
      )
    case 'accountForm':
      return (
        <BesideMenu>
          <HeadingBar className={styles.heading} />
          <Fields />
        </BesideMenu>
      )
    case 'login':
      return (
        <div className={styles.login}>
          <Skeleton className={styles.loginPicture} />
          <div>
            <Heading />
            <Fields />
          </div>
        </div>
      )
  }
}

/** The menu of My page, and what stands beside it. */
function BesideMenu({ children }: { children: ReactNode }) {
  return (
    <div className={styles.account}>
      <div className={styles.menu}>
        {times(6, (key) => (
          <Skeleton key={key} />
        ))}
      </div>
      <div>{children}</div>
    </div>
  )
}

function Heading() {
  return (
    <>
      <HeadingBar className={styles.heading} />
      <Skeleton width="min(26rem, 80%)" height="1.2rem" marginTop={2} />
    </>
  )
}

/** Stands where the heading of the page will. */
function HeadingBar({ className }: { className: string }) {
  return (
    <div data-heading>
      <Skeleton className={className} />
    </div>
  )
}

function Cards() {
  return (
    <div className={styles.cards}>
      {times(6, (key) => (
        <div key={key}>
          <Skeleton className={styles.picture} />
          <Entry />
        </div>
      ))}
    </div>
  )
}

function Entry() {
  return (
    <div>
      <Skeleton width="60%" marginTop={3} />
      <Skeleton marginTop={3} />
    </div>
  )
}

function Fields() {
  return times(4, (key) => <Skeleton key={key} height="3.5rem" marginTop={6} />)
}

function Lines() {
  return (
    <div className={styles.article}>
      {times(12, (key) => (
        <Skeleton key={key} {...(key % 4 === 3 ? { width: '60%' } : {})} marginTop={3} />
      ))}
    </div>
  )
}

function times<Item>(count: number, item: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => item(index))
}
