import { medium, narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'
import { priceClass } from '#ui/content/price.css.ts'
import { hit } from './course-hit.css.ts'

/** Row with details as text instead of a meter; beside the picture on small screens. */
export const device = screenStyle({})
screenRule(`${device}${hit}`, {
  gridTemplateColumns: '8rem minmax(0, 1fr) 12rem 11rem',
  '@media': {
    [medium]: { gridTemplateColumns: '6rem minmax(0, 1fr) 11rem' },
    [narrow]: { gridTemplateColumns: '5.5rem minmax(0, 1fr)' },
  },
})
export const picture = screenStyle({ '@media': { [narrow]: { gridRow: 'span 3' } } })
export const summary = screenStyle({ '@media': { [narrow]: { display: 'block' } } })
screenRule(`${device} ${priceClass}`, {
  justifyContent: 'flex-end',
  '@media': { [narrow]: { justifyContent: 'flex-start' } },
})
export const details = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  fontSize: type.t14,
  color: color.ink2,
  '@media': { [medium]: { display: 'none' }, [narrow]: { display: 'flex', gridColumn: 2 } },
})
