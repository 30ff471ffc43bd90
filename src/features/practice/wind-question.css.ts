import { createVar, keyframes } from '@vanilla-extract/css'
import { calm } from '#theme/conditions.ts'
import { screenStyle } from '#theme/layers.css.ts'

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
