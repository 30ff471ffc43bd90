import { type RefObject, useEffect, useRef } from 'react'

/**
 * Ref of a list whose choice is sent at once. Sends the form when another value than that of the address was chosen
 * before hydration, of which React gets no event.
 */
export function useEarlyChoice(valueOfAddress: string): RefObject<HTMLSelectElement | null> {
  const list = useRef<HTMLSelectElement>(null)
  const first = useRef(valueOfAddress)
  useEffect(() => {
    if (list.current && list.current.value !== first.current) list.current.form?.requestSubmit()
  }, [])
  return list
}
