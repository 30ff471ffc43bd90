import { fallbackVar } from '@vanilla-extract/css'
import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { brand, touch } from '#theme/tokens.css.ts'

export const logo = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  textDecoration: 'none',
  // A logo with the name in it leaves no room for the text, which stays for screen readers.
  fontSize: fallbackVar(brand.logoName, '1.5rem'),
  fontWeight: 700,
  letterSpacing: '-.035em',
  minBlockSize: touch,
})
componentRule(`${logo} > span`, { marginInlineStart: '.42em' })
