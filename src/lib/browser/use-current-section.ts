import { useEffect, useState } from 'react'

/** A section is current from where its top passes this part of the window's height, from the top. */
const readingLine = 0.25

/**
 * ID of the section that is being read: the last of `ids`, in page order, whose top has passed the reading line.
 * Undefined above the first section, and until the browser has measured.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join()
  useEffect(() => {
    const order = key.split(',')
    const observer = new IntersectionObserver(
      // Measured, not taken from the entries: a busy page reports several moments at once.
      () => {
        const line = window.innerHeight * readingLine
        const hasPassed = (id: string) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line
        setCurrent(order.findLast(hasPassed))
      },
      // Called whenever the line enters or leaves a section, and when a jump skips all of them.
      { rootMargin: `0px 0px -${100 - readingLine * 100}%` },
    )
    for (const id of order) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [key])
  return current
}
