import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Turns clicks on plain links into client-side navigation, and closes menus when a page opens. Plain `<a>` elements
 * are cheaper to render than router links, and the menus have about eighty. Marks the document as scripted, for styles
 * that depend on it.
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
      if (!anchor?.hasAttribute('href') || anchor.target || anchor.hasAttribute('download')) return
      const url = new URL(anchor.href)
      const staysHere =
        url.origin === location.origin && !url.searchParams.has('lang') && !url.searchParams.has('layout')
      // Mailed links carry their token in the hash: the language switch keeps it.
      const isOtherLanguage =
        url.origin === location.origin && url.searchParams.has('lang') && url.pathname === location.pathname
      if (isOtherLanguage && url.hash === '' && location.hash !== '') {
        event.preventDefault()
        location.assign(url.pathname + url.search + location.hash)
        return
      }
      const isThisPage = url.pathname === location.pathname && url.search === location.search
      if (!staysHere || (url.hash !== '' && isThisPage) || !isDecodable(url.pathname)) return
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
    const closeMenus = router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
      if (!hrefChanged) return
      for (const menu of document.querySelectorAll<HTMLDetailsElement>('header details[open]')) menu.open = false
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
    })
    return () => {
      document.removeEventListener('click', followEarly, true)
      document.removeEventListener('click', follow)
      closeMenus()
    }
  }, [router])
}

/** The router cannot decode a path with wrong percent-encoding; the server answers it. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
