import { narrow } from '#theme/conditions.ts'
import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

export const header = componentStyle({ background: color.surface, borderBlockEnd: `1px solid ${color.line}` })

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  blockSize: '4.25rem',
  '@media': {
    [narrow]: { blockSize: 'auto', gridTemplateColumns: '1fr auto', paddingBlock: `${space[2]} ${space[3]}` },
  },
})
componentRule(`${row} > a`, { justifySelf: 'start' })
export const tools = componentStyle({ display: 'flex', alignItems: 'center', gap: space[3], justifySelf: 'end' })
export const languages = componentStyle({ display: 'inline-flex', gap: space[1], fontSize: type.t14 })
componentRule(`${languages} > a, ${languages} > b`, {
  display: 'inline-grid',
  placeItems: 'center',
  minBlockSize: '2.75rem',
  minInlineSize: '2.25rem',
})

/** Progress meter: one unit per step, completed steps filled, the current one by half. */
export const steps = componentStyle({
  display: 'flex',
  marginBlockStart: '.625rem',
  '@media': { [narrow]: { gridColumn: '1 / -1', gridRow: 2 } },
})
componentRule(`${steps} > li`, {
  position: 'relative',
  inlineSize: '9rem',
  marginBlockStart: space[2],
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${color.ink}`,
  fontSize: type.t14,
  color: color.ink2,
  '@media': { [narrow]: { flex: 1, inlineSize: 'auto', marginBlockStart: space[3] } },
})
componentRule(`${steps} > li::before, ${steps} > li:last-child::after`, {
  content: '""',
  position: 'absolute',
  inset: '-8px auto auto 0',
  blockSize: '8px',
  borderInlineStart: `1px solid ${color.ink}`,
})
componentRule(`${steps} > li:last-child::after`, { inset: '-8px 0 auto auto' })
componentRule(`${steps} > li > i`, {
  position: 'absolute',
  inset: '-7px 0 auto 1px',
  blockSize: '7px',
  background: color.second,
})
componentRule(`${steps} > li[aria-current]`, { color: color.ink, fontWeight: 650 })
componentRule(`${steps} > li[aria-current] > i`, { insetInlineEnd: '50%' })

export const footer = componentStyle({
  paddingBlock: `${space[8]} ${space[10]}`,
  fontSize: type.t14,
  color: color.ink2,
})
