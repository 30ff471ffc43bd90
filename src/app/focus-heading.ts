import type { RegisteredRouter } from '@tanstack/react-router'

/**
 * Tells those who do not see it that another page has opened: its heading takes the focus, as with a new document,
 * unless something of the page or a dialog already has it. For the browser, once.
 */
export function focusHeadingOnNavigation(router: Pick<RegisteredRouter, 'subscribe'>): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation: { hash } }) => {
    const main = document.querySelector('main')
    const isTaken = main?.contains(document.activeElement) || document.querySelector('dialog[open]')
    if (!fromLocation || !pathChanged || hash !== '' || !main || isTaken) return
    const heading = main.querySelector<HTMLElement>('h1') ?? main
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  })
}
