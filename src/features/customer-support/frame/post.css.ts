import { narrow } from '#theme/conditions.ts'
import { screenStyle } from '#theme/layers.css.ts'
import { color, radius, space, type } from '#theme/tokens.css.ts'

/** A post to read, in the middle of the page. */
export const post = screenStyle({
  maxInlineSize: '53rem',
  marginInline: 'auto',
  paddingBlockStart: space[10],
  '@media': { [narrow]: { paddingBlockStart: space[6] } },
})
export const details = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[5]}`,
  paddingBlockEnd: space[5],
  borderBlockEnd: `1px solid ${color.ink}`,
  fontSize: type.t14,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums',
})
export const text = screenStyle({ paddingBlock: space[8], maxInlineSize: '42rem', overflowWrap: 'anywhere' })
export const picture = screenStyle({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '42rem',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
  marginBlockEnd: space[6],
  background: color.sunk,
  borderRadius: radius.card,
})
