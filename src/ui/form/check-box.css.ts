import { forced } from '#theme/conditions.ts'
import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { brand, color, radius, space, touch } from '#theme/tokens.css.ts'

/** A label around its box and words. */
export const checkBox = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: touch,
  cursor: 'pointer',
})
componentRule(`${checkBox} > input`, {
  flex: 'none',
  appearance: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.small,
  background: color.surface,
  '@media': { [forced]: { appearance: 'auto' } },
})
componentRule(`${checkBox} > input:checked`, {
  background: `${color.ink} ${brand.tick} no-repeat center / 1rem`,
  borderColor: color.ink,
})
