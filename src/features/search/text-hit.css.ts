import { narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, touch } from '#theme/tokens.css.ts'

/** Title, and what kind of hit it is at the end. The link of the title covers the row. */
export const hit = screenStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: touch,
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [narrow]: { flexDirection: 'column', alignItems: 'stretch', gap: space[1] } },
})
screenRule(`${hit} a`, { textDecoration: 'none' })
screenRule(`${hit} a:hover`, { textDecoration: 'underline' })
screenRule(`${hit} a::after`, { content: '', position: 'absolute', inset: 0 })
