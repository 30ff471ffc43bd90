import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

export const heading = screenStyle({})
screenRule(`${heading} code`, { fontSize: type.t18, color: color.ink2 })

export const tags = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space[1] })

/** Possible next steps with the states that they lead to. */
export const next = screenStyle({ display: 'grid', gap: '2px' })
screenRule(`${next} li`, { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[2] })
screenRule(`${next} em`, { color: color.second })
screenRule(`${next} svg`, { alignSelf: 'center', color: color.ink2 })
screenRule(`${next} a`, { textDecoration: 'underline', textDecorationColor: color.lineStrong, paddingBlock: '4px' })

/** Editors for the machine, one below the other. */
export const editors = screenStyle({
  display: 'grid',
  gap: space[4],
  marginBlockStart: space[8],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.line}`,
})
