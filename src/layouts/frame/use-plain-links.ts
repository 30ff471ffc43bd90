import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pageAddress } from './page-address.ts'

/**
 * Turns clicks on plain links of content, and on links that are not hydrated yet, into client-side navigation, and
 * closes menus when a page opens. Marks the document as scripted, for styles that depend on it.
 */
export function usePlainLinks(): void {
  const router = useRouter()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return
      const anchor = event.target instanceof Element ? event.target.closest('a') : null
      if (!anchor) return
      if (keepHash(anchor)) {
        event.preventDefault()
        return
      }
      const url = pageAddress(anchor)
      if (!url) return
      event.preventDefault()
      void router.navigate({ href: url.pathname + url.search + url.hash })
    }
    // React stops clicks inside components that are not hydrated yet.
    const followEarly = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('[data-later]')) follow(event)
    }
    document.addEventListener('click', followEarly, true)
    document.addEventListener('click', follow)
    document.documentElement.dataset['scripted'] = ''
    // From now on the router preloads pages.
    document.querySelector('script[type=speculationrules]')?.remove()
    const closeMenus = router.subscribe('onBeforeNavigate', ({ fromLocation, hrefChanged }) => {
      // The first page of a document replaces none, and may still be loading when a visitor opens a dialog in it.
      if (!fromLocation || !hrefChanged) return
      for (const menu of document.querySelectorAll<HTMLDetailsElement>('header details[open]')) {
        // Groups within the side menu stay as they are: it closes as a whole.
        if (!menu.closest('dialog')) menu.open = false
      }
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
    })
    return () => {
      document.removeEventListener('click', followEarly, true)
      document.removeEventListener('click', follow)
      closeMenus()
    }
  }, [router])
}

/** Follows a link to another language within the page: mailed links carry their token in the hash. */
function keepHash(anchor: HTMLAnchorElement): boolean {
  if (!anchor.hasAttribute('href') || anchor.target) return false
  const url = new URL(anchor.href)
  const isOtherLanguage =
    url.origin === location.origin && url.searchParams.has('lang') && url.pathname === location.pathname
  if (!isOtherLanguage || url.hash !== '' || location.hash === '') return false
  location.assign(url.pathname + url.search + location.hash)
  return true
}
