import { narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, radius, space } from '#theme/tokens.css.ts'

export const container = screenStyle({
  display: 'grid',
  gridTemplateColumns: '12rem 1fr',
  gap: space[6],
  alignItems: 'start',
  marginBlockStart: space[6],
  '@media': { [narrow]: { gridTemplateColumns: '1fr', justifyItems: 'center' } },
})

export const fullWidth = screenStyle({ gridColumn: '1 / -1', justifySelf: 'stretch', display: 'grid', gap: space[5] })

/** White in both schemes: scanners need dark on light. */
export const code = screenStyle({
  display: 'grid',
  inlineSize: '12rem',
  blockSize: '12rem',
  padding: '.25rem',
  background: '#fff',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
})
screenRule(`${code} > svg[role]`, { inlineSize: '100%', blockSize: '100%' })

export const expired = screenStyle({
  background: 'none',
  border: `1.5px dashed ${color.lineControl}`,
  placeItems: 'center',
  color: color.ink2,
})

export const steps = screenStyle({
  display: 'grid',
  gap: space[2],
  counterReset: 'step',
  '@media': { [narrow]: { justifySelf: 'stretch' } },
})
screenRule(`${steps} li`, { counterIncrement: 'step', display: 'flex', gap: space[3] })
screenRule(`${steps} li::before`, { content: 'counter(step)', fontWeight: 650, inlineSize: '1rem' })

export const time = screenStyle({ gridColumn: '1 / -1', justifySelf: 'stretch', display: 'grid', gap: space[3] })
