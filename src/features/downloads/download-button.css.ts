import { narrow } from '../../theme/conditions.ts'
import { screenRule, screenStyle } from '../../theme/layers.css.ts'
import { color, space, type } from '../../theme/tokens.css.ts'

export const large = screenStyle({ minInlineSize: '17rem', '@media': { [narrow]: { inlineSize: '100%' } } })
/** Progress, its share and the button that cancels it. */
export const running = screenStyle({ display: 'flex', alignItems: 'center', gap: space[3], fontSize: type.t14 })
screenRule(`${running} progress`, { inlineSize: '8rem', accentColor: color.second })
/** At the end of a row. */
export const end = screenStyle({ display: 'grid', justifyItems: 'end' })
export const failure = screenStyle({ color: color.error, fontSize: type.t14 })
