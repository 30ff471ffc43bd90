import { createVar } from '@vanilla-extract/css'
import { narrow } from '#theme/conditions.ts'
import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, measure, radius, space, type } from '#theme/tokens.css.ts'
import { unit } from '../pictures/meter.css.ts'

/** Width of one digit. */
const cell = createVar()

export const code = componentStyle({
  vars: { [cell]: '3.25rem' },
  display: 'block',
  inlineSize: `min(100%, calc(6 * ${cell} + 2 * ${space[4]} + 2px))`,
  padding: `0 ${space[4]} .625rem`,
  background: color.surface,
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.control,
  ':focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
  '@media': {
    [narrow]: {
      vars: { [cell]: `calc((100vw - 2 * ${measure.gutter} - 2 * ${space[4]} - 3px) / 6)` },
      inlineSize: '100%',
    },
  },
})
componentRule(`${code} > input`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: '4rem',
  padding: 0,
  border: 0,
  outline: 0,
  background: 'none',
  overflow: 'hidden',
  fontSize: type.t36,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: `calc(${cell} - 1ch)`,
  textIndent: `calc((${cell} - 1ch) / 2)`,
})

export const base = componentStyle({ vars: { [unit]: cell }, borderColor: 'transparent' })

export const invalid = componentStyle({})
componentRule(`${invalid} ${code}`, { borderColor: color.error, boxShadow: `inset 0 0 0 1px ${color.error}` })
