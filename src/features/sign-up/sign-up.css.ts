import { narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, radius, space, type } from '#theme/tokens.css.ts'

export const agreements = screenStyle({
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.control,
  background: color.surface,
  overflow: 'hidden',
})
export const agreement = screenStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3.5rem',
  paddingInline: `${space[4]} ${space[2]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
})
// The whole row is the label.
screenRule(`${agreement} > label`, { flex: 1 })
export const all = screenStyle({ background: color.sunk, fontWeight: 650 })
export const allNote = screenStyle({
  fontWeight: 400,
  marginInlineStart: space[1],
  '@media': { [narrow]: { display: 'block', marginInlineStart: 0 } },
})
export const required = screenStyle({ color: color.second })

/** In the heading of fields that may stay empty. */
export const optional = screenStyle({ fontWeight: 400, letterSpacing: 0 })

export const available = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  marginBlockStart: space[2],
  fontSize: type.t14,
  color: color.success,
})

/** A free lesson, as a link. */
export const lesson = screenStyle({
  display: 'grid',
  gridTemplateColumns: '6rem 1fr auto',
  gap: space[3],
  alignItems: 'center',
  padding: space[4],
  background: color.surface,
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.card,
  textDecoration: 'none',
})

export const types = screenStyle({ display: 'flex' })
screenRule(`${types} > *`, { flex: 1, textAlign: 'center', whiteSpace: 'normal', lineHeight: 1.25 })
