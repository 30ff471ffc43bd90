import { useEffect, useRef } from 'react'
import { type AlertOptions, dismissAlert } from './alert-store.ts'
import { showAlert } from './show-alert.ts'

/** Shows an alert while a flow is in a state that has one. `key` identifies the alert; undefined for none. */
export function useAlert(key: string | undefined, details: () => AlertOptions): void {
  const latest = useRef(details)
  useEffect(() => {
    latest.current = details
  })
  useEffect(() => {
    if (key === undefined) return
    const number = showAlert(latest.current())
    return () => dismissAlert(number)
  }, [key])
}
