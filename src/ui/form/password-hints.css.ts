import { createVar } from '@vanilla-extract/css'
import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'
import { fill, length } from '../pictures/meter.css.ts'

/** Minimum length of the password. */
export const requiredLength = createVar()

export const gauge = componentStyle({ marginBlockStart: space[3], fontSize: type.t14 })
export const count = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlockEnd: space[2],
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums',
})
componentRule(`${count} b`, { color: color.ink })

/** Too short. */
export const tooShort = componentStyle({ vars: { [fill]: color.lineStrong } })

export const mark = componentStyle({ position: 'relative' })
componentRule(`${mark} > i`, {
  position: 'absolute',
  inset: `-4px auto -5px calc(${requiredLength} / ${length} * (100% - 1px))`,
  borderInlineStart: `2px solid ${color.ink}`,
})
export const figures = componentStyle({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: space[1],
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums',
})
componentRule(`${figures} b`, {
  position: 'absolute',
  insetInlineStart: `calc(${requiredLength} / ${length} * 100%)`,
  translate: '-50% 0',
  color: color.ink,
  fontWeight: 600,
})

export const rules = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  marginBlockStart: space[1],
})
componentRule(`${rules} li`, {
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: type.t14,
  color: color.ink2,
})
componentRule(`${rules} li[data-kept]`, { color: color.success })

export const ring = componentStyle({
  flex: 'none',
  inlineSize: '.75rem',
  blockSize: '.75rem',
  margin: '.125rem',
  border: `1.5px solid ${color.lineControl}`,
  borderRadius: '50%',
})
