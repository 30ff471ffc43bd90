import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space } from '#theme/tokens.css.ts'

export const title = screenStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  fontWeight: 500,
  ':hover': { textDecoration: 'underline' },
})
screenRule(`${title} svg`, { alignSelf: 'center' })
screenRule(`details[open] > ${title} svg`, { rotate: '.5turn' })
export const text = screenStyle({
  color: color.ink2,
  paddingBlock: `${space[3]} ${space[2]}`,
  maxInlineSize: '42rem',
})
