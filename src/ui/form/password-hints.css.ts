import { createVar } from '@vanilla-extract/css'
import { part, partRule } from '../../theme/layers.css.ts'
import { color, space, type } from '../../theme/tokens.css.ts'
import { fill, length } from '../rule.css.ts'

/** Length from which the password is long enough. */
export const enough = createVar()

export const gauge = part({ marginBlockStart: space[3], fontSize: type.t14 })
export const count = part({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlockEnd: space[2],
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums',
})
partRule(`${count} b`, { color: color.ink })

/** Grey until the length is enough. */
export const short = part({ vars: { [fill]: color.lineStrong } })

export const mark = part({ position: 'relative' })
partRule(`${mark} > i`, {
  position: 'absolute',
  inset: `-4px auto -5px calc(${enough} / ${length} * (100% - 1px))`,
  borderInlineStart: `2px solid ${color.ink}`,
})
export const figures = part({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: space[1],
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums',
})
partRule(`${figures} b`, {
  position: 'absolute',
  insetInlineStart: `calc(${enough} / ${length} * 100%)`,
  translate: '-50% 0',
  color: color.ink,
  fontWeight: 600,
})

export const rules = part({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[4]}`, marginBlockStart: space[1] })
partRule(`${rules} li`, {
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: type.t14,
  color: color.ink2,
})
partRule(`${rules} li[data-kept]`, { color: color.success })

export const ring = part({
  flex: 'none',
  inlineSize: '.75rem',
  blockSize: '.75rem',
  margin: '.125rem',
  border: `1.5px solid ${color.lineControl}`,
  borderRadius: '50%',
})
