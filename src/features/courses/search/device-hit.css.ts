import { medium, narrow } from '../../../theme/conditions.ts'
import { screen, screenRule } from '../../../theme/layers.css.ts'
import { color, space, type } from '../../../theme/tokens.css.ts'
import { summary } from './course-hit.css.ts'

/** A row that has facts in words in the place of a rule, and on small screens beside the picture. */
export const device = screen({})
screenRule(`${device} > img`, { '@media': { [narrow]: { gridRow: 'span 3' } } })
screenRule(`${device} ${summary}`, { '@media': { [narrow]: { display: 'block' } } })
export const facts = screen({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  gridColumn: 'span 2',
  fontSize: type.t14,
  color: color.ink2,
  '@media': { [medium]: { display: 'none' }, [narrow]: { display: 'flex', gridColumn: 2 } },
})
