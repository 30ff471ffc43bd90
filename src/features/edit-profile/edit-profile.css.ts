import { narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, radius, space, touch } from '#theme/tokens.css.ts'

export const page = screenStyle({ maxInlineSize: '45rem' })

/** Narrow column of the password check and of the verifications. */
export const check = screenStyle({ maxInlineSize: '34rem' })

/** Below the fields. */
export const actions = screenStyle({ paddingBlockStart: space[6], borderBlockStart: `1px solid ${color.ink}` })

/** Values that cannot be changed. */
export const fixed = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: space[8],
  '@media': { [narrow]: { gridTemplateColumns: '1fr' } },
})
screenRule(`${fixed} > div`, {
  display: 'grid',
  gridTemplateColumns: '6rem 1fr',
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
})
screenRule(`${fixed} dt`, { color: color.ink2 })
screenRule(`${fixed} dd`, { fontWeight: 500, overflowWrap: 'anywhere' })

/** Both values of each field. */
export const values = screenStyle({
  padding: space[5],
  borderRadius: radius.control,
  background: color.warningTint,
  overflowX: 'auto',
})
/** A value to choose. */
export const option = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: touch,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
})

/** The form while the member chooses between two values above it. */
export const waitingForm = screenStyle({ marginBlockStart: space[8], opacity: 0.5 })
