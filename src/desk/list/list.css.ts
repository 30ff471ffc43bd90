import { narrowScreen } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, radius, space, type } from '#theme/tokens.css.ts'
import { tagClass } from '#ui/content/tag.css.ts'

export const filters = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
  marginBlock: `${space[4]} ${space[5]}`,
})
screenRule(`${filters} > label`, {
  display: 'grid',
  gap: space[1],
  fontSize: type.t14,
  flex: '1 1 10rem',
  maxInlineSize: '18rem',
})
screenRule(`${filters} > label`, { '@media': { [narrowScreen]: { maxInlineSize: 'none' } } })

/** A table; on narrow screens a card for each row, with the names of the columns beside the values. */
export const list = screenStyle({
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  borderCollapse: 'separate',
  borderSpacing: 0,
})
screenRule(`${list} th, ${list} td`, { padding: `${space[3]} ${space[4]}`, verticalAlign: 'top' })
screenRule(`${list} td a`, { fontWeight: 600 })
// The number of an order is one word, wherever a list names it.
screenRule(`${list} td a[href^="/orders/"]`, { whiteSpace: 'nowrap' })
// The border of the table is below it.
screenRule(`${list} tbody tr:last-child td`, { borderBlockEnd: 0 })
/** Numbers and moments are read as one word. */
export const oneWord = screenStyle({ whiteSpace: 'nowrap' })
screenRule(`${list} thead`, { '@media': { [narrowScreen]: { display: 'none' } } })
screenRule(`${list}, ${list} tbody, ${list} tr, ${list} td`, { '@media': { [narrowScreen]: { display: 'block' } } })
screenRule(`${list} tr`, {
  '@media': { [narrowScreen]: { padding: `${space[2]} 0`, borderBlockEnd: `1px solid ${color.line}` } },
})
screenRule(`${list} tr:last-child`, { '@media': { [narrowScreen]: { border: 0 } } })
screenRule(`${list} td`, {
  '@media': {
    [narrowScreen]: {
      display: 'grid',
      gridTemplateColumns: '7rem minmax(0, 1fr)',
      gap: space[2],
      padding: `${space[1]} ${space[4]}`,
      border: 0,
      textAlign: 'start',
    },
  },
})
// The longest names of states are wider than a value beside the name of its column.
screenRule(`${list} ${tagClass}`, { '@media': { [narrowScreen]: { whiteSpace: 'normal' } } })
// A card names only what it has.
screenRule(`${list} td:has(> span:empty)`, { '@media': { [narrowScreen]: { display: 'none' } } })
screenRule(`${list} td::before`, {
  '@media': { [narrowScreen]: { content: 'attr(data-column)', fontSize: type.t14, color: color.ink2 } },
})

export const count = screenStyle({ color: color.ink2, fontSize: type.t14, marginBlockEnd: space[2] })
