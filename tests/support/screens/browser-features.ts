// What happy-dom lacks of the browsers that the shop supports. Some tests of this project run without a browser.
if (typeof window !== 'undefined') {
  // No popover ever opens, so closing one does nothing.
  HTMLElement.prototype.hidePopover ??= () => {}

  // A test has a single tab, which never waits for a lock.
  if (!navigator.locks) {
    const request = async (_name: string, work: () => unknown) => work()
    Object.defineProperty(navigator, 'locks', { value: { request } })
  }
}
