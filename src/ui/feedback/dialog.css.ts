import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { appear } from '#theme/motion.css.ts'
import { color, motion, radius, space, type } from '#theme/tokens.css.ts'

export const dialog = componentStyle({
  inlineSize: 'min(100% - 2.5rem, 26rem)',
  margin: 'auto',
  padding: space[6],
  border: 0,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: color.float,
  // Fades where it stands: alerts are also about money.
  animation: `${appear} ${motion.normal}`,
  '::backdrop': { background: color.shade, animation: `${appear} ${motion.normal}` },
})
componentRule(`${dialog} h2`, { fontSize: type.t22, marginBlockEnd: space[2] })

export const actions = componentStyle({ display: 'flex', gap: space[2], marginBlockStart: space[6] })
componentRule(`${actions} > *`, { flex: 1 })

export const requestLine = componentStyle({
  marginBlockStart: space[3],
  fontSize: type.t14,
  color: color.ink2,
  overflowWrap: 'anywhere',
})

/** A way to get help, below the actions. */
export const help = componentStyle({ marginBlockStart: space[3] })
