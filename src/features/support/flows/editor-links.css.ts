import { screenRule, screenStyle } from '../../../theme/layers.css.ts'
import { color, space, type } from '../../../theme/tokens.css.ts'

/** Editors with a link, a file or code each; one below the other. */
export const editors = screenStyle({
  marginBlockStart: space[8],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.line}`,
})
screenRule(`${editors} > ul`, { display: 'grid', gap: space[4], marginBlockStart: space[3] })
screenRule(`${editors} li`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
})
screenRule(`${editors} li > p`, { flex: '1 1 20rem' })
screenRule(`${editors} li b`, { display: 'block', fontWeight: 600 })
screenRule(`${editors} li span`, { fontSize: type.t14 })
screenRule(`${editors} li > p > span`, { color: color.ink2 })
