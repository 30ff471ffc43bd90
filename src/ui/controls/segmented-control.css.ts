import { forced, tiny } from '#theme/conditions.ts'
import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, radius, space, touch } from '#theme/tokens.css.ts'

export const segmentedControl = componentStyle({
  display: 'inline-flex',
  padding: '3px',
  borderRadius: radius.control,
  background: color.sunk,
})
componentRule(`${segmentedControl} > *`, {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: touch,
  paddingInline: space[4],
  borderRadius: '8px',
  textDecoration: 'none',
  fontWeight: 500,
  color: color.ink2,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': { [tiny]: { whiteSpace: 'normal', paddingInline: space[2] } },
})
componentRule(`${segmentedControl} > :is([aria-current], :has(:checked))`, {
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
  background: color.surface,
  color: color.ink,
  fontWeight: 600,
  boxShadow: `0 0 0 1px ${color.lineStrong}`,
})
componentRule(`${segmentedControl} > :has(:focus-visible)`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '2px',
})
