import { narrow } from '../../../theme/conditions.ts'
import { screenStyle, screenRule } from '../../../theme/layers.css.ts'
import { color, space } from '../../../theme/tokens.css.ts'
import { tagClass } from '../../../ui/tag.css.ts'

export const notices = screenStyle({})
screenRule(`${notices} td`, { verticalAlign: 'top' })
screenRule(`${notices} th:first-child:not(:only-child)`, { inlineSize: '3.5rem' })
// Number, author and views are hidden on narrow screens.
screenRule(`${notices} [data-width] + *`, { '@media': { [narrow]: { paddingInlineStart: 0 } } })
screenRule(`${notices} :has(+ [data-width]:last-child)`, { '@media': { [narrow]: { paddingInlineEnd: 0 } } })

/** The whole cell height is clickable. */
export const title = screenStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  marginBlock: `calc(-1 * ${space[3]})`,
  paddingBlock: space[3],
  fontWeight: 500,
  ':hover': { textDecoration: 'underline' },
})
/** Keeps pinned rows as tall as the others. */
screenRule(`${title} > ${tagClass}`, { marginBlock: '-.25rem' })
screenRule(`${title} svg`, { color: color.ink2, alignSelf: 'center' })
screenRule(`details[open] > ${title} svg`, { rotate: '.5turn' })
export const text = screenStyle({
  color: color.ink2,
  paddingBlock: `${space[3]} ${space[2]}`,
  maxInlineSize: '42rem',
})

export const pages = screenStyle({ marginBlockStart: space[5] })
export const none = screenStyle({ padding: `${space[8]} ${space[6]}`, textAlign: 'center' })
export const failed = screenStyle({ alignItems: 'center' })
screenRule(`${failed} > div`, { flex: 1 })
export const rowSkeleton = screenStyle({ blockSize: '1.6rem', marginBlock: space[3] })
