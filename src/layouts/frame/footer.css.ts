import { narrow } from '#theme/conditions.ts'
import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, radius, space, touch, type } from '#theme/tokens.css.ts'

export const footer = componentStyle({
  marginBlockStart: space[24],
  background: color.surface,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: type.t14,
  color: color.ink2,
  '@media': { [narrow]: { marginBlockStart: space[16] } },
})
componentRule(`${footer} a`, { textDecoration: 'none' })
componentRule(`${footer} a:hover`, { textDecoration: 'underline' })
export const footerTop = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.ink,
  '@media': { [narrow]: { flexWrap: 'wrap', gap: `0 ${space[5]}` } },
})
export const link = componentStyle({ minBlockSize: touch, display: 'inline-flex', alignItems: 'center' })
export const footerBottom = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[12],
  paddingBlock: `${space[8]} ${space[12]}`,
  '@media': { [narrow]: { gridTemplateColumns: '1fr', gap: space[6] } },
})
export const details = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `.1rem ${space[4]}`,
  maxInlineSize: '46rem',
  '@media': { [narrow]: { display: 'grid', gap: space[1] } },
})
componentRule(`${details} > div`, { display: 'flex', gap: space[2] })
componentRule(`${details} dd`, { color: color.ink })
export const layoutLink = componentStyle({
  selectors: { [`${footer} &`]: { textDecoration: 'underline' } },
  minBlockSize: touch,
  display: 'inline-flex',
  alignItems: 'center',
})
export const footerPhone = componentStyle({
  color: color.ink,
  textAlign: 'end',
  '@media': { [narrow]: { textAlign: 'start', order: -1 } },
})
export const phoneNumber = componentStyle({ display: 'block', fontSize: type.t22, letterSpacing: '-.01em' })

export const family = componentStyle({
  position: 'relative',
  marginInlineStart: 'auto',
  '@media': { [narrow]: { flexBasis: '100%', margin: `${space[2]} 0 0` } },
})
export const familySummary = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[6],
  minInlineSize: '13rem',
  minBlockSize: touch,
  paddingInline: space[4],
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.control,
})
export const familyList = componentStyle({ inset: 'auto 0 calc(100% + .375rem)', zIndex: 5 })
