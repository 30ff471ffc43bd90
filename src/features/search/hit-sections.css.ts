import { medium, narrow } from '#theme/conditions.ts'
import { screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'
import { tabs } from '#ui/controls/tabs.css.ts'

export const section = screenStyle({
  display: 'grid',
  gridTemplateColumns: '13rem minmax(0, 1fr)',
  gap: space[8],
  paddingBlock: `${space[5]} ${space[8]}`,
  borderBlockStart: `1px solid ${color.ink}`,
  selectors: { [`${tabs} + &`]: { borderBlockStart: 0, paddingBlockStart: space[6] } },
  '@media': {
    [medium]: { gridTemplateColumns: '9rem minmax(0, 1fr)' },
    [narrow]: { display: 'block', paddingBlock: space[5] },
  },
})
export const head = screenStyle({
  position: 'sticky',
  insetBlockStart: space[5],
  alignSelf: 'start',
  '@media': {
    [narrow]: {
      position: 'static',
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      marginBlockEnd: space[3],
    },
  },
})
export const count = screenStyle({ fontWeight: 500, fontSize: type.t16, color: color.ink2 })
/** The legend is hidden where the meters are. */
export const legend = screenStyle({ '@media': { [medium]: { display: 'none' } } })
