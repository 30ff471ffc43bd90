import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isLineSlow, whenLineIsIdle } from '../../lib/browser/idle-line.ts'
import { fetchUnshownComponents } from '../../ui/hydration/lazy-hydrate.tsx'
import { pageAddress } from './page-address.ts'

/** How long a pointer rests on a link before its page is loaded, in ms. */
const intentDelayMs = 30

/** Links of the entries of lists. */
const entryLinks = 'main :is(article, td) a[href]'

/**
 * Loads pages before they are opened. Code and messages of each kind of page that entries lead to are loaded once, when
 * the line is idle, also for entries that come after the page; then the code of its deferred components. The data
 * follow when a pointer or the focus rests on a link, or a finger touches it. It covers plain links as well, which the
 * router's own preloading does not know. Loads nothing ahead on a slow line.
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
      Promise.all([messages.load(catalogues), ...routes.map((route) => router.loadRouteChunk(route))]).then(
        () => whenLineIsIdle(() => fetchUnshownComponents(messages)),
        // The navigation tries again, and shows the error.
        () => loadedKinds.delete(kind),
      )
    }

    let cancelLookup: (() => void) | undefined
    const loadKindsOfEntries = () => {
      if (isLineSlow()) return
      // One lookup is enough, and later changes must not put it off.
      cancelLookup ??= whenLineIsIdle(() => {
        cancelLookup = undefined
        for (const link of document.querySelectorAll<HTMLAnchorElement>(entryLinks)) {
          const address = pageAddress(link)
          if (address) loadCode(address.pathname)
        }
      })
    }
    const additions = new MutationObserver(loadKindsOfEntries)

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
    loadKindsOfEntries()
    additions.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('pointerover', rest)
    document.addEventListener('focusin', rest)
    document.addEventListener('touchstart', touch, { passive: true })
    const stop = router.subscribe('onBeforeLoad', ({ toLocation }) => loadCode(toLocation.pathname))
    return () => {
      clearTimeout(timer)
      cancelLookup?.()
      additions.disconnect()
      document.removeEventListener('pointerover', rest)
      document.removeEventListener('focusin', rest)
      document.removeEventListener('touchstart', touch)
      stop()
    }
  }, [router])
}
