import { narrow, print } from '#theme/conditions.ts'
import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, radius, space } from '#theme/tokens.css.ts'
import { buttonClass } from '../controls/button.css.ts'

/** In sight at the bottom of the window while what stands above it passes; without height while it is empty. */
export const stickyBar = componentStyle({
  position: 'sticky',
  insetBlockEnd: space[4],
  zIndex: 3,
  marginBlockStart: space[5],
  ':empty': { display: 'none' },
  '@media': { [narrow]: { insetBlockEnd: space[2] }, [print]: { display: 'none' } },
})
/** What has the focus scrolls to above the bar. */
componentRule(`:root:has(${stickyBar}:not(:empty))`, { scrollPaddingBlockEnd: '6rem' })
export const content = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[3]} ${space[5]}`,
  background: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.card,
  boxShadow: color.float,
  '@media': { [narrow]: { padding: `${space[2]} ${space[4]}` } },
})
/** Where it stands on a line of its own, it takes the whole of it. */
componentRule(`${content} > ${buttonClass}`, { '@media': { [narrow]: { flexGrow: 1 } } })
