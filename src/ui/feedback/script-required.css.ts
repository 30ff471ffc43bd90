import { noScripting } from '#theme/conditions.ts'
import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { space } from '#theme/tokens.css.ts'

/** A row of its own in a grid. */
export const scriptRequired = componentStyle({
  display: 'block',
  gridColumn: '1 / -1',
  marginBlockEnd: space[6],
  textAlign: 'start',
})

// Without scripts nothing goes on: what a page says that it is doing would stay there for ever.
for (const status of ['[role=status]', '* [role=status]']) {
  componentRule(`${scriptRequired} ~ ${status}`, { '@media': { [noScripting]: { display: 'none' } } })
}

/** Above a page that has its own spacing. */
export const above = componentStyle({ paddingBlockStart: space[8], marginBlockEnd: 0 })
