import { narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'
import { searchBox } from '#ui/controls/search-box.css.ts'

export const heading = screenStyle({
  paddingBlock: `${space[8]} ${space[4]}`,
  '@media': { [narrow]: { paddingBlock: `${space[5]} ${space[3]}` } },
})
screenRule(`${heading} h1`, { overflowWrap: 'anywhere' })
screenRule(`${heading} p`, { color: color.ink2, marginBlockStart: space[1] })
screenRule(`${heading} ${searchBox}`, { marginBlockEnd: space[5] })

export const head = screenStyle({
  paddingBlock: `${space[12]} ${space[8]}`,
  '@media': { [narrow]: { paddingBlockStart: space[6] } },
})
screenRule(`${head} h1 + p`, { marginBlock: `${space[2]} ${space[5]}` })
screenRule(`${head} ${searchBox}`, { maxInlineSize: '40rem' })
screenRule(`${head} h2`, { fontSize: type.t22, marginBlock: `${space[12]} ${space[4]}` })
