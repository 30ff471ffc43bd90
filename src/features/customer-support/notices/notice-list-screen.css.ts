import { narrow, wide } from '../../../theme/conditions.ts'
import { screenRule, screenStyle } from '../../../theme/layers.css.ts'
import { color, space } from '../../../theme/tokens.css.ts'

export const notices = screenStyle({ inlineSize: '100%' })
screenRule(`${notices} th:first-child`, { inlineSize: '4.5rem' })
// Number, category, author and views are hidden on narrow screens.
screenRule(`${notices} [data-width] + *`, { '@media': { [narrow]: { paddingInlineStart: 0 } } })
screenRule(`${notices} :has(+ [data-width]:last-child)`, { '@media': { [narrow]: { paddingInlineEnd: 0 } } })
/** The whole cell height is clickable. */
screenRule(`${notices} td > a`, { display: 'block', marginBlock: `calc(-1 * ${space[3]})`, paddingBlock: space[3] })
screenRule(`${notices} td > [data-width] + a`, { '@media': { [narrow]: { paddingBlockStart: space[4] } } })
screenRule(`${notices} td > a svg`, { color: color.ink2, verticalAlign: '-.125em' })
screenRule(`${notices} [data-pinned] > *`, { '@media': { [wide]: { background: color.surface } } })
screenRule(`${notices} [data-pinned] > :first-child`, {
  '@media': { [wide]: { boxShadow: `-1rem 0 ${color.surface}` } },
})
screenRule(`${notices} [data-pinned] > :last-child`, { '@media': { [wide]: { boxShadow: `1rem 0 ${color.surface}` } } })
export const pages = screenStyle({ marginBlockStart: space[8] })
