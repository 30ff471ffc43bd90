import type { RegisteredRouter } from '@tanstack/react-router'
import { paths } from '#contract/addresses/paths.ts'

/** Pages that Back and Forward show at the scroll position where they were left (specification, section 2). */
const restoredPaths = new Set(['/', paths.courses(), paths.devices(), paths.events()])

/**
 * Limits the router's scroll restoration: a page opens at the top, except after Back or Forward to one of
 * `restoredPaths` or within the same path. Called once, in the browser.
 */
export function configureScrollRestoration(router: RegisteredRouter): void {
  let hasNavigated = false
  let isBackOrForward = false
  // The visitor may have scrolled the first page before the script runs.
  router.options.scrollRestoration = () => hasNavigated
  router.history.subscribe(({ action: { type } }) => {
    // A replaced address is the same page.
    hasNavigated ||= type !== 'REPLACE'
    isBackOrForward = type !== 'PUSH' && type !== 'REPLACE'
  })
  router.subscribe('onRendered', ({ pathChanged, toLocation: { pathname, hash } }) => {
    // The router stores positions on scroll events, and has missed those from before the script.
    if (!hasNavigated) document.dispatchEvent(new Event('scroll'))
    if (isBackOrForward && pathChanged && hash === '' && !restoredPaths.has(pathname)) scrollTo(0, 0)
  })
}
