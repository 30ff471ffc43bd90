import { screenStyle, screenRule } from '../../theme/layers.css.ts'
import { color, space, touch } from '../../theme/tokens.css.ts'

export const attachments = screenStyle({ paddingBlockEnd: space[2] })
export const file = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  minBlockSize: touch,
  color: color.ink,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
})
screenRule(`${file}:hover`, { textDecoration: 'underline' })
screenRule(`${file} svg`, { color: color.ink2 })
export const hint = screenStyle({ textDecoration: 'underline' })
export const error = screenStyle({ color: color.error })
screenRule(`${error}:empty`, { display: 'none' })
