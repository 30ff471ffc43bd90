import { narrow } from '../../../theme/conditions.ts'
import { screenRule, screenStyle } from '../../../theme/layers.css.ts'
import { color, space, type } from '../../../theme/tokens.css.ts'

/** A post to read, in the middle of the page. */
export const post = screenStyle({
  maxInlineSize: '53rem',
  marginInline: 'auto',
  paddingBlockStart: space[10],
  '@media': { [narrow]: { paddingBlockStart: space[6] } },
})
screenRule(`${post} h1`, { marginBlock: `${space[2]} ${space[3]}`, fontSize: type.t28 })
screenRule(`${post} h2`, { fontSize: type.t18 })
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
/** The link back to the list. */
export const back = screenStyle({ display: 'flex', justifyContent: 'center', marginBlockStart: space[8] })
