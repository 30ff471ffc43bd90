import { createVar } from '@vanilla-extract/css'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, radius, space, type } from '#theme/tokens.css.ts'

/** Number of letters in the ID. */
export const count = createVar()

export const methods = screenStyle({ display: 'flex', marginBlockEnd: space[6] })
screenRule(`${methods} > *`, { flex: 1 })

export const letters = screenStyle({
  maxInlineSize: `calc(${count} * 3.5rem)`,
  marginBlockEnd: space[6],
})
screenRule(`${letters} ol`, { display: 'grid', gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })
screenRule(`${letters} li`, {
  display: 'grid',
  placeItems: 'center',
  blockSize: '4.5rem',
  fontSize: type.t36,
  fontWeight: 700,
  lineHeight: 1,
})
screenRule(`${letters} p`, {
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  marginBlockStart: space[2],
  fontSize: type.t14,
  color: color.ink2,
})
/** A hidden letter. */
export const absent = screenStyle({})
screenRule(`${letters} ${absent}`, {
  margin: `${space[2]} ${space[1]}`,
  blockSize: '3.5rem',
  borderRadius: radius.small,
})
