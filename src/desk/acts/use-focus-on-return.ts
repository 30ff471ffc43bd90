import { type RefObject, useRef } from 'react'
import { useChange } from '#lib/browser/use-change.ts'

/** Ref of a form that is hidden while it is confirmed. Its first field takes the focus when it is shown again. */
export function useFocusOnReturn(isHidden: boolean): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null)
  useChange(isHidden, () => {
    // The button with the focus has gone with the confirmation.
    if (!isHidden)
      form.current
        ?.querySelector<HTMLElement>('input:not([disabled]), select:not([disabled]), textarea:not([disabled])')
        ?.focus()
  })
  return form
}
