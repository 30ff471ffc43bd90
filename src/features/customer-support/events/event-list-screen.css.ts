import { medium, narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

const columns = {
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 1fr) 36.6rem',
  gap: space[6],
  '@media': {
    [medium]: { gridTemplateColumns: '8rem minmax(0, 1fr)' },
    [narrow]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)', gap: `${space[3]} ${space[4]}` },
  },
} as const

export const head = screenStyle({
  ...columns,
  alignItems: 'end',
  marginBlockStart: space[8],
  paddingBlockEnd: space[2],
  borderBlockEnd: `1px solid ${color.ink}`,
  fontSize: type.t14,
})
export const name = screenStyle({ gridColumn: '1 / 3' })
export const row = screenStyle({
  ...columns,
  position: 'relative',
  alignItems: 'center',
  paddingBlock: space[5],
  borderBlockEnd: `1px solid ${color.line}`,
})
export const title = screenStyle({ '@media': { [narrow]: { fontSize: type.t18 } } })
/** The whole row is clickable. */
export const link = screenStyle({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { [`${row}:hover &`]: { textDecoration: 'underline' } },
})
export const summary = screenStyle({ '@media': { [narrow]: { fontSize: type.t14 } } })

export const completed = screenStyle({})
export const lengthColumn = screenStyle({ inlineSize: '17rem' })
/** As high as its cell. */
export const completedLink = screenStyle({
  display: 'block',
  marginBlock: `calc(-1 * ${space[3]})`,
  paddingBlock: space[3],
})

/** Periods with a year wrap on narrow screens. */
screenRule(`${completed} td:last-child`, { '@media': { [narrow]: { whiteSpace: 'normal', inlineSize: '11rem' } } })

export const noEvents = screenStyle({ borderBlock: `1px solid ${color.line}` })
