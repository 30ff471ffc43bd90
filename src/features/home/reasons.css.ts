import { createVar } from '@vanilla-extract/css'
import { medium, narrow } from '#theme/conditions.ts'
import { screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

export const reason = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20rem',
  gap: `${space[4]} ${space[12]}`,
  paddingBlock: space[6],
  borderBlockStart: `1px solid ${color.line}`,
  alignItems: 'center',
  ':first-child': { borderBlockStartColor: color.ink },
  '@media': {
    [medium]: { gridTemplateColumns: '1fr 16rem', gap: space[6] },
    [narrow]: { gridTemplateColumns: '1fr' },
  },
})
export const title = screenStyle({ marginBlockEnd: space[1] })
export const position = createVar()
/** Mark below the meter at the share where refunds end. */
export const limit = screenStyle({
  marginInlineEnd: 'auto',
  marginInlineStart: `calc(${position} - 2.2rem)`,
  color: color.ink,
  fontWeight: 600,
})
/** Above the made-up teams. */
export const exampleLabel = screenStyle({ gridColumn: '1 / -1', fontWeight: 600 })
export const groupPurchase = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: `.35rem ${space[3]}`,
  alignItems: 'center',
  fontSize: type.t14,
})
