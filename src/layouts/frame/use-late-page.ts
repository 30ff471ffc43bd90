import { type AnyRoute, type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { SkeletonShape } from './skeleton-shape.ts'

/** Leaves time for drawing: a late page is announced within 200 ms of the click. */
const lateAfterMs = 120
/** A skeleton that is shown for less time looks like a flash. */
const shownForMs = 300

/** An opened location, or the match of a page that is drawn. */
interface PageAddress {
  readonly pathname: string
  readonly search: object
}

export interface LatePage {
  /** Shape of its skeleton; undefined while the drawn page stays in sight: other parameters, or a step of the same flow. */
  readonly shape: SkeletonShape | undefined
  /** True when it brings a frame of its own. */
  readonly isFlow: boolean
  /** True when either page brings a frame of its own. */
  readonly hasOtherFrame: boolean
  /** True when it is in the area of the drawn page, whose name and tabs, or menu, stay in sight. */
  readonly isInSameArea: boolean
}

interface ShownLatePage extends LatePage {
  /** Time in ms at which it was shown, as `performance.now` counts. */
  readonly shownAt: number
}

/**
 * The page that was opened and whose files or data are late, for at least 300 ms when it has a skeleton; undefined while
 * none is.
 */
export function useLatePage(): LatePage | undefined {
  const router = useRouter()
  const [late, setLate] = useState<ShownLatePage>()
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stops = [
      router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
        clearTimeout(timer)
        // A redirect keeps what stands; Back to the drawn page does not.
        if (itemOf(router.state.matches.at(-1)) === itemOf(toLocation)) setLate(undefined)
        // The first page is there already.
        if (fromLocation) {
          timer = setTimeout(
            () => setLate({ ...describeLatePage(router, toLocation), shownAt: performance.now() }),
            lateAfterMs,
          )
        }
      }),
      // Everything has arrived, and only drawing remains.
      router.subscribe('onLoad', () => clearTimeout(timer)),
    ]
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [router])
  // In the commit that draws the page, so that nothing else is painted in between.
  useLayoutEffect(() => {
    if (!late || isLoading) return
    const remainingMs = late.shape === undefined ? 0 : late.shownAt + shownForMs - performance.now()
    if (remainingMs <= 0) {
      setLate(undefined)
      return
    }
    const timer = setTimeout(() => setLate(undefined), remainingMs)
    return () => clearTimeout(timer)
  }, [late, isLoading])
  return late
}

function describeLatePage(router: AnyRouter, late: PageAddress): LatePage {
  const routes: readonly AnyRoute[] = router.getMatchedRoutes(late.pathname)[0]
  const { matches } = router.state
  const drawn: PageAddress | undefined = matches.at(-1)
  const drawnRoutes = matches.map(({ routeId }) => routeId)
  const isFlow = routes.some(isFlowRoute)
  const isSameFlow = routes.some((route) => isFlowRoute(route) && drawnRoutes.includes(route.id))
  const shape =
    routes.findLast(({ options }) => options.staticData?.skeleton)?.options.staticData?.skeleton ?? 'article'
  const isDrawn = shape === 'detail' ? itemOf(late) === itemOf(drawn) : pathOf(late) === pathOf(drawn)
  return {
    shape: isDrawn || isSameFlow ? undefined : shape,
    isFlow,
    hasOtherFrame: isFlow || matches.some(({ staticData }) => staticData.frame === 'flow'),
    isInSameArea: areaOf(late) === areaOf(drawn),
  }
}

function isFlowRoute({ options }: AnyRoute): boolean {
  return options.staticData?.frame === 'flow'
}

function pathOf(page: PageAddress | undefined): string {
  const path = page?.pathname ?? ''
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

/** First part of the path: `cs` of all pages of customer support. */
function areaOf(page: PageAddress | undefined): string | undefined {
  return pathOf(page).split('/')[1]
}

/** Path and ID: a page of the same path shows another course or device. */
function itemOf(page: PageAddress | undefined): string {
  return `${pathOf(page)}?${page && 'id' in page.search ? String(page.search.id) : ''}`
}
