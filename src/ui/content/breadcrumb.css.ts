import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

export const breadcrumb = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[2]}`,
  fontSize: type.t14,
  color: color.ink2,
  paddingBlock: space[5],
})
componentRule(`${breadcrumb} a`, { textDecoration: 'none' })
componentRule(`${breadcrumb} a:hover`, { textDecoration: 'underline' })
componentRule(`${breadcrumb} > :not(:first-child)::before`, {
  content: '"/"',
  marginInlineEnd: space[2],
  color: color.lineControl,
})
