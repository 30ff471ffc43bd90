import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

/** Price lines, with today's price emphasized. */
export const amounts = screenStyle({ fontVariantNumeric: 'tabular-nums' })
screenRule(`${amounts} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[3],
  paddingBlock: '.2rem',
})
screenRule(`${amounts} dt`, { color: color.ink2 })
screenRule(`${amounts} dd`, { whiteSpace: 'nowrap' })
export const now = screenStyle({})
screenRule(`${amounts} > ${now}`, { paddingBlockStart: space[2] })
screenRule(`${now} dt`, { color: color.ink, fontWeight: 600 })
screenRule(`${now} dt > span`, { display: 'block', fontWeight: 400 })
screenRule(`${now} dd`, { fontSize: type.t36, fontWeight: 700, letterSpacing: '-.03em', lineHeight: 1.15 })
export const saved = screenStyle({ color: color.second, fontWeight: 600 })
screenRule(`${saved} dt`, { color: 'inherit' })
export const total = screenStyle({ fontWeight: 600 })
screenRule(`${amounts} > ${total}`, {
  marginBlockStart: space[2],
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${color.line}`,
})
screenRule(`${total} dt`, { color: 'inherit' })
