import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

/** A field with a value that is not valid. */
export const invalid = componentStyle({})
componentRule(`${invalid} :is(input, select, textarea)`, {
  borderColor: color.error,
  boxShadow: `inset 0 0 0 1px ${color.error}`,
})

/** Error of a field. */
export const fieldError = componentStyle({
  display: 'flex',
  gap: space[2],
  marginBlockStart: space[2],
  fontSize: type.t14,
  color: color.error,
})
componentRule(`${fieldError} svg`, { marginBlockStart: '.13rem', flex: 'none' })
