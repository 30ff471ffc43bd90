import { narrow } from '../../../theme/conditions.ts'
import { screen, screenRule } from '../../../theme/layers.css.ts'
import { color, space, type } from '../../../theme/tokens.css.ts'

/** Amounts under one another, the total large. */
export const sum = screen({ fontVariantNumeric: 'tabular-nums' })
screenRule(`${sum} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: '.3rem',
})
screenRule(`${sum} dt`, { color: color.ink2 })
screenRule(`${sum} dd`, { textAlign: 'end', fontWeight: 500 })
export const total = screen({})
screenRule(`${sum} > ${total}`, {
  borderBlockStart: `1px solid ${color.ink}`,
  marginBlockStart: space[3],
  paddingBlockStart: space[3],
  alignItems: 'baseline',
})
screenRule(`${total} dt`, { color: color.ink, fontWeight: 600 })
screenRule(`${total} dd`, { fontSize: type.t28, fontWeight: 700, letterSpacing: '-.03em', lineHeight: 1.2 })

/** Facts of an order, a hairline between. */
export const facts = screen({ borderBlockStart: `1px solid ${color.ink}` })
screenRule(`${facts} > div`, {
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 1fr)',
  gap: `${space[2]} ${space[6]}`,
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { gridTemplateColumns: '7rem minmax(0, 1fr)', columnGap: space[3] } },
})
screenRule(`${facts} dt`, { color: color.ink2 })
screenRule(`${facts} dd`, { fontWeight: 500 })
screenRule(`${facts} dd small`, { display: 'block', fontSize: type.t14, fontWeight: 400, color: color.ink2 })

/** Buttons in a note, below its words. */
export const noteWays = screen({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[3] })

/** Buttons in a row that may break. */
export const ways = screen({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[8] })
export const centred = screen({ justifyContent: 'center' })
