import { medium, narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, measure, radius, space, touch, type } from '#theme/tokens.css.ts'
import { segmentedControl } from '#ui/controls/segmented-control.css.ts'

export const bar = screenStyle({
  display: 'flex',
  alignItems: 'flex-end',
  borderBlockEnd: `1px solid ${color.lineStrong}`,
  marginBlockEnd: space[6],
  '@media': { [narrow]: { flexDirection: 'column', alignItems: 'stretch', border: 0 } },
})
export const tabs = screenStyle({
  border: 0,
  flex: 1,
  marginBlockEnd: '-1px',
  '@media': { [narrow]: { borderBlockEnd: `1px solid ${color.lineStrong}`, flex: 'none' } },
})
screenRule(`${bar} ${segmentedControl}`, {
  marginBlockEnd: space[2],
  '@media': { [narrow]: { display: 'flex', marginBlock: `${space[4]} 0` } },
})
screenRule(`${bar} ${segmentedControl} > *`, { '@media': { [narrow]: { flex: 1 } } })

/** Cards share rows (`subgrid`), so that meters and prices align whatever the length of the name. */
export const grid = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: measure.gutter,
  '@media': {
    [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
screenRule(`${grid} > *`, { gridRow: 'span 5', marginBlockEnd: measure.gutter })

export const frame = screenStyle({ display: 'block', position: 'relative', background: color.paper })
export const body = screenStyle({ gridRow: 'span 4', display: 'grid', gridTemplateRows: 'subgrid', padding: space[4] })
export const name = screenStyle({ marginBlockEnd: space[5] })
export const title = screenStyle({ marginBlockEnd: space[1] })
/** As high as the meter that it replaces. */
export const line = screenStyle({
  border: 0,
  borderBlockEnd: `1px solid ${color.lineStrong}`,
  margin: `0 0 ${space[2]}`,
  blockSize: '1px',
})

/** Style of a device that is out of stock. */
export const outOfStock = screenStyle({})
export const unavailable = screenStyle({ filter: 'grayscale(1)', opacity: 0.25 })
screenRule(`${outOfStock} ${frame}::after`, {
  content: '',
  position: 'absolute',
  inset: space[4],
  border: `1.5px dashed ${color.lineControl}`,
  borderRadius: radius.control,
})

export const inquiryCard = screenStyle({
  display: 'grid',
  alignContent: 'end',
  padding: space[6],
  textDecoration: 'none',
  minBlockSize: '14rem',
  ':hover': { borderColor: color.ink },
})
export const inquiryDrawing = screenStyle({
  inlineSize: '9rem',
  marginBlockEnd: space[8],
  color: color.lineControl,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5px',
  strokeDasharray: '5 4',
})
screenRule(`${inquiryDrawing} > path`, { vectorEffect: 'non-scaling-stroke' })
export const inquiryTitle = screenStyle({ fontSize: type.t22, color: color.ink, letterSpacing: '-.02em' })
export const inquiryCardLink = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touch,
  fontWeight: 600,
  color: color.ink,
  textDecoration: 'underline',
  textDecorationColor: color.lineStrong,
})
