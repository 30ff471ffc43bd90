import { useLocation } from '@tanstack/react-router'
import { type RefCallback, useCallback } from 'react'

/** Attributes of a part of a page that an address may ask for by its hash: it takes the focus then. */
export function useAskedFor(id: string): { id: string; tabIndex: -1; ref: RefCallback<HTMLElement> } {
  const { hash } = useLocation()
  const isAsked = hash === id
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (isAsked) element?.focus()
    },
    [isAsked],
  )
  return { id, tabIndex: -1, ref }
}
