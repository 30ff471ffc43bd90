import { medium, narrow } from '#theme/conditions.ts'
import { screenStyle } from '#theme/layers.css.ts'
import { color, space, touch, type } from '#theme/tokens.css.ts'

export const purchase = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 26rem',
  overflow: 'hidden',
  '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' }, [narrow]: { display: 'block' } },
})
export const contents = screenStyle({ padding: space[8], '@media': { [narrow]: { padding: space[5] } } })
export const remark = screenStyle({ fontSize: type.t14 })

export const buy = screenStyle({
  padding: space[8],
  borderInlineStart: `1px solid ${color.line}`,
  '@media': {
    [narrow]: { padding: space[5], borderInlineStart: 0, borderBlockStart: `1px solid ${color.line}` },
  },
})
export const options = screenStyle({ marginBlockStart: space[4], borderBlockStart: `1px solid ${color.ink}` })
export const option = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: touch,
  borderBlockEnd: `1px solid ${color.line}`,
  textDecoration: 'none',
})
export const optionName = screenStyle({ selectors: { [`${option}:hover &`]: { textDecoration: 'underline' } } })
export const optionPrice = screenStyle({ marginInlineStart: 'auto', fontWeight: 500, whiteSpace: 'nowrap' })

/** Style of a course that is not open yet. */
export const coming = screenStyle({
  display: 'grid',
  gap: space[2],
  padding: space[5],
})
export const comingMeter = screenStyle({ marginBlockStart: space[2] })
export const opening = screenStyle({
  fontSize: type.t28,
  fontWeight: 700,
  letterSpacing: '-.02em',
  lineHeight: 1.25,
  color: color.ink,
})
