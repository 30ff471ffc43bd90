import { globalStyle, keyframes } from '@vanilla-extract/css'
import { calm } from './conditions.ts'
import { duration, easing } from './tokens.css.ts'

/** For dialogs, and for whatever appears in its place. */
export const appear = keyframes({ from: { opacity: 0 } })
/** For menus below the button that opens them. */
export const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-.5rem)' } })
/** For sheets and windows. The element's `transformOrigin` is where they were opened from. */
export const grow = keyframes({ from: { opacity: 0, transform: 'scale(.94)' } })
/** For a length that has just been reached; `transformOrigin` is its beginning. */
export const fillUp = keyframes({ from: { transform: 'scaleX(0)' } })

/**
 * Name of the picture that moves between a card and the page that it opens. It belongs to the card that has the focus,
 * which is the pressed one, and otherwise to the picture of the page: a name must be unique in the document.
 */
export const subjectPicture = 'subject-picture'
export const unlessCardHasFocus = ':root:not(:has(article:focus-within)) &'

// The layers of the cascade do not apply to the pictures of a view transition.
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  animationDuration: duration.slow,
  animationTimingFunction: easing,
  '@media': { [calm]: { animation: 'none !important' } },
})
