import { useEffect, useEffectEvent } from 'react'

/**
 * Calls back when the browser shows the page from its back/forward cache, as it was when the person left it: for example
 * after Back from a payment window.
 */
export function usePageRestored(onRestored: () => void): void {
  const restored = useEffectEvent(onRestored)
  useEffect(() => {
    const handle = (event: PageTransitionEvent) => {
      if (event.persisted) restored()
    }
    window.addEventListener('pageshow', handle)
    return () => window.removeEventListener('pageshow', handle)
  }, [])
}
