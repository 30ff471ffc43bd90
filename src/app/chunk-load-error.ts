import { sessionStorageKeys } from '../../contract/values/browser-storage.ts'

/** Messages of browsers and of the bundler's loader for a script or style that could not be fetched. */
const fileError =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/

/** True when a script or style of the page could not be fetched: no connection, or a deployment has removed it. */
export function isChunkLoadError(error: unknown): error is Error {
  return error instanceof Error && fileError.test(error.message)
}

/** True once for each missing file and tab, so that a missing file cannot reload the page in a loop. */
export function claimReload(error: Error): boolean {
  const key = `${sessionStorageKeys.reloaded}${error.message}`
  try {
    if (sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, '')
    return true
  } catch {
    return false
  }
}

/**
 * The router reloads the document as soon as a route's file is missing; without a connection that would show the
 * browser's own error page. This marks the reload as done, and leaves the decision to `ConnectionLost`.
 */
export function preventRouterReload(page: Window): void {
  page.addEventListener('vite:preloadError', ({ payload }) => {
    try {
      page.sessionStorage.setItem(`${sessionStorageKeys.routerReload}${payload.message}`, '1')
    } catch {
      // Without storage the router does not reload either.
    }
  })
}
