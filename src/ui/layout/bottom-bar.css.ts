import { narrow, print } from '#theme/conditions.ts'
import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, measure, space, type } from '#theme/tokens.css.ts'
import { buttonClass } from '../controls/button.css.ts'

/** Price and main action, fixed at the bottom of narrow screens. */
export const bottomBar = componentStyle({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 11,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[3]} ${measure.gutter} max(${space[3]}, env(safe-area-inset-bottom))`,
  background: color.surface,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [print]: { display: 'none' } },
})
componentRule(`${bottomBar} p`, { lineHeight: 1.3, minInlineSize: 0, maxInlineSize: '55%' })
componentRule(`${bottomBar} p b`, { display: 'block', fontSize: type.t22, letterSpacing: '-.02em' })
componentRule(`${bottomBar} p span`, { display: 'block' })
componentRule(`${bottomBar} > ${buttonClass}`, { flex: 1 })
/** What has the focus scrolls to above the bar. */
componentRule(`:root:has(${bottomBar})`, { scrollPaddingBlockEnd: '6rem' })
/** Room for the bar below the footer. */
componentRule(`:root:has(${bottomBar}) footer`, { '@media': { [narrow]: { paddingBlockEnd: '5rem' } } })
