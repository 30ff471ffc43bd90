import { narrow } from '../../theme/conditions.ts'
import { screenRule, screenStyle } from '../../theme/layers.css.ts'
import { color, radius, space, touch, type } from '../../theme/tokens.css.ts'

export const page = screenStyle({ maxInlineSize: '45rem' })

/** Narrow column of the password check and of the verifications. */
export const check = screenStyle({ maxInlineSize: '34rem' })

/** Group of fields with a heading. */
export const group = screenStyle({
  display: 'grid',
  gap: space[5],
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${color.ink}`,
})
screenRule(`${group} > h2`, { fontSize: type.t22, marginBlockEnd: 0 })
screenRule(`${group} > h2 + p`, { marginBlockStart: `calc(-1 * ${space[4]})` })

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

export const twoColumns = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[4],
  '@media': { [narrow]: { gridTemplateColumns: '1fr' } },
})

export const choice = screenStyle({ display: 'grid', gap: space[5] })
screenRule(`${choice} th`, { textAlign: 'start', fontWeight: 500 })

/** Both values of each field. */
export const values = screenStyle({
  padding: space[5],
  borderRadius: radius.control,
  background: color.warningTint,
  overflowX: 'auto',
})
screenRule(`${values} table`, { inlineSize: '100%' })

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

/** Below a verification that stands in for the form. */
export const back = screenStyle({ marginBlockStart: space[5] })
