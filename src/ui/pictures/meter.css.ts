import { createVar } from '@vanilla-extract/css'
import { forced } from '#theme/conditions.ts'
import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { fillUp } from '#theme/motion.css.ts'
import { color, duration, easing, type } from '#theme/tokens.css.ts'

/** Number of units, filled units, the unit where they begin, width of a unit, and units per tall tick. */
export const length = createVar()
export const filled = createVar()
export const offset = createVar()
export const unit = createVar()
export const major = createVar()
export const fill = createVar()
export const stroke = createVar()

export const meter = componentStyle({
  vars: { [offset]: '0', [unit]: '10px', [major]: '5', [fill]: color.second, [stroke]: color.ink },
  display: 'block',
  position: 'relative',
  blockSize: '15px',
  '@media': { [forced]: { forcedColorAdjust: 'none', vars: { [fill]: 'Highlight', [stroke]: 'CanvasText' } } },
  borderBlockEnd: `1px solid ${color.lineStrong}`,
  '::before': {
    content: '',
    position: 'absolute',
    inset: `auto auto -1px calc(${offset} * ${unit})`,
    inlineSize: `calc(${filled} * ${unit} + 1px)`,
    blockSize: '8px',
    background: fill,
  },
  '::after': {
    content: '',
    position: 'absolute',
    inset: 'auto auto -1px 0',
    inlineSize: `calc(${length} * ${unit} + 1px)`,
    blockSize: '15px',
    borderBlockEnd: `1px solid ${stroke}`,
    background: `repeating-linear-gradient(90deg, ${stroke} 0 1px, #0000 1px calc(${major} * ${unit})) 0 100% / 100% 14px no-repeat, repeating-linear-gradient(90deg, ${stroke} 0 1px, #0000 1px ${unit}) 0 100% / 100% 8px no-repeat`,
  },
})
componentRule(`${meter} b`, {
  position: 'absolute',
  inset: `auto auto 1px calc(${length} * ${unit} + .5rem)`,
  fontSize: type.t14,
  fontWeight: 500,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
})

export const low = componentStyle({
  blockSize: '9px',
  '::before': { blockSize: '5px' },
  '::after': { blockSize: '9px', backgroundSize: '100% 9px, 100% 5px' },
})
componentRule(`${low} b`, { insetBlockEnd: '-5px' })

export const high = componentStyle({
  blockSize: '20px',
  '::before': { blockSize: '11px' },
  '::after': { blockSize: '20px', backgroundSize: '100% 20px, 100% 11px' },
})

/** Fills the available width. */
export const full = componentStyle({ vars: { [unit]: `calc((100% - 1px) / ${length})` } })
/** Filled in the hue of the category. */
export const hued = componentStyle({ vars: { [fill]: 'var(--hue)' } })

/** Fills up when it appears. */
export const fills = componentStyle({
  '::before': { transformOrigin: '0 50%', animation: `${fillUp} calc(2 * ${duration.slow}) ${easing}` },
})

/** Figures above the ticks. */
export const scale = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  color: color.ink2,
  fontSize: type.t14,
})
