import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { touch } from '#theme/tokens.css.ts'

export const logo = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.625rem',
  textDecoration: 'none',
  fontSize: '1.5rem',
  fontWeight: 700,
  letterSpacing: '-.035em',
  minBlockSize: touch,
})
componentRule(`${logo} svg`, { inlineSize: '1.75rem', blockSize: '1.75rem' })
