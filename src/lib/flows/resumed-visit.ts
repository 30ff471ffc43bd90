import type { RouterHistory } from '@tanstack/react-router'

/** True while the visit goes on with a page that was left: after a reload, Back or Forward. */
let isVisitResumed = false

/** Flows that have begun during this visit. */
const begunFlows = new Set<string>()

function beginVisit(isResumed: boolean): void {
  isVisitResumed = isResumed
  begunFlows.clear()
}

/**
 * Follows the visits of pages: each begins with the document, or with a navigation of the router. Called once for each
 * document, in the browser.
 */
export function followVisits(history: Pick<RouterHistory, 'location' | 'subscribe'>): void {
  beginVisit(isDocumentResumed())
  let { pathname } = history.location
  history.subscribe(({ action: { type }, location }) => {
    const isSamePage = type === 'REPLACE' && location.pathname === pathname
    pathname = location.pathname
    if (!isSamePage) beginVisit(type === 'BACK' || type === 'FORWARD' || type === 'GO')
  })
}

/**
 * True when a flow begins where the visitor left it: after a reload, Back or Forward. False when the visitor followed a
 * link to it, and when it begins again during the same visit.
 */
export function isFlowResumed(flow: string): boolean {
  if (begunFlows.has(flow)) return false
  begunFlows.add(flow)
  return isVisitResumed
}

/** True in a document that was reloaded, or opened by Back or Forward. */
function isDocumentResumed(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate')
}
