import { narrow } from '../../theme/conditions.ts'
import { screenStyle, screenRule } from '../../theme/layers.css.ts'
import { color, space, touch, type } from '../../theme/tokens.css.ts'
import { buttonClass, primaryButtonClass } from '../../ui/controls/button.css.ts'
import { textLinkClass } from '../../ui/content/text-link.css.ts'
import { definitionList as factList } from '../../ui/content/definition-list.css.ts'
import { hint } from '../../ui/content/hint.css.ts'

/** Panel beside the page with the price and the main action. */

export const panel = screenStyle({ padding: space[6], '@media': { [narrow]: { padding: space[5] } } })
screenRule(`${panel} ${buttonClass} + ${buttonClass}`, { marginBlockStart: space[2] })
screenRule(`${panel} ${hint}`, { marginBlockStart: space[4] })
screenRule(`${panel} ${primaryButtonClass}`, { '@media': { [narrow]: { display: 'none' } } })

export const kind = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlockEnd: space[4],
  marginBlockEnd: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
})
/** Touch target height without a taller row. */
screenRule(`${kind} ${textLinkClass}`, { marginBlock: `calc((1.75rem - ${touch}) / 2)` })

export const option = screenStyle({ marginBlock: `${space[5]} ${space[4]}` })
screenRule(`${option} ${buttonClass}`, { marginBlockStart: space[2] })

export const term = screenStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  fontSize: type.t14,
  color: color.ink2,
  marginBlock: `${space[1]} ${space[5]}`,
})
screenRule(`${term} b`, { color: color.ink, fontWeight: 600 })

export const title = screenStyle({ fontSize: type.t22 })
export const text = screenStyle({ color: color.ink2, marginBlock: `${space[2]} ${space[5]}` })
export const details = screenStyle({ fontSize: type.t16, marginBlockEnd: space[5] })
screenRule(`${factList}${details} > div`, { paddingBlock: '.6rem' })
/** Availability period. */
export const period = screenStyle({ marginBlockEnd: space[4] })

export const amountSkeleton = screenStyle({ inlineSize: '8.5rem', blockSize: '2.6rem' })
export const wordSkeleton = screenStyle({ inlineSize: '5rem', blockSize: '1.6rem' })
export const labelSkeleton = screenStyle({ inlineSize: '5rem', blockSize: '1.6rem', marginBlockEnd: space[2] })
export const fieldSkeleton = screenStyle({ blockSize: '3rem' })
export const termSkeleton = screenStyle({ blockSize: '2.5rem', marginBlockEnd: space[5] })
export const mainActionSkeleton = screenStyle({ blockSize: '3.5rem', '@media': { [narrow]: { display: 'none' } } })
export const hintSkeleton = screenStyle({ blockSize: '1.4rem', marginBlockStart: space[4] })
export const buttonSkeleton = screenStyle({ blockSize: '3rem', marginBlockStart: space[2], flex: 1 })

/** Outline for a course that is not open yet, with full text contrast. */
export const coming = screenStyle({ color: color.ink })
