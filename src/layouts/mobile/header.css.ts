import { short, tiny } from '#theme/conditions.ts'
import { componentRule, componentStyle, screenStyle } from '#theme/layers.css.ts'
import { grow } from '#theme/motion.css.ts'
import { color, measure, motion, radius, space, touch, type } from '#theme/tokens.css.ts'
import { logo } from '../frame/logo.css.ts'

export const bar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  blockSize: '3.5rem',
  paddingInline: `${measure.gutter} .5rem`,
  '@media': {
    [short]: { blockSize: '3rem' },
    // With the text spacing of WCAG 1.4.12 too.
    [tiny]: { paddingInline: `${space[3]} 0` },
  },
})
componentRule(`${bar} ${logo}`, {
  marginInlineEnd: 'auto',
  fontSize: '1.375rem',
  '@media': { [tiny]: { fontSize: type.t16 } },
})
componentRule(`${bar} ${logo} > i`, { blockSize: '1.5rem', maxInlineSize: '8rem' })

/** Icon above its word; on the narrowest phones the icon alone is seen. */
export const chatbot = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minInlineSize: touch,
  minBlockSize: touch,
  paddingInline: space[1],
  borderRadius: radius.control,
  fontSize: type.t14,
  lineHeight: 1.2,
})
export const chatbotWord = componentStyle({
  '@media': {
    [tiny]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})

export const basket = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  textDecoration: 'none',
  minInlineSize: touch,
  minBlockSize: touch,
  color: color.ink,
})

/** The menu covers the whole screen. */
export const sheet = componentStyle({
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  padding: 0,
  border: 0,
  background: color.surface,
  color: color.ink,
  overflowY: 'auto',
  // The menu's button is in this corner.
  transformOrigin: '100% 0',
  animation: `${grow} ${motion.normal}`,
})
export const sheetHead = componentStyle({
  borderBlockEnd: `1px solid ${color.line}`,
  position: 'sticky',
  insetBlockStart: 0,
  background: color.surface,
  zIndex: 1,
})
export const body = componentStyle({ paddingInline: measure.gutter })
componentRule(`${body} > a, ${body} > details > summary`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '3.5rem',
  fontSize: type.t18,
  fontWeight: 600,
  textDecoration: 'none',
  borderBlockEnd: `1px solid ${color.line}`,
})
componentRule(`${body} > details`, { borderBlockEnd: `1px solid ${color.line}` })
componentRule(`${body} > details[open]`, { paddingBlockEnd: space[4] })
componentRule(`${body} > details > summary`, { border: 0 })
componentRule(`${body} > details[open] > summary svg`, { rotate: '.5turn' })

export const account = componentStyle({
  paddingBlock: space[5],
  borderBlockEnd: `1px solid ${color.line}`,
  display: 'grid',
  gap: space[4],
})
/** Two buttons of the same width. */
export const accountActions = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
})

export const memberTypeSwitch = screenStyle({ display: 'flex', marginBlockEnd: space[2] })
componentRule(`${memberTypeSwitch} > *`, { flex: 1 })

export const groupSummary = componentStyle({
  display: 'grid',
  gridTemplateColumns: '8rem 1fr auto',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '3rem',
})
export const groupCourses = componentStyle({ paddingInlineStart: '1.125rem', marginBlockEnd: space[2] })
export const groupLink = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: touch,
  textDecoration: 'none',
})
export const groupName = componentStyle({ fontSize: type.t16, color: 'inherit' })
export const language = componentStyle({ paddingBlock: space[5] })
