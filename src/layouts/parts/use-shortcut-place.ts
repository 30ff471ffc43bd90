import { type RefObject, useEffect, useRef } from 'react'

const scrolledPixels = 480

/**
 * Ref of the shortcuts, which get two attributes: `data-scrolled` below the top of the page, where the link back appears;
 * and `data-above-footer` while they rest above the footer instead of being fixed to the window. They rest there when the
 * footer is in sight, unless the visitor scrolls up. Source: specification, section 2.
 */
export function useShortcutPlace(): RefObject<HTMLElement | null> {
  const shortcuts = useRef<HTMLElement>(null)

  useEffect(() => {
    let previous = window.scrollY
    let isScrollingUp = false
    const update = () => {
      const { scrollY, innerHeight } = window
      if (scrollY !== previous) isScrollingUp = scrollY < previous
      previous = scrollY
      const footerTop = document.querySelector('footer')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
      shortcuts.current?.toggleAttribute('data-scrolled', scrollY > scrolledPixels)
      shortcuts.current?.toggleAttribute('data-above-footer', footerTop < innerHeight && !isScrollingUp)
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
