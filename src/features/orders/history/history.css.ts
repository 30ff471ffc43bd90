import { createVar } from '@vanilla-extract/css'
import { narrowScreen, print } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

export const orders = screenStyle({ inlineSize: '100%', marginBlock: `${space[6]} ${space[5]}` })
screenRule(`${orders} td small`, { display: 'block', fontWeight: 400 })
screenRule(`${orders} thead`, { '@media': { [narrowScreen]: { display: 'none' } } })
screenRule(`${orders} tr`, {
  '@media': {
    [narrowScreen]: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      gap: `2px ${space[3]}`,
      paddingBlock: space[4],
      borderBlockEnd: `1px solid ${color.line}`,
    },
  },
})
screenRule(`${orders} td`, { '@media': { [narrowScreen]: { border: 0, padding: 0 } } })
screenRule(`${orders} td:nth-child(1)`, { '@media': { [narrowScreen]: { gridRow: 1, fontSize: type.t14 } } })
screenRule(`${orders} td:nth-child(2)`, { '@media': { [narrowScreen]: { gridColumn: '1 / -1', gridRow: 2 } } })
screenRule(`${orders} td:nth-child(3)`, { '@media': { [narrowScreen]: { gridRow: 3, textAlign: 'start' } } })
screenRule(`${orders} td:nth-child(4)`, { '@media': { [narrowScreen]: { gridRow: 1 } } })

/** In a coloured box, whose title has the size of its text. */
export const failureHeading = screenStyle({ fontSize: 'inherit', lineHeight: 'inherit', letterSpacing: 'normal' })
/** Position of the limit on the meter, in percent. */
export const limit = createVar()
/** Labels of a meter's ends and of its limit. */
export const limitCaption = screenStyle({ position: 'relative' })
/** At the limit of a meter and of its caption. */
const atLimit = { position: 'absolute', insetInlineStart: `calc(${limit} * 1%)` } as const
export const limitLabel = screenStyle({ ...atLimit, transform: 'translateX(-50%)' })
export const limitMark = screenStyle({ ...atLimit, insetBlock: '-6px', borderInlineStart: `2px solid ${color.ink}` })

/** An item of the preview, and its refund. */
export const line = screenStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
})
/** Below the name of the item. */
export const rule = screenStyle({ display: 'block' })
export const tools = screenStyle({ marginInlineStart: 'auto' })
export const marked = screenStyle({ position: 'relative' })
/** As wide as its longest label, so that it keeps its width while it waits. */
export const payButton = screenStyle({ maxInlineSize: '22rem' })
export const sinceForm = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
  marginBlockStart: space[5],
  '@media': { [print]: { display: 'none' } },
})
