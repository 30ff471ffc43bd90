import { narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'
import { input } from '#ui/controls/form.css.ts'
import { monospace } from '../layout/support-frame.css.ts'

export const form = screenStyle({
  display: 'flex',
  gap: space[2],
  marginBlock: `${space[6]} ${space[8]}`,
  '@media': { [narrow]: { flexDirection: 'column' } },
})
screenRule(`${form} > ${input}`, { flex: 1, minInlineSize: 0, fontFamily: monospace, fontSize: '.9375rem' })

/** A part that is ignored, and one that names the state of a support view. */
export const ignored = screenStyle({ color: color.ink2 })
export const shownState = screenStyle({ background: color.warningTint })

/** The address with a line under each part. */
export const measured = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: space[4],
  marginBlockEnd: space[8],
  font: `500 ${type.t18}/1.4 ${monospace}`,
  color: color.ink2,
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { fontSize: type.t16 } },
})
screenRule(`${measured} > span:has(i)`, { display: 'inline-grid', maxInlineSize: '100%', textAlign: 'center' })
screenRule(`${measured} > span:has(i):not(${ignored})`, { color: color.ink })
screenRule(`${measured} > ${shownState}`, { background: 'none' })
screenRule(`${measured} > ${shownState} > span`, { background: color.warningTint })
screenRule(`${measured} i`, { font: `600 ${type.t14}/1.6 var(--face)` })
screenRule(`${measured} i::before`, {
  content: '',
  display: 'block',
  blockSize: '6px',
  marginBlockStart: '2px',
  border: '1px solid',
  borderBlockStart: 0,
})
screenRule(`${measured} > ${ignored} i::before`, { borderBlockEndStyle: 'dashed' })

/** The parts, a row each. */
export const explained = screenStyle({ borderBlockStart: `1px solid ${color.ink}` })
screenRule(`${explained} > li`, {
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
})
screenRule(`${explained} > ${ignored}`, {
  marginBlockStart: space[4],
  padding: space[4],
  border: `1.5px dashed ${color.lineControl}`,
})
screenRule(`${explained} > ${shownState}`, { marginInline: `calc(-1 * ${space[3]})`, paddingInline: space[3] })
screenRule(`${explained} :is(h2, li > b)`, { fontSize: type.t18 })
screenRule(`${explained} h2 code`, { color: color.ink2, overflowWrap: 'anywhere' })
screenRule(`${explained} p:has(> a)`, { display: 'flex', flexWrap: 'wrap', columnGap: space[4] })

export const short = screenStyle({ display: 'grid', gap: space[3], overflowWrap: 'anywhere' })
screenRule(`${short} h2`, { fontSize: type.t18 })
