import { screenStyle } from '#theme/layers.css.ts'

/** Five digits and the button of the search. */
export const postcode = screenStyle({ maxInlineSize: '24rem' })
