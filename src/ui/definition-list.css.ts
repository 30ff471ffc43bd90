import { componentRule, componentStyle } from '../theme/layers.css.ts'
import { color, space, type } from '../theme/tokens.css.ts'

/** Each name and its value on a line, a hairline between the lines. */
export const definitionList = componentStyle({ display: 'grid', fontSize: type.t14 })
componentRule(`${definitionList} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: '.3rem',
  borderBlockEnd: `1px solid ${color.line}`,
})
componentRule(`${definitionList} > div:last-child`, { border: 0 })
componentRule(`${definitionList} dt`, { color: color.ink2 })
componentRule(`${definitionList} dd`, { textAlign: 'end', fontWeight: 500 })
