import { componentStyle } from '#theme/layers.css.ts'
import { brand } from '#theme/tokens.css.ts'

/** The logo of the brand, which is not dropped in print as other backgrounds are. */
export const mark = componentStyle({
  flex: 'none',
  display: 'inline-block',
  inlineSize: `calc(1.75rem * ${brand.logoRatio})`,
  blockSize: '1.75rem',
  background: `${brand.logo} no-repeat center / contain`,
  printColorAdjust: 'exact',
})
