import { type RefObject, useEffect, useRef } from 'react'

const scrolledPixels = 480

/**
 * Ref of the shortcuts, which get two attributes: `data-scrolled` below the top of the page, where the link back appears;
 * and `data-above-footer` while they rest above the footer instead of being fixed to the window. They rest when the end
 * of their place, where the footer begins, is in sight, unless the visitor scrolls up. Source: specification, section 2.
 */
export function useShortcutPlace(): RefObject<HTMLElement | null> {
  const shortcuts = useRef<HTMLElement>(null)

  useEffect(() => {
    let previous = window.scrollY
    let isScrollingUp = false
    const update = () => {
      const place = shortcuts.current
      if (!place) return
      const { scrollY, innerHeight } = window
      if (scrollY !== previous) isScrollingUp = scrollY < previous
      previous = scrollY
      const isPlaceInSight = place.getBoundingClientRect().bottom < innerHeight
      place.toggleAttribute('data-scrolled', scrollY > scrolledPixels)
      place.toggleAttribute('data-above-footer', isPlaceInSight && !isScrollingUp)
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      window.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [])

  return shortcuts
}
