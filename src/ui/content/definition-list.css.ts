import { narrowScreen, tiny } from '#theme/conditions.ts'
import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

/** Each name and its value on a line, a hairline between the lines. */
export const definitionList = componentStyle({ display: 'grid', fontSize: type.t14 })
componentRule(`${definitionList} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[3],
  paddingBlock: '.3rem',
  borderBlockEnd: `1px solid ${color.line}`,
})
componentRule(`${definitionList} > div:last-child`, { border: 0 })
/** Beside the price of a page. */
export const largeList = componentStyle({ fontSize: type.t16 })
componentRule(`${largeList} > div`, { paddingBlock: '.6rem' })
componentRule(`${definitionList} dt`, { color: color.ink2 })
componentRule(`${definitionList} dd`, { textAlign: 'end', fontWeight: 500 })

/** Names and values in two columns below a line, a hairline between the rows. */
export const definitionColumns = componentStyle({ borderBlockStart: `1px solid ${color.ink}` })
componentRule(`${definitionColumns} > div`, {
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 1fr)',
  gap: `${space[2]} ${space[6]}`,
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
  '@media': { [narrowScreen]: { gridTemplateColumns: '7rem minmax(0, 1fr)', columnGap: space[3] } },
})
componentRule(`${definitionColumns} dt`, { color: color.ink2 })
componentRule(`${definitionColumns} dd`, { fontWeight: 500 })
/** Figures, numbers of orders among them, may break where a reader has spaced the letters. */
componentRule(`${definitionColumns} dd span`, { '@media': { [tiny]: { whiteSpace: 'normal' } } })
componentRule(`${definitionColumns} a:is([href^='tel:'], [href^='mailto:'])`, { whiteSpace: 'nowrap' })

/** Each name above its value. The screen puts them into columns. */
export const stackedList = componentStyle({})
componentRule(`${stackedList} dt`, { fontSize: type.t14, color: color.ink2 })
componentRule(`${stackedList} dd`, { fontWeight: 600, lineHeight: 1.4 })
