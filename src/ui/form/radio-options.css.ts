import { tiny } from '#theme/conditions.ts'
import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, radius, space } from '#theme/tokens.css.ts'

/** A radio button. */
export const radio = componentStyle({})

/** Choices below each other, of which one is chosen: labels with a radio button and a text each. */
export const radioOptions = componentStyle({
  display: 'grid',
  minInlineSize: 0,
  padding: 0,
  margin: 0,
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.control,
  overflow: 'hidden',
  background: color.surface,
})
componentRule(`${radioOptions} > label`, {
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '3.5rem',
  padding: `${space[2]} ${space[4]}`,
  cursor: 'pointer',
  '@media': { [tiny]: { flexWrap: 'wrap' } },
})
componentRule(`${radioOptions} > * + label`, { borderBlockStart: `1px solid ${color.line}` })
componentRule(`${radioOptions} > label:has(:checked)`, { background: color.sunk, fontWeight: 600 })
componentRule(`${radioOptions} > label > span:first-of-type:not(:last-of-type)`, { flex: 'none' })
componentRule(`${radioOptions} > label > span + span`, { marginInlineStart: 'auto', fontWeight: 400, textAlign: 'end' })
componentRule(`:is(${radio}, ${radioOptions} input)`, {
  flex: 'none',
  appearance: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `1px solid ${color.lineControl}`,
  borderRadius: '50%',
  background: color.surface,
})
componentRule(`:is(${radio}, ${radioOptions} input):checked`, { border: `7px solid ${color.ink}` })
