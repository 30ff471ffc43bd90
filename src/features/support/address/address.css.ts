import { narrow } from '../../../theme/conditions.ts'
import { screenStyle, screenRule } from '../../../theme/layers.css.ts'
import { color, space, type } from '../../../theme/tokens.css.ts'
import { input } from '../../../ui/controls/form.css.ts'
import { monospace } from '../layout/support-frame.css.ts'
import { placeholder } from '../../../ui/feedback/placeholder.css.ts'

export const form = screenStyle({
  display: 'flex',
  gap: space[2],
  marginBlock: `${space[6]} ${space[8]}`,
  '@media': { [narrow]: { flexDirection: 'column' } },
})
screenRule(`${form} > ${input}`, { flex: 1, minInlineSize: 0, fontFamily: monospace, fontSize: '.9375rem' })

/** The address with a line under each part. */
export const measured = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: space[4],
  marginBlockEnd: space[8],
  font: `500 ${type.t18}/1.4 ${monospace}`,
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { fontSize: type.t16 } },
})
export const joiner = screenStyle({ color: color.ink2 })
export const part = screenStyle({ display: 'inline-grid', maxInlineSize: '100%', textAlign: 'center' })
screenRule(`${part} i`, {
  position: 'relative',
  marginBlockStart: '4px',
  paddingBlockStart: '8px',
  borderBlockStart: `1px solid ${color.ink}`,
  fontFamily: 'var(--face)',
  fontSize: type.t14,
  fontStyle: 'normal',
  fontWeight: 600,
  lineHeight: 1.6,
})
screenRule(`${part} i::before, ${part} i::after`, {
  content: '',
  position: 'absolute',
  inset: '-5px auto auto 0',
  blockSize: '9px',
  borderInlineStart: `1px solid ${color.ink}`,
})
screenRule(`${part} i::after`, { inset: '-5px 0 auto auto' })
/** Style of ignored parts. */
export const idle = screenStyle({ color: color.ink2 })
screenRule(`${part}${idle} i`, { borderBlockStartStyle: 'dashed' })
export const supportParameter = screenStyle({})
screenRule(`${part}${supportParameter} > span`, { background: color.warningTint })

export const explained = screenStyle({ borderBlockStart: `1px solid ${color.ink}` })
screenRule(`${explained} > li`, {
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
})
screenRule(`${explained} > li > b`, { fontSize: type.t18 })
screenRule(`${explained} > ${supportParameter}`, {
  background: color.warningTint,
  marginInline: `calc(-1 * ${space[3]})`,
  paddingInline: space[3],
})
screenRule(`${explained} > ${placeholder}`, {
  border: `1.5px dashed ${color.lineControl}`,
  marginBlockStart: space[4],
  padding: space[4],
})
screenRule(`${explained} h2`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[3]}`,
  fontSize: type.t18,
})
screenRule(`${explained} h2 code`, { color: color.ink2, overflowWrap: 'anywhere' })
screenRule(`${explained} p:has(> a)`, { display: 'flex', flexWrap: 'wrap', columnGap: space[4] })

export const short = screenStyle({ display: 'grid', gap: space[3] })
screenRule(`${short} h2`, { fontSize: type.t18 })
screenRule(`${short} code`, { overflowWrap: 'anywhere' })
