import { medium, narrow as narrowWidth } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, measure, radius } from '#theme/tokens.css.ts'

export const frame = screenStyle({
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.sunk,
  overflow: 'hidden',
  '@media': {
    [medium]: { maxInlineSize: '44rem' },
    [narrowWidth]: {
      maxInlineSize: 'none',
      marginInline: `calc(-1 * ${measure.gutter})`,
      borderRadius: 0,
      borderInline: 0,
    },
  },
})
export const wide = screenStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  '@media': { [medium]: { display: 'none' } },
})
export const narrow = screenStyle({
  display: 'none',
  inlineSize: '100%',
  blockSize: 'auto',
  '@media': { [medium]: { display: 'block' } },
})
screenRule(`${frame} text`, {
  fontSize: '15px',
  fontWeight: 500,
  fill: color.ink2,
  '@media': { [medium]: { fontSize: '20px' }, [narrowWidth]: { fontSize: '25px' } },
})
export const strong = screenStyle({})
screenRule(`${frame} ${strong}`, { fill: color.ink, fontWeight: 600 })
export const onInk = screenStyle({})
screenRule(`${frame} ${onInk}`, { fill: color.paper, fontWeight: 600 })
export const ink = screenStyle({ fill: color.ink })
export const paper = screenStyle({ fill: color.paper })
export const ground = screenStyle({ fill: color.sunk })
export const areas = { water: screenStyle({ fill: color.water }), park: screenStyle({ fill: color.park }) }
export const building = screenStyle({ fill: color.line })
export const street = screenStyle({ fill: 'none', stroke: color.surface, strokeLinejoin: 'round' })
export const railway = screenStyle({ stroke: color.lineControl, strokeWidth: 5, strokeDasharray: '18 8' })
export const route = screenStyle({ fill: 'none', stroke: color.second, strokeWidth: 5, strokeLinejoin: 'round' })
export const tick = screenStyle({ stroke: color.ink, strokeWidth: 1.5 })
export const rule = screenStyle({ stroke: color.ink, fill: 'none' })
