import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { showAlert } from '#ui/alert/show-alert.ts'

/** Addresses that change something on the server when opened. */
const callPaths = /^\/(api|sandbox)\//

/** Makes links load documents, and blocks links to the API and the sandbox with an alert. */
export function blockCalls(page: Window, i18n: I18n): void {
  page.addEventListener(
    'click',
    (event) => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null
      if (!anchor?.hasAttribute('href')) return
      // The browser follows the link; no other listener gets the click.
      event.stopImmediatePropagation()
      const { origin, pathname } = new URL(anchor.href)
      if (origin !== page.location.origin || !callPaths.test(pathname)) return
      event.preventDefault()
      showAlert({
        title: i18n._(msg`This is a support view`),
        content: i18n._(msg`This link starts something on the server. Start for real to follow it.`),
        primary: { name: i18n._(msg`OK`) },
      })
    },
    { capture: true },
  )
}

/** Discards writes of the page to storage and cookies. */
export function discardStorage(page: Window & typeof globalThis): void {
  const { prototype } = page.Storage
  for (const write of ['setItem', 'removeItem', 'clear'] as const) prototype[write] = () => {}
  Object.defineProperty(page.document, 'cookie', { get: () => '', set: () => {} })
}
