import { medium, narrow } from '../../../theme/conditions.ts'
import { screenRule, screenStyle } from '../../../theme/layers.css.ts'
import { color, radius, space, type } from '../../../theme/tokens.css.ts'
import { picture } from '../../../ui/pictures/picture.css.ts'

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
screenRule(`${head} > h2`, { gridColumn: '1 / 3', fontSize: type.t22 })
export const row = screenStyle({
  ...columns,
  position: 'relative',
  alignItems: 'center',
  paddingBlock: space[5],
  borderBlockEnd: `1px solid ${color.line}`,
})
screenRule(`${row} > ${picture}`, { borderRadius: radius.control })
screenRule(`${row} h3`, { fontSize: type.t22, '@media': { [narrow]: { fontSize: type.t18 } } })
screenRule(`${row} h3 a`, { textDecoration: 'none' })
/** The whole row is clickable. */
screenRule(`${row} h3 a::after`, { content: '', position: 'absolute', inset: 0 })
screenRule(`${row}:hover h3 a`, { textDecoration: 'underline' })
screenRule(`${row} h3 + p`, { color: color.ink2, '@media': { [narrow]: { fontSize: type.t14 } } })

export const completed = screenStyle({ marginBlockStart: space[12] })
screenRule(`${completed} h2`, { fontSize: type.t22, marginBlockEnd: space[3] })
screenRule(`${completed} table`, { inlineSize: '100%' })
screenRule(`${completed} th:nth-child(2)`, { inlineSize: '17rem' })
screenRule(`${completed} td > a`, { display: 'block', marginBlock: `calc(-1 * ${space[3]})`, paddingBlock: space[3] })

/** Periods with a year wrap on narrow screens. */
screenRule(`${completed} td:last-child`, { '@media': { [narrow]: { whiteSpace: 'normal', inlineSize: '11rem' } } })

export const noEvents = screenStyle({ borderBlock: `1px solid ${color.line}` })
