import { type RefObject, useEffect, useRef } from 'react'

/** Ref of an element that gets the focus when `value` changes to another truthy one: what was pressed is gone then. */
export function useFocusWhen<Focused extends HTMLElement>(value: unknown): RefObject<Focused | null> {
  const element = useRef<Focused>(null)
  useEffect(() => {
    if (value) element.current?.focus()
  }, [value])
  return element
}
