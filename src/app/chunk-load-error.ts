import { sessionStorageKeys } from '#contract/values/browser-storage.ts'
import { openStorage } from '../lib/browser/open-storage.ts'
import { createPageStorage } from '../lib/browser/page-storage.ts'

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
  const storage = createPageStorage(openStorage('sessionStorage'))
  return storage.getItem(key) === null && storage.setItem(key, '') === undefined
}

/**
 * The router reloads the document as soon as a route's file is missing; without a connection that would show the
 * browser's own error page. This marks the reload as done, and leaves the decision to `ConnectionLost`.
 */
export function preventRouterReload(page: Window): void {
  page.addEventListener('vite:preloadError', ({ payload }) => {
    // Without storage the router does not reload either.
    createPageStorage(openStorage('sessionStorage')).setItem(
      `${sessionStorageKeys.routerReload}${payload.message}`,
      '1',
    )
  })
}
