import { keyframes } from '@vanilla-extract/css'
import { forced } from '../theme/conditions.ts'
import { componentStyle, componentRule } from '../theme/layers.css.ts'
import { color, motion, radius, space, touch, type } from '../theme/tokens.css.ts'

const turn = keyframes({ to: { rotate: '1turn' } })

/** For buttons and for links that act. Add a kind (`main` once a screen) and a size. */
export const button = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: '3rem',
  padding: `${space[2]} ${space[5]}`,
  borderRadius: radius.control,
  fontWeight: 600,
  lineHeight: 1.25,
  textDecoration: 'none',
  textAlign: 'center',
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.lineControl}`,
  transition: `background ${motion.fast}`,
  ':hover': { background: color.sunk },
  '@media': { [forced]: { border: '1px solid' } },
})
componentRule(`${button}:is([disabled], [aria-disabled=true])`, {
  background: color.sunk,
  color: color.ink2,
  boxShadow: 'none',
  cursor: 'not-allowed',
})
componentRule(`${button}[aria-busy=true]`, { cursor: 'progress' })
componentRule(`${button}[aria-busy=true] svg`, { animation: `${turn} 900ms linear infinite` })

export const main = componentStyle({
  background: color.action,
  color: color.onAction,
  boxShadow: 'none',
  ':hover': { background: color.actionPress },
})
/** A strong act that is not the wish of the page. */
export const ink = componentStyle({
  background: color.ink,
  color: color.paper,
  boxShadow: 'none',
  ':hover': { background: color.ink, opacity: 0.88 },
})
export const quiet = componentStyle({ background: 'none', boxShadow: 'none', paddingInline: space[3] })
export const compact = componentStyle({ minBlockSize: touch, paddingInline: space[4] })
export const large = componentStyle({ minBlockSize: '3.5rem', fontSize: type.t18 })
export const whole = componentStyle({ inlineSize: '100%' })

export const iconButton = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: touch,
  blockSize: touch,
  borderRadius: radius.control,
  flex: 'none',
  cursor: 'pointer',
  ':hover': { background: color.sunk },
})

/** A link among text that acts: underlined, with room for a finger. */
export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: touch,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationColor: color.lineStrong,
  ':hover': { textDecorationColor: 'currentcolor' },
})
