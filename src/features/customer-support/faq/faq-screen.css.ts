import { narrow } from '../../../theme/conditions.ts'
import { screenRule, screenStyle } from '../../../theme/layers.css.ts'
import { color, space, type } from '../../../theme/tokens.css.ts'

export const questions = screenStyle({ borderBlockStart: `1px solid ${color.ink}` })
screenRule(`${questions} > li`, { borderBlockEnd: `1px solid ${color.line}`, scrollMarginBlockStart: space[6] })
screenRule(`${questions} summary`, {
  display: 'grid',
  gridTemplateColumns: '10rem minmax(0, 1fr) 1.25rem',
  gap: space[4],
  alignItems: 'center',
  minBlockSize: '3.75rem',
  paddingBlock: space[2],
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 1.25rem', rowGap: 0 } },
})
screenRule(`${questions} summary > span`, {
  color: color.ink2,
  '@media': { [narrow]: { gridColumn: '1 / -1', fontSize: type.t14 } },
})
screenRule(`${questions} summary > b`, { fontWeight: 600 })
screenRule(`${questions} summary:hover > b`, { textDecoration: 'underline' })
screenRule(`${questions} details[open] > summary > svg`, { rotate: '.5turn' })
export const answer = screenStyle({
  paddingBlockEnd: space[5],
  paddingInlineStart: '11rem',
  maxInlineSize: '53rem',
  '@media': { [narrow]: { paddingInlineStart: 0 } },
})
export const dates = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[5]}`,
  marginBlockStart: space[3],
  fontSize: type.t14,
  color: color.ink2,
})
export const inquiryHint = screenStyle({ marginBlockStart: space[8], color: color.ink2 })
