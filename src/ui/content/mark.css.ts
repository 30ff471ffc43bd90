import { fallbackVar } from '@vanilla-extract/css'
import { componentStyle } from '#theme/layers.css.ts'
import { brand } from '#theme/tokens.css.ts'

/** Printed as well, which other backgrounds are not. */
export const picture = componentStyle({
  flex: 'none',
  display: 'inline-block',
  blockSize: '1.75rem',
  aspectRatio: brand.logoRatio,
  maxInlineSize: '10rem',
  background: `${brand.logo} no-repeat center / contain`,
  printColorAdjust: 'exact',
})
/** A picture with the name in it leaves no room for the text, which stays for screen readers. */
export const text = componentStyle({
  fontSize: `calc(1em * ${fallbackVar(brand.logoName, '1')})`,
  marginInlineStart: '.42em',
})
