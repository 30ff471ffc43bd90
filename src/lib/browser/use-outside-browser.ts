import { useSyncExternalStore } from 'react'
import { findInAppBrowser, type InAppBrowser, outsideAddress } from './in-app-browser.ts'

/** How a page is opened in the phone's browser. */
export interface OutsideBrowser {
  readonly app: InAppBrowser
  /** Address of the page. */
  readonly page: string
  /** Address that opens it outside; undefined where only the menu of the app does. */
  readonly href: string | undefined
}

const never = () => () => {}

/**
 * The way out of an app's browser to `path` of this host; undefined in a browser of its own, and until the page is
 * hydrated. Providers refuse a login inside apps, which could read the password.
 */
export function useOutsideBrowser(path: string): OutsideBrowser | undefined {
  const userAgent = useSyncExternalStore(
    never,
    () => navigator.userAgent,
    () => '',
  )
  const app = findInAppBrowser(userAgent)
  if (!app) return undefined
  const page = new URL(path, location.origin).href
  return { app, page, href: outsideAddress(app, userAgent, page) }
}
