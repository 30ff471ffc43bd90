import { part, partRule } from '../theme/layers.css.ts'
import { color, space, type } from '../theme/tokens.css.ts'

/** A control and a button beside it. */
export const inputRow = part({ display: 'flex', gap: space[2] })
partRule(`${inputRow} > input`, { flex: 1, minInlineSize: 0 })
partRule(`${inputRow} > button`, { flex: 'none' })

/** A word beside a label. */
export const aside = part({ fontSize: type.t14, fontWeight: 400, color: color.ink2 })

export const wrong = part({})
partRule(`${wrong} :is(input, select)`, { borderColor: color.error, boxShadow: `inset 0 0 0 1px ${color.error}` })

/** What is wrong with a field and how to mend it. */
export const fieldError = part({
  display: 'flex',
  gap: space[2],
  marginBlockStart: space[2],
  fontSize: type.t14,
  color: color.error,
})
partRule(`${fieldError} svg`, { marginBlockStart: '.13rem', flex: 'none' })
