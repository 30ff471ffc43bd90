import { type RefObject, useEffect, useRef } from 'react'
import { useCurrentSection } from '#lib/browser/use-current-section.ts'

/** The current article, and a ref for the list that marks it and scrolls to it. */
export function useCurrentArticle(ids: readonly string[]): {
  current: string | undefined
  list: RefObject<HTMLElement | null>
} {
  const current = useCurrentSection(ids)
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const container = list.current
    const mark = current === undefined ? null : container?.querySelector<HTMLElement>(`[href="#${current}"]`)
    // The list does not scroll while it is hovered or focused, so that links do not move under the pointer.
    if (!container || !mark || container.matches(':hover, :focus-within')) return
    // Not `scrollIntoView`: it would move the page as well.
    container.scrollTop = mark.offsetTop - container.clientHeight / 2
  }, [current])
  return { current, list }
}
