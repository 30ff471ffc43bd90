import { narrow } from '../../theme/conditions.ts'
import { screenStyle, screenRule } from '../../theme/layers.css.ts'
import { color, radius, space, type } from '../../theme/tokens.css.ts'

export const choices = screenStyle({ border: 0, padding: 0, minInlineSize: 0 })
screenRule(`${choices} legend`, { padding: 0, fontWeight: 600, marginBlockEnd: space[2] })

export const agreements = screenStyle({
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.control,
  background: color.surface,
  overflow: 'hidden',
})
screenRule(`${agreements} > div`, {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3.5rem',
  paddingInline: `${space[4]} ${space[2]}`,
})
screenRule(`${agreements} > div + div`, { borderBlockStart: `1px solid ${color.line}` })
screenRule(`${agreements} label`, { flex: 1 })
export const all = screenStyle({ background: color.sunk, fontWeight: 650 })
screenRule(`${all} small`, {
  fontWeight: 400,
  color: color.ink2,
  marginInlineStart: space[1],
  '@media': { [narrow]: { display: 'block', marginInlineStart: 0 } },
})
export const required = screenStyle({ color: color.second, fontWeight: 600 })
export const optional = screenStyle({ color: color.ink2 })

export const twoColumns = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[4],
  '@media': { [narrow]: { gridTemplateColumns: '1fr' } },
})

/** Group of fields with a heading. */
export const group = screenStyle({
  display: 'grid',
  gap: space[5],
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${color.lineStrong}`,
})
screenRule(`${group} > h2`, { fontSize: type.t22 })
screenRule(`${group} > h2 > small`, { fontWeight: 400, color: color.ink2, letterSpacing: 0 })

/** Result of an earlier step. */
export const stepResult = screenStyle({
  display: 'grid',
  gap: space[4],
  padding: space[5],
  marginBlockEnd: space[6],
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
})
screenRule(`${stepResult} p:first-child`, { display: 'flex', gap: space[2], alignItems: 'center', fontWeight: 600 })
screenRule(`${stepResult} p:first-child svg`, { color: color.success })

export const waiting = screenStyle({ padding: space[8], textAlign: 'center', fontWeight: 600 })

export const age = screenStyle({ marginBlockEnd: space[8] })
screenRule(`${age} p`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  marginBlockStart: space[2],
  fontSize: type.t14,
  color: color.ink2,
})

export const available = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  marginBlockStart: space[2],
  fontSize: type.t14,
  color: color.success,
})

/** List of free lessons. */
export const lessons = screenStyle({ display: 'grid', gap: space[2], marginBlockEnd: space[6] })
screenRule(`${lessons} a`, {
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
screenRule(`${lessons} img`, { borderRadius: radius.small })
screenRule(`${lessons} b`, { display: 'block' })
screenRule(`${lessons} span`, { fontSize: type.t14, color: color.ink2 })

export const types = screenStyle({ display: 'flex' })
screenRule(`${types} > *`, { flex: 1, textAlign: 'center', whiteSpace: 'normal', lineHeight: 1.25 })

/** Links to the invalid fields. */
export const back = screenStyle({ marginBlockStart: space[4] })
export const timeNote = screenStyle({ marginBlockStart: space[6] })
screenRule(`${timeNote} p`, { color: color.ink2 })
