import { screenStyle } from '../../theme/layers.css.ts'
import { space, touch } from '../../theme/tokens.css.ts'

/** The picture on which the callipers are dragged: a finger there does not scroll the page. */
export const draggable = screenStyle({ touchAction: 'none', cursor: 'ns-resize' })
export const callipers = screenStyle({ display: 'grid', gap: space[1], inlineSize: '100%' })
export const calliper = screenStyle({ inlineSize: '100%', minBlockSize: touch, accentColor: 'currentcolor' })
