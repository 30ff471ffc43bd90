import { createVar, globalStyle } from '@vanilla-extract/css'
import { dark, forced } from '#theme/conditions.ts'
import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, radius, space, touch } from '#theme/tokens.css.ts'

const drawTick = (stroke: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23${stroke}' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m3 8.5 3.2 3L13 4.5'/%3E%3C/svg%3E")`

/** The tick as an image, in the ink of the colour scheme: images take no variables. */
export const tick = createVar()
export const lightTick = drawTick('fff')
export const darkTick = drawTick('15181B')
globalStyle(':root', { vars: { [tick]: lightTick }, '@media': { [dark]: { vars: { [tick]: darkTick } } } })

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
  background: `${color.ink} ${tick} no-repeat center / 1rem`,
  borderColor: color.ink,
})
