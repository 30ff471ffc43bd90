import { noScripting, print } from '#theme/conditions.ts'
import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, space, touch } from '#theme/tokens.css.ts'

/** The buttons work by script alone. A bookmark is filled while the course is saved. */
export const save = componentStyle({ '@media': { [noScripting]: { display: 'none' }, [print]: { display: 'none' } } })
componentRule(`${save}[aria-pressed=true] svg`, { vars: { '--icon-fill': 'currentcolor' } })

/** In the corner of a card's picture, above the link that covers the card. A child of the card: a picture that has the name of a transition is a stacking context. */
export const corner = componentStyle({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: touch,
  blockSize: touch,
  borderRadius: '50%',
  background: color.surface,
  color: color.ink,
  border: `1px solid ${color.line}`,
  ':hover': { background: color.sunk },
})
