import { narrow, wide } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space } from '#theme/tokens.css.ts'

export const notices = screenStyle({ inlineSize: '100%' })
screenRule(`${notices} td`, { verticalAlign: 'top' })
screenRule(`${notices} th:first-child:not(:only-child)`, { inlineSize: '4.5rem' })
// Number, category, author and views are hidden on narrow screens.
screenRule(`${notices} [data-width] + :is(th, td)`, { '@media': { [narrow]: { paddingInlineStart: 0 } } })
screenRule(`${notices} :is(th, td):has(+ [data-width]:last-child)`, { '@media': { [narrow]: { paddingInlineEnd: 0 } } })
screenRule(`${notices} [data-pinned] > *`, { '@media': { [wide]: { background: color.surface } } })
screenRule(`${notices} [data-pinned] > :first-child`, {
  '@media': { [wide]: { boxShadow: `-1rem 0 ${color.surface}` } },
})
screenRule(`${notices} [data-pinned] > :last-child`, { '@media': { [wide]: { boxShadow: `1rem 0 ${color.surface}` } } })

/** A title that is a link or unfolds. The whole cell height is clickable. */
export const title = screenStyle({
  marginBlock: `calc(-1 * ${space[3]})`,
  paddingBlock: space[3],
})
screenRule(`a${title}`, { display: 'block' })
screenRule(`${title} svg`, { color: color.ink2, verticalAlign: '-.125em' })
screenRule(`td > [data-width] + ${title}`, { '@media': { [narrow]: { paddingBlockStart: space[4] } } })
