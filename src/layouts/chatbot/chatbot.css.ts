import { narrow } from '#theme/conditions.ts'
import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { grow } from '#theme/motion.css.ts'
import { color, motion, radius, space, touch, type } from '#theme/tokens.css.ts'

export const chatbot = componentStyle({
  position: 'fixed',
  zIndex: 20,
  inset: 'auto 1.5rem 1.5rem auto',
  inlineSize: '26rem',
  blockSize: 'min(47.5rem, 100dvh - 3rem)',
  padding: 0,
  border: 0,
  background: color.surface,
  color: color.ink,
  borderRadius: radius.card,
  boxShadow: `${color.float}, 0 0 0 1px ${color.line}`,
  overflow: 'hidden',
  // Its button is in this corner, and on narrow screens in the header.
  transformOrigin: '100% 100%',
  animation: `${grow} ${motion.normal}`,
  selectors: {
    '&:popover-open': {
      display: 'grid',
      gridTemplateRows: 'auto minmax(0, 1fr) auto auto auto',
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
  },
  '@media': {
    [narrow]: {
      inset: 0,
      inlineSize: '100%',
      blockSize: '100dvh',
      maxInlineSize: 'none',
      borderRadius: 0,
      transformOrigin: '100% 0',
    },
  },
})
componentRule(`${chatbot} > header`, {
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  padding: `${space[3]} ${space[3]} ${space[3]} ${space[5]}`,
  borderBlockEnd: `1px solid ${color.ink}`,
})
componentRule(`${chatbot} > header > div`, { flex: 1 })
componentRule(`${chatbot} h2`, { fontSize: type.t18 })

export const log = componentStyle({
  gridRow: 2,
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  padding: `${space[4]} ${space[5]}`,
  overflowY: 'auto',
})
export const exchange = componentStyle({ display: 'grid', gap: space[3], scrollMarginBlockStart: space[4] })
export const bubble = componentStyle({
  background: color.sunk,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: `${radius.control} ${radius.control} ${radius.control} 2px`,
  justifySelf: 'start',
  alignSelf: 'flex-start',
  maxInlineSize: '94%',
})
export const question = componentStyle({
  justifySelf: 'end',
  maxInlineSize: '82%',
  padding: `${space[3]} ${space[4]}`,
  background: color.ink,
  color: color.paper,
  borderRadius: `${radius.control} ${radius.control} 2px ${radius.control}`,
  overflowWrap: 'anywhere',
})
export const answer = componentStyle({ display: 'grid', gap: space[2], overflowWrap: 'anywhere' })
export const loading = componentStyle({ blockSize: '4rem' })
export const links = componentStyle({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' })

export const suggestions = componentStyle({
  gridRow: 3,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: `${space[2]} ${space[5]} ${space[3]}`,
  listStyle: 'none',
})
componentRule(`${suggestions} button`, {
  minBlockSize: touch,
  paddingInline: space[3],
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.control,
  background: color.surface,
  fontSize: type.t14,
  fontWeight: 600,
  textAlign: 'start',
})
export const form = componentStyle({ gridRow: 4, margin: `${space[3]} ${space[5]} 0` })
export const privacy = componentStyle({ gridRow: 5, padding: `${space[1]} ${space[5]} ${space[3]}` })
