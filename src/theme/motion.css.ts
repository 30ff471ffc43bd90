import { keyframes } from '@vanilla-extract/css'

/** For dialogs, and for whatever appears in its place. */
export const appear = keyframes({ from: { opacity: 0 } })
/** For menus below the button that opens them. */
export const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-.5rem)' } })
/** For sheets and windows. The element's `transformOrigin` is where they were opened from. */
export const grow = keyframes({ from: { opacity: 0, transform: 'scale(.94)' } })
/** For a length that has just been reached; `transformOrigin` is its beginning. */
export const fillUp = keyframes({ from: { transform: 'scaleX(0)' } })
