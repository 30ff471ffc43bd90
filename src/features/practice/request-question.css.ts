import { screenStyle } from '#theme/layers.css.ts'
import { color, radius, space } from '#theme/tokens.css.ts'

/** The cabin with what is said in it. */
export const scene = screenStyle({ display: 'grid', gap: space[3], inlineSize: '100%', alignSelf: 'center' })
const bubble = {
  minBlockSize: '3rem',
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.control,
  fontWeight: 600,
} as const
export const heard = screenStyle({ ...bubble, marginInlineEnd: space[6], background: color.sunk })
export const said = screenStyle({ ...bubble, marginInlineStart: space[6], background: color.ink, color: color.paper })
