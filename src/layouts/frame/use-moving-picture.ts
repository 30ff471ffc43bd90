import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { calm } from '#theme/conditions.ts'
import { duration, easing } from '#theme/tokens.css.ts'

/**
 * Moves the picture of a page from where it was on the card that opened the page. The page is there at once: a view
 * transition would hold it back until the browser has drawn the page before into a picture.
 */
export function useMovingPicture(): void {
  const router = useRouter()
  useEffect(() => {
    let card: DOMRect | undefined
    const stopBefore = router.subscribe('onBeforeNavigate', () => {
      // A pressed link has the focus.
      card = document.querySelector('article:focus-within img')?.getBoundingClientRect()
    })
    const stopRendered = router.subscribe('onRendered', ({ pathChanged }) => {
      const picture = document.querySelector('[data-subject]')
      // A skeleton has taken the place of a card that was pressed long ago.
      const isLate = document.querySelector('[data-skeleton]') !== null
      if (pathChanged && card && picture && !isLate && !matchMedia(calm).matches) moveFrom(card, picture)
      card = undefined
    })
    return () => {
      stopBefore()
      stopRendered()
    }
  }, [router])
}

function moveFrom(card: DOMRect, element: Element): void {
  const place = element.getBoundingClientRect()
  const right = middle(card.left, card.width) - middle(place.left, place.width)
  const down = middle(card.top, card.height) - middle(place.top, place.height)
  // The compositor draws a transform alone, whatever the page is doing.
  element.animate(
    { transform: [`translate(${right}px, ${down}px) scale(${card.width / place.width})`, 'none'] },
    { duration: Number.parseInt(duration.slow, 10), easing },
  )
}

function middle(start: number, size: number): number {
  return start + size / 2
}
