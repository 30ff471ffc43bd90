import { forced, narrow, tight, wide } from '#theme/conditions.ts'
import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, measure, motion, radius, space, touch, type } from '#theme/tokens.css.ts'
import { bottomBar } from '#ui/layout/bottom-bar.css.ts'
import { stickyBar } from '#ui/layout/sticky-bar.css.ts'

/** Place above the footer: without height where the shortcuts stand in the margin beside the content, else a row. */
export const actions = componentStyle({
  position: 'relative',
  zIndex: 9,
  '@media': { [narrow]: { blockSize: '3rem', marginInline: measure.edge } },
})
/** Fixed to the window, or resting at the place above the footer. On narrow screens only the link is ever fixed. */
export const group = componentStyle({
  position: 'fixed',
  inset: 'auto 1.5rem 1.5rem auto',
  display: 'grid',
  gap: space[2],
  justifyItems: 'end',
  '@media': {
    [narrow]: { position: 'static', display: 'flex', justifyContent: 'flex-end' },
    [tight]: { insetInlineEnd: 0 },
  },
})
componentRule(`${actions}[data-above-footer] > ${group}`, { '@media': { [wide]: { position: 'absolute' } } })
componentRule(`${group} > :is(a, button)`, {
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
componentRule(`:root:has(${bottomBar}) ${actions}:not([data-above-footer]) > ${group}`, {
  '@media': { [wide]: { insetBlockEnd: '6.5rem' } },
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
  transition: `opacity ${motion.quick}, visibility ${motion.quick}`,
  '@media': { [tight]: { inlineSize: touch } },
})
componentRule(`${actions}[data-scrolled] ${toTop}`, { opacity: 1, visibility: 'visible' })
componentRule(`${actions}:not([data-above-footer]) ${toTop}`, {
  '@media': {
    [narrow]: { position: 'fixed', inset: `auto ${measure.edge} ${space[4]} auto`, boxShadow: color.float },
  },
})
componentRule(`:root:has(${bottomBar}) ${actions}:not([data-above-footer]) ${toTop}`, {
  '@media': { [narrow]: { insetBlockEnd: '5.75rem' } },
})
componentRule(`:root:has(${stickyBar}:not(:empty)) ${actions}:not([data-above-footer]) ${toTop}`, {
  '@media': { [narrow]: { insetBlockEnd: '8.5rem' } },
})
