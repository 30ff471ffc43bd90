import { medium, narrow } from '../../../theme/conditions.ts'
import { screenStyle, screenRule } from '../../../theme/layers.css.ts'
import { color, radius, space, type } from '../../../theme/tokens.css.ts'
import { buttonClass } from '../../../ui/button.css.ts'
import { length, major, meter, stroke, unit } from '../../../ui/meter.css.ts'
import { picture } from '../../../ui/picture.css.ts'

/** Full-width strip with the course's status. */
export const strip = screenStyle({ background: color.secondTint, borderBlockEnd: `1px solid ${color.second}` })
export const stripComing = screenStyle({ background: color.warningTint, borderBlockEndColor: color.warning })
screenRule(`${strip} > div`, {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[4]}`,
  minBlockSize: '3.5rem',
  paddingBlock: space[2],
})
screenRule(`${strip} > div > svg`, { color: color.second })
screenRule(`${stripComing} > div > svg`, { color: color.warning })
screenRule(`${strip} p`, { flex: 1, minInlineSize: '14rem' })

export const title = screenStyle({ paddingBlock: `${space[8]} ${space[6]}` })
screenRule(`${title} p`, { marginBlockStart: space[1], color: color.ink2 })

export const lesson = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 24rem',
  gap: space[12],
  alignItems: 'start',
  paddingBlockStart: space[6],
  '@media': {
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem', gap: space[8] },
    [narrow]: { display: 'block' },
  },
})
export const about = screenStyle({ '@media': { [narrow]: { marginBlockStart: space[6] } } })
screenRule(`${about} h2`, { fontSize: type.t22, marginBlock: `${space[1]} ${space[3]}` })
screenRule(`${about} > p + p`, { marginBlockStart: space[3] })
export const details = screenStyle({ marginBlock: space[5] })
screenRule(`${about} ${buttonClass} + ${buttonClass}`, { marginBlockStart: space[2] })

export const introductions = screenStyle({ paddingBlockStart: space[16] })
screenRule(`${introductions} > h2`, { marginBlockEnd: space[6] })

/** Scale factor of a page 1,200 pixels wide, by the available width. */
const shrink = {
  full: { zoom: 0.6483, wide: '778px' },
  less: { zoom: 0.52, wide: '625px' },
  half: { zoom: 0.45, wide: '541px' },
  stacked: { zoom: 0.58, wide: '697px' },
  small: { zoom: 0.29, wide: '349px' },
}
const lessRoom = '(max-width: 1247px)'
const noRoomBeside = '(max-width: 1010px)'
const telephone = '390px'

/** Both layouts side by side, each under a meter of its width: one tick is ten pixels. */
export const widths = screenStyle({
  display: 'grid',
  gridTemplateColumns: `${shrink.full.wide} ${telephone}`,
  gap: '32px',
  alignItems: 'start',
  '@media': {
    [lessRoom]: { gridTemplateColumns: `${shrink.less.wide} ${telephone}` },
    [medium]: { gridTemplateColumns: `${shrink.half.wide} ${telephone}` },
    [noRoomBeside]: { gridTemplateColumns: shrink.stacked.wide },
    [narrow]: { gridTemplateColumns: `min(100%, ${shrink.small.wide})` },
  },
})
screenRule(`${widths} > figure:last-child`, { maxInlineSize: telephone })
screenRule(`${widths} > figure`, { minInlineSize: 0 })
screenRule(`${widths} figcaption`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  marginBlockEnd: space[2],
})
screenRule(`${widths} figcaption b`, { fontWeight: 650 })
screenRule(`${widths} figcaption span`, { fontSize: type.t14, color: color.ink2 })
screenRule(`${widths} > figure > ${meter}`, { borderColor: 'transparent' })
export const frame = screenStyle({
  background: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderBlockStart: 0,
  borderRadius: `0 0 ${radius.card} ${radius.card}`,
  overflow: 'hidden',
})

/** A page 1,200 pixels wide, scaled down. */
export const shrunk = screenStyle({
  zoom: shrink.full.zoom,
  inlineSize: '1198px',
  '@media': {
    [lessRoom]: { zoom: shrink.less.zoom },
    [medium]: { zoom: shrink.half.zoom },
    [noRoomBeside]: { zoom: shrink.stacked.zoom },
    [narrow]: { zoom: shrink.small.zoom },
  },
})
// Ticks one pixel wide would vanish at this scale.
const ticks = (every: string, height: string) =>
  `repeating-linear-gradient(90deg, ${stroke} 0 2px, #0000 2px ${every}) 0 100% / 100% ${height} no-repeat`
screenRule(`${shrunk} ${meter}::after`, {
  borderBlockEndWidth: '2px',
  background: `${ticks(`calc(${major} * ${unit})`, '19px')}, ${ticks(unit, '11px')}`,
})

export const sheet = screenStyle({})
screenRule(`${sheet} h4`, { fontSize: type.t22, marginBlockEnd: space[3] })
screenRule(`${sheet} p + p`, { marginBlockStart: space[3] })
export const free = screenStyle({ fontSize: type.t14, fontWeight: 700, color: color.second })

export const desktop = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 26rem',
  gridTemplateRows: 'auto auto 1fr',
  gap: `${space[6]} ${space[12]}`,
  padding: space[10],
})
screenRule(`${desktop} > :first-child`, { gridColumn: '1 / -1' })
screenRule(`${desktop} h3`, { fontSize: '2.25rem', marginBlock: space[2] })
screenRule(`${desktop} ${picture}`, {
  gridRow: '2 / 4',
  gridColumn: 1,
  borderRadius: radius.card,
  aspectRatio: '3 / 2',
})
screenRule(`${desktop} ${meter}`, { vars: { [unit]: '16px' }, blockSize: '20px' })

export const mobile = screenStyle({ display: 'flex', flexDirection: 'column' })
screenRule(`${mobile} > div`, { padding: space[5] })
screenRule(`${mobile} > div:nth-last-child(2)`, { paddingBlockEnd: 0 })
screenRule(`${mobile} ${picture}`, { order: -1 })
screenRule(`${mobile} h3`, { fontSize: '1.5rem', marginBlock: space[1] })
screenRule(`${mobile} ${meter}`, { vars: { [unit]: `min(18px, 250px / ${length})` } })
export const summary = screenStyle({ color: color.ink2 })
