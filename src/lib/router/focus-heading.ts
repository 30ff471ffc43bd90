import type { RegisteredRouter } from '@tanstack/react-router'

/**
 * Focuses the heading of a page that the router has opened, so that screen readers announce it like a new document.
 * Also when other parameters of the same page have taken away the link that had the focus: then that of the part that the
 * address names. Leaves the focus alone when it
 * is already inside the page or a dialog is open. Called once, in the browser.
 */
export function focusHeadingOnNavigation(router: Pick<RegisteredRouter, 'subscribe'>): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation: { hash } }) => {
    const isNew = pathChanged || document.activeElement === document.body
    if (!fromLocation || !isNew) return
    if (hash === '') whenUncovered(() => focusHeading())
    else if (!pathChanged) focusHeading(document.getElementById(hash))
  })
}

/** Focuses the heading of a part, or of the page. */
function focusHeading(part?: Element | null): void {
  const main = document.querySelector('main')
  const isTaken = main?.contains(document.activeElement) || document.querySelector('dialog[open]')
  if (!main || isTaken) return
  const heading = (part ?? main).querySelector<HTMLElement>(part ? 'h2' : 'h1') ?? main
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Runs `work` when no skeleton hides the page: what is hidden takes no focus. After a redirect it goes last. */
function whenUncovered(work: () => void): void {
  const isCovered = () => document.querySelector('[data-skeleton]') !== null
  if (!isCovered()) {
    work()
    return
  }
  const observer = new MutationObserver(() => {
    if (isCovered()) return
    observer.disconnect()
    work()
  })
  observer.observe(document.body, { childList: true, subtree: true })
}
