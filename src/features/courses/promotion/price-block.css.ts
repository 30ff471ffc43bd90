import { medium, narrow } from '../../../theme/conditions.ts'
import { screenStyle, screenRule } from '../../../theme/layers.css.ts'
import { color, radius, space, touch, type } from '../../../theme/tokens.css.ts'
import { meter } from '../../../ui/pictures/meter.css.ts'
import { definitionList } from '../../../ui/content/definition-list.css.ts'
import { hint } from '../../../ui/content/hint.css.ts'

export const purchase = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 26rem',
  overflow: 'hidden',
  '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' }, [narrow]: { display: 'block' } },
})
export const contents = screenStyle({ padding: space[8], '@media': { [narrow]: { padding: space[5] } } })
screenRule(`${contents} h2`, { marginBlockEnd: space[5] })
screenRule(`${contents} ${definitionList}`, { fontSize: type.t16 })
screenRule(`${contents} ${definitionList} > div`, { paddingBlock: '.6rem' })
export const remark = screenStyle({ marginBlockStart: space[4], fontSize: type.t14 })

export const buy = screenStyle({
  padding: space[8],
  borderInlineStart: `1px solid ${color.line}`,
  '@media': {
    [narrow]: { padding: space[5], borderInlineStart: 0, borderBlockStart: `1px solid ${color.line}` },
  },
})
screenRule(`${buy} ${hint}`, { marginBlockStart: space[4] })

export const options = screenStyle({ marginBlockStart: space[4], borderBlockStart: `1px solid ${color.ink}` })
screenRule(`${options} a`, {
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: touch,
  borderBlockEnd: `1px solid ${color.line}`,
  textDecoration: 'none',
})
screenRule(`${options} a:hover span`, { textDecoration: 'underline' })
screenRule(`${options} small`, { color: color.ink2 })
screenRule(`${options} b`, { marginInlineStart: 'auto', fontWeight: 500, whiteSpace: 'nowrap' })

export const actions = screenStyle({ display: 'grid', gap: space[2], marginBlockStart: space[6] })
screenRule(`${actions}:empty`, { display: 'none' })

/** Style of a course that is not open yet. */
export const coming = screenStyle({
  display: 'grid',
  gap: space[2],
  padding: space[5],
  border: `1.5px dashed ${color.lineControl}`,
  borderRadius: radius.card,
  color: color.ink2,
})
screenRule(`${coming} ${meter}`, { marginBlockStart: space[2] })
export const opening = screenStyle({
  fontSize: type.t28,
  fontWeight: 700,
  letterSpacing: '-.02em',
  lineHeight: 1.25,
  color: color.ink,
})
