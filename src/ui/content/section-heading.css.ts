import { narrow } from '#theme/conditions.ts'
import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, space } from '#theme/tokens.css.ts'

export const sectionHeading = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[4],
  marginBlockEnd: space[6],
  '@media': { [narrow]: { flexWrap: 'wrap', marginBlockEnd: space[5], gap: `${space[1]} ${space[4]}` } },
})
componentRule(`${sectionHeading} p`, { color: color.ink2, '@media': { [narrow]: { order: 3, flexBasis: '100%' } } })
componentRule(`${sectionHeading} > a`, { marginInlineStart: 'auto' })
