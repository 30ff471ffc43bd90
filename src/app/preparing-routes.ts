/**
 * Addresses that are promised and still being built: each shows the page that says so, in the frame. Whoever
 * builds one takes its line out.
 */
export const preparingRoutes: readonly string[] = [
  '/downloads',
  '/cs',
  '/company',
  '/mypage/edit',
  '/mypage/change-password',
  '/delete-account',
]

/** Desktop only (specification, section 2). */
export const preparingDesktopRoutes: readonly string[] = []

/** Whether `path` is one of `routes` or lies below one. */
export function liesIn(path: string, routes: readonly string[]): boolean {
  return routes.some((route) => path === route || path.startsWith(`${route}/`))
}
