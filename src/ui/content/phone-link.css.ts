import { componentStyle } from '#theme/layers.css.ts'
import { color } from '#theme/tokens.css.ts'

export const phoneLink = componentStyle({
  textDecoration: 'underline',
  textDecorationColor: color.lineStrong,
  whiteSpace: 'nowrap',
  ':hover': { textDecorationColor: 'currentcolor' },
})
