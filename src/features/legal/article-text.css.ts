import { mediumScreen, print } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

const numbers = {
  position: 'absolute',
  insetInlineStart: 0,
  color: color.ink2,
} as const

export const clauses = screenStyle({ counterReset: 'clause' })
screenRule(`${clauses} > li`, { counterIncrement: 'clause', position: 'relative', paddingInlineStart: '2rem' })
screenRule(`${clauses} > li + li`, { marginBlockStart: space[2] })
screenRule(`${clauses} > li::before`, { content: 'counter(clause) "."', ...numbers })

export const items = screenStyle({ counterReset: 'item', marginBlockStart: space[1] })
screenRule(`${items} > li`, { counterIncrement: 'item', position: 'relative', paddingInlineStart: '1.75rem' })
screenRule(`${items} > li + li`, { marginBlockStart: space[1] })
screenRule(`${items} > li::before`, { content: 'counter(item) ")"', ...numbers })

export const table = screenStyle({ marginBlock: `${space[3]} ${space[4]}`, fontSize: type.t14 })
screenRule(`${table} :is(th, td)`, {
  minInlineSize: '5.5rem',
  padding: `${space[2]} ${space[4]} ${space[2]} 0`,
  borderBlockEnd: `1px solid ${color.line}`,
  verticalAlign: 'top',
})
screenRule(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 })
screenRule(`${table} thead th`, { color: color.ink2, borderBlockEndColor: color.ink })
screenRule(`${table} tbody th`, { fontWeight: 600 })
screenRule(`${table} tr`, { '@media': { [print]: { breakInside: 'avoid' } } })

/** Rows become blocks on narrow screens, where four columns would be too narrow to read. */
screenRule(`${table}, ${table} tbody`, { '@media': { [mediumScreen]: { display: 'block' } } })
screenRule(`${table} thead`, { '@media': { [mediumScreen]: { display: 'none' } } })
screenRule(`${table} tbody tr`, {
  '@media': { [mediumScreen]: { display: 'block', paddingBlock: space[3], borderBlockEnd: `1px solid ${color.line}` } },
})
screenRule(`${table} tbody tr:first-child`, {
  '@media': { [mediumScreen]: { borderBlockStart: `1px solid ${color.ink}` } },
})
screenRule(`${table} tbody :is(th, td)`, { '@media': { [mediumScreen]: { display: 'block', padding: 0, border: 0 } } })
screenRule(`${table} td::before`, {
  '@media': {
    [mediumScreen]: {
      content: 'attr(data-head)',
      display: 'inline-block',
      marginInlineEnd: space[2],
      color: color.ink2,
    },
  },
})
