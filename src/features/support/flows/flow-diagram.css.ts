import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space } from '#theme/tokens.css.ts'

/** Legend of the diagram. */
export const legend = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[5]}`,
  marginBlockEnd: space[6],
  fontSize: '14px',
  color: color.ink2,
})
screenRule(`${legend} li`, { display: 'flex', alignItems: 'center', gap: space[2] })
screenRule(`${legend} em`, { color: color.second })
screenRule(`${legend} b`, { fontWeight: 400, color: color.ink })
