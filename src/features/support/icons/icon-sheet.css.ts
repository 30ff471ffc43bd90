import { narrow } from '../../../theme/conditions.ts'
import { screenStyle, screenRule } from '../../../theme/layers.css.ts'
import { color, space, type } from '../../../theme/tokens.css.ts'
import { meter, scale } from '../../../ui/pictures/meter.css.ts'
import { buttonClass } from '../../../ui/controls/button.css.ts'
import { definitionList } from '../../../ui/content/definition-list.css.ts'

const sixteenth = 'calc((100% - 1px) / 16)'

export const sheet = screenStyle({
  position: 'sticky',
  insetBlockStart: space[6],
  '@media': {
    [narrow]: {
      position: 'static',
      display: 'grid',
      gridTemplateColumns: '8rem 1fr',
      columnGap: space[5],
      alignItems: 'start',
      marginBlockEnd: space[6],
    },
  },
})
/** Grid behind the icon: one square per tick of the meter below. */
export const box = screenStyle({
  aspectRatio: '1',
  marginBlockEnd: space[2],
  background: `repeating-linear-gradient(90deg, ${color.line} 0 1px, #0000 1px ${sixteenth}), repeating-linear-gradient(${color.line} 0 1px, #0000 1px ${sixteenth}), ${color.surface}`,
  '@media': { [narrow]: { margin: 0 } },
})
screenRule(`${box} svg`, { inlineSize: '100%', blockSize: '100%' })
screenRule(`${sheet} > :is(${box}, ${meter}, ${scale})`, { '@media': { [narrow]: { gridColumn: 1 } } })
screenRule(`${sheet} h2`, {
  fontSize: type.t18,
  marginBlock: `${space[5]} ${space[2]}`,
  '@media': { [narrow]: { gridColumn: 2, gridRow: 1, margin: 0 } },
})
screenRule(`${sheet} code`, { font: "500 1.125rem/1.4 ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace" })
screenRule(`${sheet} > ${definitionList}`, {
  '@media': { [narrow]: { gridColumn: 2, gridRow: '1 / span 4', marginBlockStart: space[8] } },
})
screenRule(`${sheet} > ${buttonClass}`, { '@media': { [narrow]: { gridColumn: '1 / -1' } } })

export const sizes = screenStyle({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  marginBlock: space[4],
  '@media': { [narrow]: { gridColumn: '1 / -1' } },
})
screenRule(`${sizes} li`, { display: 'grid', justifyItems: 'center', gap: space[1] })
screenRule(`${sizes} small`, { color: color.ink2 })
