import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { PageRoute } from '#contract/values/page-routes.ts'
import { visitCountLimits } from '#contract/values/visit-counts.ts'
import type { MeasuredVital } from './counted.ts'

/**
 * Measures how fast the pages of this document are for the visitor (`web-vitals`), and tells each value. Where the browser
 * knows navigations within a document (Chromium 151), each page has its own values; elsewhere those of the document belong
 * to its first page. `routeOf` names the route of an address; what has none is left out.
 */
export function watchVitals(
  tell: (vital: MeasuredVital) => void,
  routeOf: (path: string) => PageRoute | undefined,
): void {
  const first = location.href
  const measured = ({ id, name, value, navigationURL = first }: MetricType) => {
    const route = routeOf(new URL(navigationURL, first).pathname)
    if (route === undefined) return
    const whole = Math.round(name === 'CLS' ? value * 1_000 : value)
    tell({ id, route, name, value: Math.min(Math.max(whole, 0), visitCountLimits.vitalValue) })
  }
  for (const watch of [onLCP, onINP, onCLS, onFCP]) watch(measured, { reportSoftNavs: true })
  // A navigation within the document waits for no document.
  onTTFB(measured)
}
