import { narrow } from '../../../theme/conditions.ts'
import { screen, screenRule } from '../../../theme/layers.css.ts'
import { color, measure, space, type } from '../../../theme/tokens.css.ts'

export const bar = screen({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 11,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[3]} ${measure.gutter}`,
  background: color.surface,
  borderBlockStart: `1px solid ${color.line}`,
})
screenRule(`${bar} p`, { lineHeight: 1.3, fontSize: type.t14, color: color.ink2 })
screenRule(`${bar} b`, { display: 'block', fontSize: type.t22, letterSpacing: '-.02em', color: color.ink })
screenRule(`${bar} a`, { flex: 1 })
/** Room under the footer, so that the bar hides nothing at the end. */
screenRule(`body:has(${bar}) > footer`, { '@media': { [narrow]: { paddingBlockEnd: '5rem' } } })
