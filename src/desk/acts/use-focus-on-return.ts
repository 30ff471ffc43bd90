import { type RefObject, useEffect, useRef } from 'react'

/** Ref of a form that is hidden while it is confirmed. Its first field takes the focus when it is shown again. */
export function useFocusOnReturn(isHidden: boolean): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null)
  const wasHidden = useRef(false)
  useEffect(() => {
    // The button with the focus has gone with the confirmation.
    if (wasHidden.current && !isHidden)
      form.current
        ?.querySelector<HTMLElement>('input:not([disabled]), select:not([disabled]), textarea:not([disabled])')
        ?.focus()
    wasHidden.current = isHidden
  }, [isHidden])
  return form
}
