import { useEffect, useRef, useState, type RefObject } from 'react'

/** Margin of the observed area: an article is current while it crosses a band near the window's top. */
const readingBand = '-12% 0px -80%'

/** The current article, and a ref for the list that marks it and scrolls to it. */
export function useCurrentArticle(ids: readonly string[]): {
  current: string | undefined
  list: RefObject<HTMLElement | null>
} {
  const [current, setCurrent] = useState<string>()
  const list = useRef<HTMLElement>(null)
  const key = ids.join()
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page reports several moments at once.
        const latest = entries.at(-1)?.time
        const entered = entries.find((entry) => entry.isIntersecting && entry.time === latest)
        if (entered) setCurrent(entered.target.id)
      },
      { rootMargin: readingBand },
    )
    for (const id of key.split(',')) {
      const article = document.getElementById(id)
      if (article) observer.observe(article)
    }
    return () => observer.disconnect()
  }, [key])
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
