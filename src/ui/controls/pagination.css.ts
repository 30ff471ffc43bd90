import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, radius, space, touch } from '#theme/tokens.css.ts'

export const pagination = componentStyle({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space[1],
})
export const belowList = componentStyle({ marginBlockStart: space[8] })
componentRule(`${pagination} > *`, {
  display: 'grid',
  placeItems: 'center',
  // Seven of them fit the narrowest phones.
  flex: `0 1 ${touch}`,
  minInlineSize: '2.25rem',
  blockSize: touch,
  borderRadius: radius.control,
  textDecoration: 'none',
  fontWeight: 500,
})
componentRule(`${pagination} > a:hover`, { background: color.sunk })
componentRule(`${pagination} > [aria-current]`, { background: color.ink, color: color.paper })
componentRule(`${pagination} > span`, { color: color.lineControl })
