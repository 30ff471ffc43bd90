import { createVar, keyframes } from '@vanilla-extract/css'
import { calm, upright } from '../../theme/conditions.ts'
import { screenStyle } from '../../theme/layers.css.ts'
import { motion, radius, space, touch } from '../../theme/tokens.css.ts'
import { appear } from '../../theme/motion.css.ts'

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
  '@media': { [upright]: { maxInlineSize: '20rem' } },
})
/** The picture on which the callipers are dragged: a finger there does not scroll the page. */
export const draggable = screenStyle({ touchAction: 'none', cursor: 'ns-resize' })
export const panel = screenStyle({ display: 'grid', gap: space[4], justifyItems: 'start' })
export const callipers = screenStyle({ display: 'grid', gap: space[1], inlineSize: '100%' })
export const calliper = screenStyle({ inlineSize: '100%', minBlockSize: touch, accentColor: 'currentcolor' })

/** Angles of the needle at the mean wind and in a gust. */
export const mean = createVar()
export const gust = createVar()
const gusts = keyframes({
  '0%, 100%': { rotate: mean },
  '35%': { rotate: `calc((${mean} + ${gust}) / 2)` },
  '55%': { rotate: gust },
  '70%': { rotate: mean },
})
/** The wind rises to its gust and falls again. This is what is read, not motion of the interface. */
export const needle = screenStyle({
  rotate: mean,
  transformOrigin: '200px 210px',
  animation: `${gusts} 4s ease-in-out infinite`,
})
/** A second needle that shows the gust where nothing moves. */
export const gustNeedle = screenStyle({
  display: 'none',
  rotate: gust,
  transformOrigin: '200px 210px',
  '@media': { [calm]: { display: 'inline' } },
})
