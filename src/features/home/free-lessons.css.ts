import { medium, narrow } from '../../theme/conditions.ts'
import { screenStyle, screenRule } from '../../theme/layers.css.ts'
import { color, radius, space, type } from '../../theme/tokens.css.ts'

export const lessons = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: space[8],
  '@media': { [medium]: { gridTemplateColumns: '1fr' } },
})
screenRule(`${lessons} > li`, {
  display: 'grid',
  gridTemplateColumns: '6.5rem 1fr auto',
  gap: space[4],
  alignItems: 'center',
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  position: 'relative',
  '@media': { [narrow]: { gridTemplateColumns: '5.5rem 1fr auto', gap: space[3] } },
})
screenRule(`${lessons} > li:nth-child(-n + 2)`, { borderBlockStart: `1px solid ${color.line}` })
screenRule(`${lessons} > li:nth-child(2)`, { '@media': { [medium]: { borderBlockStart: 0 } } })
screenRule(`${lessons} img`, {
  borderRadius: radius.small,
  inlineSize: '6.5rem',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  '@media': { [narrow]: { inlineSize: '5.5rem' } },
})
screenRule(`${lessons} a`, { fontWeight: 600, textDecoration: 'none', lineHeight: 1.4, display: 'block' })
screenRule(`${lessons} a::after`, { content: '', position: 'absolute', inset: 0 })
screenRule(`${lessons} li:hover a`, { textDecoration: 'underline' })
screenRule(`${lessons} p`, { fontSize: type.t14, color: color.ink2 })
screenRule(`${lessons} svg`, { color: color.second })
export const word = screenStyle({ marginBlock: space[3] })
