import { cleanup, configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'
import { patience } from '../wait-for.ts'

// Prepares the tests of screens: their waiting time, and what happy-dom lacks of the browsers that the shop supports.
// Some tests of this project run without a browser.
// A busy machine may take longer than one second, the default, to load a part of a page.
configure({ asyncUtilTimeout: patience })

// The files of a worker share packages and the window. Each loads our own modules anew, and leaves a page as it was.
vi.resetModules()
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  if (typeof window === 'undefined') return
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
  // biome-ignore lint/suspicious/noDocumentCookie: this window has no cookie store
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  history.replaceState(null, '', '/')
})

if (typeof window !== 'undefined') {
  // No popover ever opens, so closing one does nothing.
  HTMLElement.prototype.hidePopover ??= () => {}

  // A test has a single tab, which never waits for a lock.
  if (!navigator.locks) {
    const request = async (_name: string, work: () => unknown) => work()
    Object.defineProperty(navigator, 'locks', { value: { request } })
  }
}
