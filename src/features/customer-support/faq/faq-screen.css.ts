import { narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

export const questions = screenStyle({ borderBlockStart: `1px solid ${color.ink}` })
export const question = screenStyle({ borderBlockEnd: `1px solid ${color.line}`, scrollMarginBlockStart: space[6] })
export const summary = screenStyle({
  display: 'grid',
  gridTemplateColumns: '10rem minmax(0, 1fr) 1.25rem',
  gap: space[4],
  alignItems: 'center',
  minBlockSize: '3.75rem',
  paddingBlock: space[2],
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 1.25rem', rowGap: 0 } },
})
export const category = screenStyle({
  color: color.ink2,
  '@media': { [narrow]: { gridColumn: '1 / -1', fontSize: type.t14 } },
})
export const title = screenStyle({ selectors: { [`${summary}:hover > &`]: { textDecoration: 'underline' } } })
screenRule(`details[open] > ${summary} > svg`, { rotate: '.5turn' })
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
