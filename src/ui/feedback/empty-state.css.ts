import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

export const emptyState = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[2],
  padding: `${space[16]} ${space[6]}`,
  textAlign: 'center',
})
componentRule(`${emptyState} > svg`, { inlineSize: '12rem', blockSize: 'auto', color: color.lineControl })
componentRule(`${emptyState} :is(h1, h2, h3)`, { fontSize: type.t22, marginBlockStart: space[4] })
componentRule(`${emptyState} > :not(svg, h1, h2, h3, p)`, { marginBlockStart: space[3] })
componentRule(`${emptyState} p`, { color: color.ink2, maxInlineSize: '30rem', textWrap: 'balance' })
