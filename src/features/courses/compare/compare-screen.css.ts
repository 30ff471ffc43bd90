import { narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, radius, space, type } from '#theme/tokens.css.ts'

/** Width of the column with the names of the rows. */
const names = '9rem'
/** Equal columns. On a phone the name of a row stands above its values, so that three columns fit. */
export const table = screenStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  textAlign: 'start',
  marginBlockStart: space[6],
})
screenRule(`${table} :is(th, td)`, { verticalAlign: 'top', textAlign: 'start', overflowWrap: 'anywhere' })
screenRule(`${table} thead th`, {
  fontSize: type.t16,
  color: color.ink,
  whiteSpace: 'normal',
  paddingBlockEnd: space[4],
})
screenRule(`${table} img`, { borderRadius: radius.control, marginBlockEnd: space[3] })
screenRule(`${table} tbody th`, { color: color.ink2, fontWeight: 500 })
screenRule(`${table} :is(thead td, tbody th)`, { inlineSize: names })
// Equal in every column, the last one too, or its picture would be larger.
screenRule(`${table} :is(thead th, tbody td)`, { paddingInline: `${space[6]} 0` })
for (const columns of [1, 2, 3]) {
  // Two columns, or one, are as wide as they would be beside others.
  screenRule(`${table}[data-columns="${columns}"]`, {
    inlineSize: `calc(${names} + (100% - ${names}) * ${columns} / 3)`,
    '@media': { [narrow]: { inlineSize: '100%' } },
  })
  screenRule(`${table}[data-columns="${columns}"] tr`, {
    '@media': { [narrow]: { display: 'grid', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } },
  })
}
screenRule(`${table} thead td`, { '@media': { [narrow]: { display: 'none' } } })
screenRule(`${table} tbody th`, {
  '@media': {
    [narrow]: {
      gridColumn: '1 / -1',
      inlineSize: 'auto',
      border: 0,
      paddingBlock: `${space[3]} 0`,
      fontSize: type.t14,
    },
  },
})
screenRule(`${table} tbody td`, { '@media': { [narrow]: { paddingBlock: `0 ${space[3]}`, fontSize: type.t14 } } })
screenRule(`${table} :is(thead th, tbody td)`, { '@media': { [narrow]: { paddingInline: `0 ${space[2]}` } } })
export const title = screenStyle({ display: 'block', marginBlockEnd: space[1], fontWeight: 650, lineHeight: 1.35 })
export const more = screenStyle({ marginBlockStart: space[6] })
