import { componentStyle } from '#theme/layers.css.ts'
import { space } from '#theme/tokens.css.ts'

export const links = componentStyle({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] })
