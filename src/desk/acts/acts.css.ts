import { narrowScreen } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, radius, space, type } from '#theme/tokens.css.ts'

/** The form of an open act, below the buttons. */
export const form = screenStyle({
  padding: space[5],
  background: color.sunk,
  borderRadius: radius.card,
  maxInlineSize: '40rem',
  '@media': { [narrowScreen]: { padding: space[4] } },
})

/** A button whose form is open. */
export const actButtons = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
screenRule(`${actButtons} > [aria-expanded=true]`, { boxShadow: `inset 0 0 0 2px ${color.second}` })
screenRule(`${actButtons}:empty`, { display: 'none' })

/** What was done last. It takes no room before. */
export const doneText = screenStyle({ fontSize: type.t14, color: color.success, ':empty': { position: 'absolute' } })

/** The same with the link to what waits next. */
export const doneRow = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[4]}`,
})
screenRule(`${doneRow}:has(> :only-child:empty)`, { position: 'absolute' })

/** The forms, of which one is open. It takes no room before. */
export const formList = screenStyle({ display: 'grid', gap: space[3] })
screenRule(`${formList}:not(:has(> :not([hidden])))`, { display: 'none' })
