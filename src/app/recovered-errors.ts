/**
 * Reports an error from which React has recovered, as React does by default. Leaves out those of a page that was left
 * while it hydrated: React meets what the router shows next, throws that away, and renders the new page.
 * Sources: https://github.com/TanStack/router/issues/8198, https://react.dev/errors/418
 */
export function reportRecoveredError(error: unknown, hasLeftFirstPage: boolean): void {
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof TypeError && cause.message.includes('routeId')) return
  if (hasLeftFirstPage && error instanceof Error && /#418\b|^Hydration failed/.test(error.message)) return
  reportError(error)
}
