import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isLineSlow, whenLineIsIdle, whenReaderRests } from '#lib/browser/idle-line.ts'
import { fetchUnshownComponents, forgetUnshownComponents } from '#ui/hydration/lazy-hydrate.tsx'
import { pageAddress } from './page-address.ts'

/** Links of the entries of lists. */
const entryLinks = 'main :is(article, td) a[href]'

/**
 * Loads code and messages before pages are opened: once for each kind of page that entries lead to, when the reader
 * rests, also for entries that come after the page; then the code of its deferred components. A navigation loads its
 * code beside its messages. The router preloads the rest when a pointer or the focus rests on a link, or a finger
 * touches it. Nothing is loaded ahead on a slow line.
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
      cancelLookup ??= whenReaderRests(() => {
        cancelLookup = undefined
        // A browser prepares the numbers of a language when the first one is written: 20 ms that a click would wait for.
        messages.i18n.number(0)
        for (const link of document.querySelectorAll<HTMLAnchorElement>(entryLinks)) {
          const address = pageAddress(link)
          if (address) loadCode(address.pathname)
        }
      })
    }
    const additions = new MutationObserver(loadKindsOfEntries)

    forgetUnshownComponents()
    loadKindsOfEntries()
    additions.observe(document.body, { childList: true, subtree: true })
    const stop = router.subscribe('onBeforeLoad', ({ toLocation }) => loadCode(toLocation.pathname))
    return () => {
      cancelLookup?.()
      additions.disconnect()
      stop()
    }
  }, [router])
}
