import { part, partRule } from '../../theme/layers.css.ts'
import { touch } from '../../theme/tokens.css.ts'

export const logo = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.625rem',
  textDecoration: 'none',
  fontSize: '1.5rem',
  fontWeight: 700,
  letterSpacing: '-.035em',
  minBlockSize: touch,
})
partRule(`${logo} svg`, { inlineSize: '1.75rem', blockSize: '1.75rem' })
