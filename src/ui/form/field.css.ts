import { style } from '@vanilla-extract/css'
import { componentRule, componentStyle, inComponents } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'
import { input } from '../controls/form.css.ts'

/** A control and a button beside it. */
export const inputRow = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
componentRule(`${inputRow} > input`, { flex: '1 1 9rem', minInlineSize: 0 })
componentRule(`${inputRow} > button`, { flex: 'none' })

/** A note beside a label. */
export const aside = componentStyle({ fontSize: type.t14, fontWeight: 400, color: color.ink2 })

/** A field of several lines, which grows with its text. */
export const textArea = style([
  input,
  inComponents({ minBlockSize: '11rem', paddingBlock: space[3], resize: 'vertical', fieldSizing: 'content' }),
])
