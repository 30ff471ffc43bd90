import { type AnyRoute, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { SkeletonShape } from './skeleton-shape.ts'

/** Leaves time for drawing: a late page is announced within 200 ms of the click. */
const lateAfterMs = 120

/** An opened location, or the match of a page that is drawn. */
interface PageAddress {
  readonly pathname: string
  readonly search: object
}

interface LatePage {
  /** Shape of its skeleton; undefined while the drawn page stays in sight: other parameters, or a step of the same flow. */
  readonly shape: SkeletonShape | undefined
  /** True when it brings a frame of its own. */
  readonly isFlow: boolean
}

/** The page that was opened and whose files or data are late; undefined while none is. */
export function useLatePage(): LatePage | undefined {
  const router = useRouter()
  const [late, setLate] = useState<PageAddress>()
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  // They change together with what is drawn.
  const drawnPath = useRouterState({ select: ({ matches }) => pathOf(matches.at(-1)) })
  const drawnItem = useRouterState({ select: ({ matches }) => itemOf(matches.at(-1)) })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stops = [
      router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
        clearTimeout(timer)
        // A redirect keeps what stands; Back to the drawn page does not.
        if (itemOf(router.state.matches.at(-1)) === itemOf(toLocation)) setLate(undefined)
        // The first page is there already.
        if (fromLocation) timer = setTimeout(() => setLate(toLocation), lateAfterMs)
      }),
      // Everything has arrived, and only drawing remains.
      router.subscribe('onLoad', () => {
        clearTimeout(timer)
        setLate(undefined)
      }),
    ]
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [router])
  if (!late || !isLoading) return undefined
  const [routes] = router.getMatchedRoutes(late.pathname)
  const isFlow = routes.some(isFlowRoute)
  const isSameFlow = routes.some(
    (route) => isFlowRoute(route) && router.state.matches.some(({ routeId }) => routeId === route.id),
  )
  const shape =
    routes.findLast(({ options }) => options.staticData?.skeleton)?.options.staticData?.skeleton ?? 'article'
  const isDrawn = shape === 'detail' ? itemOf(late) === drawnItem : pathOf(late) === drawnPath
  return { shape: isDrawn || isSameFlow ? undefined : shape, isFlow }
}

function isFlowRoute({ options }: AnyRoute): boolean {
  return options.staticData?.frame === 'flow'
}

function pathOf(page: PageAddress | undefined): string {
  const path = page?.pathname ?? ''
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

/** Path and ID: a page of the same path shows another course or device. */
function itemOf(page: PageAddress | undefined): string {
  return `${pathOf(page)}?${page && 'id' in page.search ? String(page.search.id) : ''}`
}
