/**
 * Addresses of the specification (section 2) whose pages are still to be built: each shows a page that says so. Any
 * other address below them is not found. Whoever builds a page removes its line.
 */
const comingSoonRoutes: ReadonlySet<string> = new Set([
  '/downloads',
  '/cs',
  '/cs/notices',
  '/cs/notice-detail',
  '/cs/event',
  '/cs/event-detail',
  '/cs/faq',
  '/cs/inquiry',
  '/cs/inquiry-complete',
  '/cs/recruit',
  '/company',
  '/company/introduction',
  '/company/history',
  '/company/partners',
  '/company/directions',
  '/mypage/edit',
  '/mypage/change-password',
  '/delete-account',
])

/** The listed addresses; for tests that look at each. */
export const comingSoonPaths: readonly string[] = [...comingSoonRoutes]

/** Whether a page is still to be built at a path, with or without a slash at its end. */
export function isComingSoon(path: string): boolean {
  return comingSoonRoutes.has(path.replace(/\/+$/, ''))
}
