import { calm } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, radius, space } from '#theme/tokens.css.ts'
import { buttonClass } from '#ui/controls/button.css.ts'

export const clip = screenStyle({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.control,
  background: `var(--tint, ${color.sunk})`,
})
screenRule(`${clip} > img`, { display: 'block', inlineSize: '100%', blockSize: 'auto', aspectRatio: '4 / 3' })
/** With reduced motion the clip stands still, so there is nothing to play. */
screenRule(`${clip} > ${buttonClass}`, {
  position: 'absolute',
  inset: `auto auto ${space[4]} ${space[4]}`,
  boxShadow: 'none',
  '@media': { [calm]: { display: 'none' } },
})
/** A press before the script is there would be lost, and a part of a page may be hydrated after the page. */
screenRule(`:root:not([data-scripted]) ${clip} > ${buttonClass}, [data-later] ${clip} > ${buttonClass}`, {
  visibility: 'hidden',
})
