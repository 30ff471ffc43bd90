import { screenStyle, screenRule } from '../../theme/layers.css.ts'

export const field = screenStyle({})
/** The field clears by a link of its own, which needs no script. */
screenRule(`${field} input::-webkit-search-cancel-button`, { display: 'none' })
