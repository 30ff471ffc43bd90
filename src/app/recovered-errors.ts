/**
 * Reports an error from which React has recovered, as React does by default. Leaves out one that a click during
 * hydration causes: React renders the page that the router has just left, throws that away, and renders the new page.
 * Source: https://github.com/TanStack/router/issues/8198
 */
export function reportRecoveredError(error: unknown): void {
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof TypeError && cause.message.includes('routeId')) return
  reportError(error)
}
