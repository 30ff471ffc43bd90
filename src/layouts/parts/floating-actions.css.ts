import { narrow, tight } from '../../theme/conditions.ts'
import { componentStyle, componentRule } from '../../theme/layers.css.ts'
import { color, motion, radius, space, touch, type } from '../../theme/tokens.css.ts'

export const actions = componentStyle({
  position: 'fixed',
  inset: 'auto 1.5rem 1.5rem auto',
  display: 'grid',
  gap: space[2],
  justifyItems: 'end',
  zIndex: 9,
  '@media': {
    [narrow]: { inset: 'auto .75rem calc(.625rem + var(--bar, 0px)) auto' },
    [tight]: { insetInlineEnd: 0 },
  },
})
componentRule(`${actions} > :is(a, button)`, {
  background: color.surface,
  boxShadow: `${color.float}, inset 0 0 0 1px ${color.line}`,
  borderRadius: radius.control,
  textDecoration: 'none',
  '@media': { [tight]: { borderStartEndRadius: 0, borderEndEndRadius: 0 } },
})
componentRule(`:root:has([data-purchase-bar]) ${actions}`, { vars: { '--bar': '5rem' } })
/** Hidden on pages that are about the purchase alone. */
componentRule(`:root:has([data-purchase-bar=alone]) ${actions}`, { '@media': { [narrow]: { display: 'none' } } })
/** Stays above the footer instead of covering it. */
componentRule(`${actions}[data-docked]`, {
  position: 'absolute',
  insetBlockEnd: 'auto',
  insetBlockStart: 'var(--docked-at)',
})
export const chatButton = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  inlineSize: '4.25rem',
  blockSize: '4.25rem',
  fontSize: type.t14,
  fontWeight: 600,
  lineHeight: 1.3,
  '@media': {
    // As wide as the English word needs.
    [narrow]: {
      inlineSize: 'auto',
      minInlineSize: '3.75rem',
      blockSize: '3.5rem',
      paddingInline: space[2],
      gap: 0,
    },
    // A vertical tab at the edge of the window, so that it does not cover prices and buttons.
    [tight]: {
      display: 'flex',
      alignItems: 'center',
      writingMode: 'vertical-rl',
      width: touch,
      height: 'auto',
      gap: space[1],
      paddingInline: space[3],
    },
  },
})
export const toTop = componentStyle({
  inlineSize: '4.25rem',
  blockSize: '3rem',
  display: 'grid',
  placeItems: 'center',
  opacity: 0,
  visibility: 'hidden',
  transition: `opacity ${motion.fast}, visibility ${motion.fast}`,
  selectors: { '&[data-shown]': { opacity: 1, visibility: 'visible' } },
  '@media': { [narrow]: { inlineSize: 'auto', justifySelf: 'stretch' }, [tight]: { inlineSize: touch } },
})
