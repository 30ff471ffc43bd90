import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isLineSlow, whenLineIsIdle } from '../../lib/browser/idle-line.ts'
import { pageAddress } from './page-address.ts'

/** How long a pointer rests on a link before its page is loaded, in ms. */
const intentDelayMs = 30

/** Links of the entries of a list. */
const entryLinks = 'main :is(article, td) a[href]'

/**
 * Loads pages before they are opened. Code and messages of each kind of page that entries in view lead to are loaded
 * once, when the line is idle. The data follow when a pointer or the focus rests on a link, or a finger touches it. It
 * covers plain links as well, which the router's own preloading does not know. Loads nothing ahead on a slow line.
 */
export function usePreloading(): void {
  const router = useRouter()
  useEffect(() => {
    const { messages } = router.options.context
    const loadedKinds = new Set<string>()
    /** All at once: a navigation would load code only after the messages. */
    const loadCode = (pathname: string) => {
      const [routes] = router.getMatchedRoutes(pathname)
      const kind = routes.at(-1)?.id
      if (kind === undefined || loadedKinds.has(kind)) return
      loadedKinds.add(kind)
      const catalogues = routes.flatMap((route) => route.options.staticData?.catalogues ?? [])
      Promise.all([messages.load(catalogues), ...routes.map((route) => router.loadRouteChunk(route))]).catch(() => {
        // The navigation tries again, and shows the error.
        loadedKinds.delete(kind)
      })
    }

    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        const address = target instanceof HTMLAnchorElement ? pageAddress(target) : undefined
        if (address) whenLineIsIdle(() => loadCode(address.pathname))
      }
    })
    const observeLinks = () => {
      observer.disconnect()
      for (const link of document.querySelectorAll(entryLinks)) observer.observe(link)
    }

    let timer: ReturnType<typeof setTimeout> | undefined
    const preload = ({ target }: Event, delayMs: number) => {
      clearTimeout(timer)
      if (isLineSlow()) return
      const anchor = target instanceof Element ? target.closest('a') : null
      const address = anchor && pageAddress(anchor)
      if (!address) return
      timer = setTimeout(() => {
        loadCode(address.pathname)
        void router.preloadRoute({ to: '.', href: address.pathname + address.search })
      }, delayMs)
    }
    const rest = (event: Event) => preload(event, intentDelayMs)
    const touch = (event: Event) => preload(event, 0)
    observeLinks()
    document.addEventListener('pointerover', rest)
    document.addEventListener('focusin', rest)
    document.addEventListener('touchstart', touch, { passive: true })
    const stops = [
      router.subscribe('onRendered', observeLinks),
      router.subscribe('onBeforeLoad', ({ toLocation }) => loadCode(toLocation.pathname)),
    ]
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('pointerover', rest)
      document.removeEventListener('focusin', rest)
      document.removeEventListener('touchstart', touch)
      for (const stop of stops) stop()
    }
  }, [router])
}
