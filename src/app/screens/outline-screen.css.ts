import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'
import { searchBox } from '#ui/controls/search-box.css.ts'
import { cluster } from '#ui/layout/cluster.css.ts'

/** Pages that are a drawing, a few words and the ways on: not found, broken. */
export const page = screenStyle({ paddingBlock: space[20] })
screenRule(`${page} h1`, { fontSize: type.t28, marginBlockStart: space[5] })
screenRule(`${page} > ${cluster.classNames.base}`, { justifyContent: 'center', marginBlockStart: space[4] })
screenRule(`${page} > ${searchBox}`, {
  inlineSize: 'min(100%, 26rem)',
  marginBlockStart: space[4],
  textAlign: 'start',
})

/** What holds up a drawing. */
export const pin = screenStyle({ fill: color.ink, stroke: 'none' })

/** The number that finds a failure in our logs. */
export const requestNumber = screenStyle({})
screenRule(`${page} > ${requestNumber}`, {
  maxInlineSize: 'none',
  columnGap: space[2],
  color: color.ink,
  overflowWrap: 'anywhere',
})
