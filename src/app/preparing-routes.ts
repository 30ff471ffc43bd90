/**
 * Addresses that are promised and still being built: each shows the page that says so, in the frame. Whoever
 * builds one takes its line out.
 */
export const preparingRoutes: readonly string[] = [
  '/order',
  '/order-complete',
  '/order-failed',
  '/downloads',
  '/regist',
  '/regist_data',
  '/find-account',
  '/find-password',
  '/find-password-reset',
  '/cs',
  '/company',
  '/mypage',
  '/delete-account',
]

/** Desktop only (specification, section 2). */
export const preparingDesktopRoutes: readonly string[] = []

/** Whether `path` is one of `routes` or lies below one. */
export function liesIn(path: string, routes: readonly string[]): boolean {
  return routes.some((route) => path === route || path.startsWith(`${route}/`))
}
