import { useEffect, useRef } from 'react'
import { type AlertOptions, showAlert, dismissAlert } from './alert-store.ts'

/** Shows an alert as long as a flow stands where it belongs: `key` names the place, undefined for none. */
export function useAlert(key: string | undefined, facts: () => AlertOptions): void {
  const latest = useRef(facts)
  useEffect(() => {
    latest.current = facts
  })
  useEffect(() => {
    if (key === undefined) return
    const number = showAlert(latest.current())
    return () => dismissAlert(number)
  }, [key])
}
