import { medium, narrow } from '../../../theme/conditions.ts'
import { screenStyle, screenRule } from '../../../theme/layers.css.ts'
import { color, measure, radius, space, touch, type } from '../../../theme/tokens.css.ts'
import { breadcrumb } from '../../../ui/content/breadcrumb.css.ts'
import { meter, unit } from '../../../ui/pictures/meter.css.ts'
import { picture } from '../../../ui/pictures/picture.css.ts'

export const page = screenStyle({})
screenRule(`${page} > ${breadcrumb}`, { '@media': { [narrow]: { display: 'none' } } })

export const pictureFrame = screenStyle({
  position: 'relative',
  '@media': { [narrow]: { marginInline: `calc(-1 * ${measure.gutter})` } },
})
screenRule(`${pictureFrame} ${picture}`, {
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
screenRule(`${outOfStock} ${picture}`, { filter: 'grayscale(1)', opacity: 0.25 })

export const title = screenStyle({ paddingBlockEnd: space[4] })
screenRule(`${title} h1`, { marginBlockEnd: space[2], fontSize: type.t28 })

export const section = screenStyle({
  paddingBlockStart: space[10],
  '@media': { [narrow]: { paddingBlockStart: space[8] } },
})
screenRule(`${section} > h2`, { marginBlockEnd: space[4] })

export const tableNote = screenStyle({ fontSize: type.t14, color: color.ink2, marginBlockStart: space[3] })

export const courses = screenStyle({ borderBlockStart: `1px solid ${color.ink}` })
screenRule(`${courses} li`, {
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
screenRule(`${courses} img`, { borderRadius: radius.small, '@media': { [narrow]: { gridRow: 'span 2' } } })
screenRule(`${courses} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touch,
  fontWeight: 600,
  lineHeight: 1.35,
  textDecoration: 'none',
  marginBlock: '-.35rem',
})
screenRule(`${courses} a:hover`, { textDecoration: 'underline' })
screenRule(`${courses} div > p`, { display: 'flex' })
screenRule(`${courses} ${meter}`, { vars: { [unit]: '7px' }, '@media': { [medium]: { display: 'none' } } })
screenRule(`${courses} li > p`, { textAlign: 'end', '@media': { [narrow]: { textAlign: 'start' } } })

export const details = screenStyle({ borderBlockStart: `1px solid ${color.ink}` })
screenRule(`${details} > div`, {
  display: 'grid',
  gridTemplateColumns: '12rem minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [narrow]: { gridTemplateColumns: '7rem minmax(0, 1fr)' } },
})
screenRule(`${details} dt`, { color: color.ink2 })
screenRule(`${details} dd`, { fontWeight: 500 })

export const guide = screenStyle({ maxInlineSize: '42rem' })
screenRule(`${guide} p + p`, { marginBlockStart: space[4] })

/** Steps on a horizontal line, each at its tick; vertical on narrow screens. */
export const process = screenStyle({
  counterReset: 'step',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': { [narrow]: { display: 'block' } },
})
screenRule(`${process} li`, {
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
screenRule(`${process} li::before`, {
  content: '',
  position: 'absolute',
  inset: '0 auto auto 0',
  blockSize: '10px',
  borderInlineStart: `1px solid ${color.ink}`,
  '@media': {
    [narrow]: { inlineSize: '12px', blockSize: 0, border: 0, borderBlockStart: `1px solid ${color.ink}` },
  },
})
screenRule(`${process} b`, { display: 'block', color: color.ink, fontSize: type.t16, fontWeight: 650 })
screenRule(`${process} b::before`, { content: 'counter(step) " "', color: color.ink2, fontWeight: 500 })

const listWithDots = { display: 'grid', gap: space[2], paddingInlineStart: '1.1rem', listStyle: 'disc' } as const
export const dots = screenStyle(listWithDots)
export const notes = screenStyle({ ...listWithDots, color: color.ink2 })
screenRule(`:is(${dots}, ${notes}) ::marker`, { color: color.lineControl })
