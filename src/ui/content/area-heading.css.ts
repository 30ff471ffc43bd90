import { narrow } from '#theme/conditions.ts'
import { componentStyle } from '#theme/layers.css.ts'
import { space, type } from '#theme/tokens.css.ts'

/** What all pages of an area show. It stays in sight while another page of the area is late. */
export const areaNavigation = componentStyle({})

/** Name of the area, above its tabs. */
export const areaName = componentStyle({
  paddingBlock: `${space[8]} ${space[6]}`,
  fontSize: type.t36,
  fontWeight: 700,
  letterSpacing: '-.02em',
  lineHeight: 1.25,
  '@media': { [narrow]: { paddingBlock: `${space[6]} ${space[5]}` } },
})
