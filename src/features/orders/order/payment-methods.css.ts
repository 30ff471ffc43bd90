import { narrow } from '../../../theme/conditions.ts'
import { screenStyle, screenRule } from '../../../theme/layers.css.ts'
import { color, radius, space } from '../../../theme/tokens.css.ts'

/** Radio buttons, one per line. */
export const options = screenStyle({
  display: 'grid',
  minInlineSize: 0,
  padding: 0,
  margin: 0,
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.control,
  overflow: 'hidden',
  background: color.surface,
})
screenRule(`${options} > label`, {
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '3.5rem',
  padding: `${space[2]} ${space[4]}`,
  cursor: 'pointer',
})
screenRule(`${options} > * + label`, { borderBlockStart: `1px solid ${color.line}` })
screenRule(`${options} > label:has(:checked)`, { background: color.sunk, fontWeight: 600 })
screenRule(`${options} > label > span:first-of-type`, { flex: 'none' })
screenRule(`${options} > label > span + span`, { marginInlineStart: 'auto', fontWeight: 400, textAlign: 'end' })
screenRule(`${options} input`, {
  flex: 'none',
  appearance: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `1px solid ${color.lineControl}`,
  borderRadius: '50%',
  background: color.surface,
})
screenRule(`${options} input:checked`, { border: `7px solid ${color.ink}` })

/** Fields of the choice above. */
export const card = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[4],
  padding: space[4],
  borderBlockStart: `1px solid ${color.line}`,
  background: color.sunk,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
