/** What browsers and the bundler's loader say of a script or style that could not be fetched. */
const fileError =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/

/** Whether a script or style of the page could not be fetched: no connection, or gone since a deployment. */
export function isChunkLoadError(error: unknown): error is Error {
  return error instanceof Error && fileError.test(error.message)
}

/** True once for each missing file and tab, so that a file that stays missing never makes the page load for ever. */
export function claimReload(error: Error): boolean {
  const key = `reloaded:${error.message}`
  try {
    if (sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, '')
    return true
  } catch {
    return false
  }
}

/**
 * The router reloads the document as soon as a route's file is missing, also without a connection, where the browser's
 * own error page would take the place of the shop. This marks such a reload as done: `ConnectionLost` decides instead.
 */
export function preventRouterReload(page: Window): void {
  page.addEventListener('vite:preloadError', ({ payload }) => {
    try {
      page.sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1')
    } catch {
      // Without storage the router does not reload either.
    }
  })
}
