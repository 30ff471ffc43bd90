import { componentStyle } from '#theme/layers.css.ts'
import { touch } from '#theme/tokens.css.ts'

export const logo = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  textDecoration: 'none',
  fontSize: '1.5rem',
  fontWeight: 700,
  letterSpacing: '-.035em',
  minBlockSize: touch,
})
