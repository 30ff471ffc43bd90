import { useEffect, useRef } from 'react'
import { type AlertFacts, showAlert } from './alert-store.ts'

/** Shows an alert as long as a flow stands where it belongs: `key` names the place, undefined for none. */
export function useAlert(key: string | undefined, facts: () => AlertFacts): void {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (key !== undefined) showAlert(facts())
  })
}
