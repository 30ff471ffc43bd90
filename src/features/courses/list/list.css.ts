import { medium, narrow, scripting } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, radius, space, touch, type } from '#theme/tokens.css.ts'
import { segmentedControl } from '#ui/controls/segmented-control.css.ts'

export const bar = screenStyle({
  display: 'flex',
  // `wrap-reverse` puts the tools above the tabs when the row is too narrow, so that the tabs stay on the line.
  flexWrap: 'wrap-reverse',
  alignItems: 'flex-start',
  borderBlockEnd: `1px solid ${color.lineStrong}`,
  '@media': { [narrow]: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'stretch', border: 0 } },
})
export const tabs = screenStyle({
  border: 0,
  flex: '1 0 auto',
  marginBlockEnd: '-1px',
  '@media': { [narrow]: { borderBlockEnd: `1px solid ${color.lineStrong}`, flex: 'none' } },
})
export const tools = screenStyle({
  display: 'flex',
  marginInlineStart: 'auto',
  alignItems: 'center',
  gap: space[3],
  paddingBlockEnd: space[2],
  '@media': { [narrow]: { marginInlineStart: 0, paddingBlock: `${space[4]} 0`, flexWrap: 'wrap' } },
})
export const range = screenStyle({
  fontSize: type.t14,
  color: color.ink2,
  whiteSpace: 'nowrap',
  '@media': { [medium]: { display: 'none' } },
})
export const filters = screenStyle({
  display: 'flex',
  gap: space[3],
  '@media': { [narrow]: { display: 'contents' } },
})
export const search = screenStyle({
  inlineSize: '15rem',
  minBlockSize: '2.875rem',
  '@media': { [medium]: { inlineSize: '13rem' }, [narrow]: { inlineSize: '100%' } },
})
export const sort = screenStyle({ inlineSize: 'auto', minBlockSize: '2.875rem', '@media': { [narrow]: { flex: 1 } } })
screenRule(`${tools} ${segmentedControl} > *`, { paddingInline: space[3] })
/** Only without script: the script submits the form on change. Hidden by CSS, so that hydration moves nothing. */
export const apply = screenStyle({ '@media': { [scripting]: { display: 'none' } } })

export const chips = screenStyle({
  marginBlock: `${space[4]} ${space[3]}`,
  '@media': { [narrow]: { marginBlock: `${space[3]} ${space[2]}` } },
})
/** Further filters, closed until one is chosen. */
export const more = screenStyle({ marginBlockEnd: space[6], '@media': { [narrow]: { marginBlockEnd: space[5] } } })
screenRule(`${more} > summary`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: touch,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
})
screenRule(`${more} > summary::-webkit-details-marker`, { display: 'none' })
screenRule(`${more} > summary small`, { color: color.second, fontWeight: 600 })
export const groups = screenStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space[4],
  marginBlockStart: space[3],
  padding: `${space[5]} ${space[6]}`,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  '@media': { [narrow]: { padding: space[4] } },
})
export const group = screenStyle({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] } },
})
screenRule(`${group} > span`, { fontWeight: 600 })
export const cardGrid = screenStyle({ marginBlockStart: space[6] })

export const pagination = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  marginBlockStart: space[8],
  '@media': { [narrow]: { gridTemplateColumns: '1fr' } },
})
/** Last card: invites visitors to request a course. */
export const missingCard = screenStyle({
  gridRow: 'span 6',
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'start',
  gap: space[3],
  padding: space[6],
})
/** With four cards per row it fills the rest of the last row. */
const fourColumns = '(min-width: 73.5em)'
screenRule(`${missingCard}:nth-child(4n + 2)`, { '@media': { [fourColumns]: { gridColumn: 'span 3' } } })
screenRule(`${missingCard}:nth-child(4n + 3)`, { '@media': { [fourColumns]: { gridColumn: 'span 2' } } })
