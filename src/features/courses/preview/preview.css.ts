import { medium, narrow } from '../../../theme/conditions.ts'
import { screenStyle, screenRule } from '../../../theme/layers.css.ts'
import { color, measure, radius, space, type } from '../../../theme/tokens.css.ts'
import { buttonClass } from '../../../ui/controls/button.css.ts'
import { length, meter, unit } from '../../../ui/pictures/meter.css.ts'
import { picture } from '../../../ui/pictures/picture.css.ts'

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

/** The picture beside the introduction; above it on narrow screens. */
export const introduction = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'start',
  paddingBlockStart: space[16],
  '@media': {
    [medium]: { gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 1fr)', gap: space[8] },
    [narrow]: { display: 'block', paddingBlockStart: space[12] },
  },
})
screenRule(`${introduction} > ${picture}`, { borderRadius: radius.card })
screenRule(`${introduction} > div`, { '@media': { [narrow]: { marginBlockStart: space[5] } } })
screenRule(`${introduction} ${meter}`, {
  vars: { [unit]: '16px' },
  '@media': { [medium]: { vars: { [unit]: `min(14px, (100vw - 2 * ${measure.edge} - 1rem) / ${length})` } } },
})
export const summary = screenStyle({ marginBlock: `${space[1]} ${space[4]}`, color: color.ink2 })
export const free = screenStyle({ fontSize: type.t14, fontWeight: 700, color: color.second })
export const text = screenStyle({ display: 'grid', gap: space[3], marginBlockStart: space[5], maxInlineSize: '42rem' })
