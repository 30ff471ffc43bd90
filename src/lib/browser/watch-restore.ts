import { fromCallback } from 'xstate'

/**
 * Actor that sends `back` when the browser shows the page from its back/forward cache, as it was when the person left
 * it: for example after Back from a payment window.
 */
export const watchRestore = fromCallback(({ sendBack }) => {
  const goBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) sendBack({ type: 'back' })
  }
  window.addEventListener('pageshow', goBack)
  return () => window.removeEventListener('pageshow', goBack)
})
