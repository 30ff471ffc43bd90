import { configure } from '@testing-library/react'

// Prepares the tests of screens: their waiting time, and what happy-dom lacks of the browsers that the shop supports.
// Some tests of this project run without a browser.
// A busy machine may take longer than one second, the default, to load a part of a page.
configure({ asyncUtilTimeout: 10_000 })

if (typeof window !== 'undefined') {
  // No popover ever opens, so closing one does nothing.
  HTMLElement.prototype.hidePopover ??= () => {}

  // A test has a single tab, which never waits for a lock.
  if (!navigator.locks) {
    const request = async (_name: string, work: () => unknown) => work()
    Object.defineProperty(navigator, 'locks', { value: { request } })
  }
}
