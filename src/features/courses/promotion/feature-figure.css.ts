import { createVar } from '@vanilla-extract/css'
import { screenStyle } from '#theme/layers.css.ts'
import { color, space } from '#theme/tokens.css.ts'

/** Position of a mark on the scale, from 0 to 1. */
export const position = createVar()

export const figure = screenStyle({ display: 'grid', gap: space[4], marginBlockStart: space[5] })
export const ruler = screenStyle({ position: 'relative' })
export const mark = screenStyle({
  position: 'absolute',
  insetBlock: '-6px',
  insetInlineStart: `calc(${position} * (100% - 1px) - 1px)`,
  borderInlineStart: `3px solid ${color.action}`,
})
export const marks = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space[1]} ${space[4]}`,
  marginBlockStart: space[3],
})
