import { forced, narrow, tight, wide } from '../../theme/conditions.ts'
import { componentStyle, componentRule } from '../../theme/layers.css.ts'
import { color, measure, motion, radius, space, touch, type } from '../../theme/tokens.css.ts'
import { bottomBar } from '../../ui/bottom-bar.css.ts'

/** Fixed in the margin beside the content, where they cover nothing; above the footer where there is no margin. */
export const actions = componentStyle({
  position: 'fixed',
  inset: 'auto 1.5rem 1.5rem auto',
  display: 'grid',
  gap: space[2],
  justifyItems: 'end',
  zIndex: 9,
  '@media': {
    [narrow]: { position: 'static', display: 'flex', justifyContent: 'flex-end', padding: `0 ${measure.edge}` },
    [tight]: { insetInlineEnd: 0 },
  },
})
componentRule(`${actions} > :is(a, button)`, {
  background: color.surface,
  boxShadow: `${color.float}, inset 0 0 0 1px ${color.line}`,
  borderRadius: radius.control,
  textDecoration: 'none',
  '@media': {
    [narrow]: { boxShadow: `inset 0 0 0 1px ${color.line}` },
    [tight]: { borderStartEndRadius: 0, borderEndEndRadius: 0 },
    [forced]: { border: '1px solid' },
  },
})
componentRule(`:root:has(${bottomBar}) ${actions}`, { '@media': { [wide]: { insetBlockEnd: '6.5rem' } } })
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
    [narrow]: {
      display: 'flex',
      alignItems: 'center',
      inlineSize: 'auto',
      blockSize: '3rem',
      paddingInline: space[4],
      gap: space[2],
    },
    // A vertical tab at the edge of the window, beside the content.
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
  '@media': { [tight]: { inlineSize: touch } },
})
