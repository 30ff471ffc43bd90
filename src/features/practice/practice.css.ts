import { dark, upright } from '#theme/conditions.ts'
import { screenStyle } from '#theme/layers.css.ts'
import { appear } from '#theme/motion.css.ts'
import { motion, radius, space, touch } from '#theme/tokens.css.ts'

export const group = screenStyle({ minBlockSize: '100%', display: 'grid', ':focus': { outline: 'none' } })
export const practice = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'center',
  animation: `${appear} ${motion.normal}`,
  '@media': { [upright]: { gridTemplateColumns: '1fr', gap: space[4] } },
})
/** The end of a practice: text alone. */
export const result = screenStyle({
  alignSelf: 'center',
  maxInlineSize: '32rem',
  animation: `${appear} ${motion.normal}`,
})
export const picture = screenStyle({
  inlineSize: '100%',
  maxInlineSize: '26rem',
  marginInline: 'auto',
  borderRadius: radius.control,
  '@media': { [upright]: { maxInlineSize: '20rem' }, [dark]: { filter: 'brightness(.84) saturate(1.05)' } },
})
export const panel = screenStyle({ display: 'grid', gap: space[4], justifyItems: 'start' })
/** A picture in which something is dragged up and down: a finger there does not scroll the page. */
export const draggable = screenStyle({ touchAction: 'none', cursor: 'ns-resize' })
export const ranges = screenStyle({ display: 'grid', gap: space[1], inlineSize: '100%' })
export const rangeLabel = screenStyle({ inlineSize: '100%' })
export const range = screenStyle({ inlineSize: '100%', minBlockSize: touch, accentColor: 'currentcolor' })
