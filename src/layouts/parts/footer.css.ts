import { narrow } from '../../theme/conditions.ts'
import { part, partRule } from '../../theme/layers.css.ts'
import { color, radius, space, touch, type } from '../../theme/tokens.css.ts'

export const footer = part({
  marginBlockStart: space[24],
  background: color.surface,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: type.t14,
  color: color.ink2,
  '@media': { [narrow]: { marginBlockStart: space[16] } },
})
partRule(`${footer} a`, { textDecoration: 'none' })
partRule(`${footer} a:hover`, { textDecoration: 'underline' })
export const footerTop = part({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.ink,
  '@media': { [narrow]: { flexWrap: 'wrap', gap: `0 ${space[5]}` } },
})
partRule(`${footerTop} > a`, { minBlockSize: touch, display: 'inline-flex', alignItems: 'center' })
export const footerBottom = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[12],
  paddingBlock: `${space[8]} ${space[12]}`,
  '@media': { [narrow]: { gridTemplateColumns: '1fr', gap: space[6] } },
})
partRule(`${footerBottom} dl`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `.1rem ${space[4]}`,
  maxInlineSize: '46rem',
  '@media': { [narrow]: { display: 'grid', gap: space[1] } },
})
partRule(`${footerBottom} dl > div`, { display: 'flex', gap: space[2] })
partRule(`${footerBottom} dd`, { color: color.ink })
export const footerLine = part({
  marginBlockStart: space[4],
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  alignItems: 'center',
})
partRule(`${footerLine} a`, {
  textDecoration: 'underline',
  minBlockSize: touch,
  display: 'inline-flex',
  alignItems: 'center',
})
export const footerPhone = part({
  color: color.ink,
  textAlign: 'end',
  '@media': { [narrow]: { textAlign: 'start', order: -1 } },
})
partRule(`${footerPhone} b`, { display: 'block', fontSize: type.t22, letterSpacing: '-.01em' })

export const family = part({
  position: 'relative',
  marginInlineStart: 'auto',
  '@media': { [narrow]: { flexBasis: '100%', margin: `${space[2]} 0 0` } },
})
partRule(`${family} summary`, {
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
partRule(`${family} ul`, {
  position: 'absolute',
  inset: 'auto 0 calc(100% + .375rem)',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  boxShadow: color.float,
  padding: space[2],
  zIndex: 5,
})
partRule(`${family} li a`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: touch,
  paddingInline: space[3],
  borderRadius: radius.small,
})
partRule(`${family} li a:hover`, { background: color.sunk, textDecoration: 'none' })
