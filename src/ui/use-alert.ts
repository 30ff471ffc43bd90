import { useEffect, useRef } from 'react'
import { type AlertFacts, showAlert, withdrawAlert } from './alert-store.ts'

/** Shows an alert as long as a flow stands where it belongs: `key` names the place, undefined for none. */
export function useAlert(key: string | undefined, facts: () => AlertFacts): void {
  const latest = useRef(facts)
  useEffect(() => {
    latest.current = facts
  })
  useEffect(() => {
    if (key === undefined) return
    const number = showAlert(latest.current())
    return () => withdrawAlert(number)
  }, [key])
}
