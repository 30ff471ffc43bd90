import { createVar } from '@vanilla-extract/css'
import { narrow, print } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'
import { unit } from '#ui/pictures/meter.css.ts'

/** Months from the meter's start to the chosen edition, and widths of the editions. */
export const start = createVar()
export const columns = createVar()

export const picker = screenStyle({ '@media': { [print]: { display: 'none' } } })
screenRule(`${picker} ol`, {
  display: 'grid',
  gridTemplateColumns: columns,
  '@media': { [narrow]: { gridTemplateColumns: 'repeat(auto-fit, minmax(6.75rem, 1fr))', marginBlockStart: space[3] } },
})
screenRule(`${picker} a`, {
  display: 'block',
  blockSize: '100%',
  minBlockSize: '4.5rem',
  padding: space[3],
  borderInlineStart: `1px solid ${color.ink}`,
  textDecoration: 'none',
  color: color.ink2,
  '@media': { [narrow]: { padding: space[2] } },
})
screenRule(`${picker} b`, {
  display: 'block',
  fontSize: type.t22,
  fontWeight: 500,
  lineHeight: 1.3,
  letterSpacing: '-.02em',
  color: color.ink,
})
screenRule(`${picker} a > span`, { display: 'block', fontSize: type.t14, lineHeight: 1.35 })
screenRule(`${picker} a:hover b`, { textDecoration: 'underline' })
screenRule(`${picker} a[aria-current]`, {
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
})
screenRule(`${picker} a[aria-current] b`, { fontWeight: 700 })

export const months = screenStyle({ '::before': { insetInlineStart: `calc(${start} * ${unit})` } })
