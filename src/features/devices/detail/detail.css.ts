import { medium, narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, measure, radius, space, touch, type } from '#theme/tokens.css.ts'
import { unit } from '#ui/pictures/meter.css.ts'

export const pictureFrame = screenStyle({
  position: 'relative',
  '@media': { [narrow]: { marginInline: `calc(-1 * ${measure.gutter})` } },
})
export const picture = screenStyle({
  borderRadius: radius.card,
  background: color.paper,
  '@media': { [narrow]: { borderRadius: 0 } },
})
/** Style of a device that is out of stock. */
export const outOfStock = screenStyle({
  '::after': {
    content: '',
    position: 'absolute',
    inset: space[5],
    border: `1.5px dashed ${color.lineControl}`,
    borderRadius: radius.card,
  },
})
export const unavailable = screenStyle({ filter: 'grayscale(1)', opacity: 0.25 })

export const section = screenStyle({
  paddingBlockStart: space[10],
  '@media': { [narrow]: { paddingBlockStart: space[8] } },
})
export const courses = screenStyle({ borderBlockStart: `1px solid ${color.ink}` })
export const course = screenStyle({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr) 13rem 5.5rem',
  gap: space[4],
  alignItems: 'center',
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [medium]: { gridTemplateColumns: '5rem minmax(0, 1fr) 5.5rem' },
    [narrow]: { gridTemplateColumns: '4.5rem minmax(0, 1fr)', rowGap: 0 },
  },
})
export const coursePicture = screenStyle({ '@media': { [narrow]: { gridRow: 'span 2' } } })
export const courseLink = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touch,
  fontWeight: 600,
  lineHeight: 1.35,
  textDecoration: 'none',
  marginBlock: '-.35rem',
  ':hover': { textDecoration: 'underline' },
})
export const category = screenStyle({ display: 'flex' })
export const courseMeter = screenStyle({ vars: { [unit]: '7px' }, '@media': { [medium]: { display: 'none' } } })
export const courseLength = screenStyle({ textAlign: 'end', '@media': { [narrow]: { textAlign: 'start' } } })

export const guide = screenStyle({ maxInlineSize: '42rem' })
/** Steps on a horizontal line, each at its tick; vertical on narrow screens. */
export const process = screenStyle({
  counterReset: 'step',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': { [narrow]: { display: 'block' } },
})
export const processStep = screenStyle({
  counterIncrement: 'step',
  position: 'relative',
  borderBlockStart: `1px solid ${color.ink}`,
  padding: `${space[3]} ${space[3]} 0 0`,
  fontSize: type.t14,
  color: color.ink2,
  '@media': {
    [narrow]: {
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${color.ink}`,
      padding: `0 0 ${space[4]} ${space[5]}`,
    },
  },
})
screenRule(`${processStep}::before`, {
  content: '',
  position: 'absolute',
  inset: '0 auto auto 0',
  blockSize: '10px',
  borderInlineStart: `1px solid ${color.ink}`,
  '@media': {
    [narrow]: { inlineSize: '12px', blockSize: 0, border: 0, borderBlockStart: `1px solid ${color.ink}` },
  },
})
export const stepName = screenStyle({
  display: 'block',
  color: color.ink,
  fontSize: type.t16,
  fontWeight: 650,
  '::before': { content: 'counter(step) " "', color: color.ink2, fontWeight: 500 },
})

export const notes = screenStyle({ color: color.ink2 })
