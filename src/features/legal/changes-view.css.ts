import { narrowScreen, print } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

/** Number and title of an article, then the two editions. */
export const threeColumns = '11rem minmax(0, 1fr) minmax(0, 1fr)'

export const changes = screenStyle({
  paddingBlockStart: space[10],
  '@media': { [print]: { paddingBlockStart: space[4] } },
})
/** Not by colour alone: removals are struck through, additions underlined. */
screenRule(`${changes} del`, {
  background: color.errorTint,
  color: 'inherit',
  textDecorationColor: color.error,
})
screenRule(`${changes} ins`, {
  background: color.successTint,
  textDecorationColor: color.success,
  textUnderlineOffset: '.2em',
})
screenRule(`${changes} :is(del, ins)`, {
  paddingInline: '2px',
  textDecorationThickness: '1.5px',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
})

export const legend = screenStyle({ display: 'flex', gap: space[3], fontSize: type.t14 })

export const names = screenStyle({
  display: 'grid',
  '@media': { [narrowScreen]: { display: 'none' } },
  gridTemplateColumns: threeColumns,
  borderBlockEnd: `1px solid ${color.ink}`,
  paddingBlock: space[2],
  fontSize: type.t14,
  fontWeight: 500,
  color: color.ink2,
})
screenRule(`${names} > :last-child`, { paddingInlineStart: space[6] })

export const noChanges = screenStyle({
  padding: `${space[12]} ${space[6]}`,
  marginBlockStart: space[8],
  textAlign: 'center',
})
/** Replaces the line of column heads on narrow screens. */
export const list = screenStyle({ '@media': { [narrowScreen]: { borderBlockStart: `1px solid ${color.ink}` } } })
export const unchanged = screenStyle({ marginBlockStart: space[6] })
