import { componentStyle } from '#theme/layers.css.ts'
import { space } from '#theme/tokens.css.ts'

/** What can be done with a course, above the link of its title, which covers the card or row. */
export const actions = componentStyle({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  // Its words, not the room for a finger, keep the distance to what stands below.
  marginBlockEnd: `calc(-1 * ${space[2]})`,
  justifySelf: 'start',
})
