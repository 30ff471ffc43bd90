import { componentRule, componentStyle } from '#theme/layers.css.ts'

/** Its button stands at the end of the box. */
export const notice = componentStyle({})
componentRule(`${notice} > svg + div`, { flexGrow: 1 })
