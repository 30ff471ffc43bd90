import { screenRule, screenStyle } from '#theme/layers.css.ts'

export const field = screenStyle({})
/** The field has its own link that clears it without script. */
screenRule(`${field} input::-webkit-search-cancel-button`, { display: 'none' })
