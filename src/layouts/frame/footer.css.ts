import { narrow } from '../../theme/conditions.ts'
import { componentStyle, componentRule } from '../../theme/layers.css.ts'
import { color, radius, space, touch, type } from '../../theme/tokens.css.ts'

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
componentRule(`${footerTop} > a`, { minBlockSize: touch, display: 'inline-flex', alignItems: 'center' })
export const footerBottom = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[12],
  paddingBlock: `${space[8]} ${space[12]}`,
  '@media': { [narrow]: { gridTemplateColumns: '1fr', gap: space[6] } },
})
componentRule(`${footerBottom} dl`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `.1rem ${space[4]}`,
  maxInlineSize: '46rem',
  '@media': { [narrow]: { display: 'grid', gap: space[1] } },
})
componentRule(`${footerBottom} dl > div`, { display: 'flex', gap: space[2] })
componentRule(`${footerBottom} dd`, { color: color.ink })
export const footerLine = componentStyle({
  marginBlockStart: space[4],
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  alignItems: 'center',
})
componentRule(`${footerLine} a`, {
  textDecoration: 'underline',
  minBlockSize: touch,
  display: 'inline-flex',
  alignItems: 'center',
})
export const footerPhone = componentStyle({
  color: color.ink,
  textAlign: 'end',
  '@media': { [narrow]: { textAlign: 'start', order: -1 } },
})
componentRule(`${footerPhone} b`, { display: 'block', fontSize: type.t22, letterSpacing: '-.01em' })

export const family = componentStyle({
  position: 'relative',
  marginInlineStart: 'auto',
  '@media': { [narrow]: { flexBasis: '100%', margin: `${space[2]} 0 0` } },
})
componentRule(`${family} summary`, {
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
componentRule(`${family} ul`, {
  position: 'absolute',
  inset: 'auto 0 calc(100% + .375rem)',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  boxShadow: color.float,
  padding: space[2],
  zIndex: 5,
})
componentRule(`${family} li a`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: touch,
  paddingInline: space[3],
  borderRadius: radius.small,
})
componentRule(`${family} li a:hover`, { background: color.sunk, textDecoration: 'none' })
