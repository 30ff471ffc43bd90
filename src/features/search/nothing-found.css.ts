import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space } from '#theme/tokens.css.ts'
import { chipsClass } from '#ui/controls/chips.css.ts'
import { fields } from './field-links.css.ts'

export const noResults = screenStyle({
  paddingBlock: `${space[10]} ${space[12]}`,
  paddingInline: 0,
  marginBlockEnd: space[12],
  borderBlock: `1px solid ${color.line}`,
})
screenRule(`${noResults} > ${fields}`, { inlineSize: '100%', marginBlockStart: space[8] })
screenRule(`${noResults} > ${chipsClass}`, { justifyContent: 'center', marginBlockStart: space[4] })
