import { type PageRoute, pageRoutes } from '#contract/values/page-routes.ts'
import { whenReaderRests } from '../lib/browser/idle-line.ts'
import { declinesTracking } from '../lib/visit-counts/declines-tracking.ts'
import type { FileRoutesByTo } from './route-tree.gen.ts'
import type { createRouter } from './router.tsx'

/** Routes of pages that are measured: all but the support area's, and the one for addresses that lead nowhere. */
type ShopRoute = Exclude<keyof FileRoutesByTo, '/$' | `/support${string}`>

/** Compiles while `pageRoutes` names these routes, and no other one. */
const listed = (route: ShopRoute): PageRoute => route

const measuredRoutes = new Map<string, PageRoute>(pageRoutes.map((route) => [route, listed(route)]))

/**
 * Measures how fast the shop's pages are for visitors, once the reader rests on the first one, and counts it like their
 * visits. A browser that asks not to be tracked loads nothing for it.
 */
export function measureVitals(router: ReturnType<typeof createRouter>): void {
  if (declinesTracking()) return
  const { layout, messages } = router.options.context
  const view = { layout, locale: messages.locale }
  const routeOf = (path: string) => {
    const [, , found] = router.getMatchedRoutes(path)
    return measuredRoutes.get(found?.to ?? '')
  }
  whenReaderRests(
    () =>
      void import('../lib/visit-counts/visit-counts.ts').then(
        ({ countVisit, watchVitals }) => watchVitals((vital) => countVisit({ vital }, view), routeOf),
        // A visit that is not measured is no failure of the page.
        () => {},
      ),
    'any line',
  )
}
