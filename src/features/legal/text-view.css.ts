import { medium, narrow, print } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'
import { tagClass } from '#ui/content/tag.css.ts'

/** Table of contents beside the text; above it on narrow screens, hidden in print. */
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: '17rem minmax(0, 44rem)',
  gap: space[16],
  alignItems: 'start',
  paddingBlockStart: space[10],
  '@media': {
    [medium]: { gap: space[10] },
    [narrow]: { display: 'block', paddingBlockStart: space[6] },
    [print]: { display: 'block', paddingBlockStart: space[4] },
  },
})

export const chapter = screenStyle({ selectors: { '& + &': { paddingBlockStart: space[12] } } })
export const chapterTitle = screenStyle({
  paddingBlockEnd: space[3],
  marginBlockEnd: space[6],
  borderBlockEnd: `1px solid ${color.ink}`,
  '@media': { [print]: { fontSize: type.t18, breakAfter: 'avoid' } },
})

export const article = screenStyle({
  selectors: { '& + &': { paddingBlockStart: space[10] } },
  '@media': {
    [narrow]: { selectors: { '& + &': { paddingBlockStart: space[8] } } },
    [print]: { selectors: { '& + &': { paddingBlockStart: space[5] } } },
  },
})

export const articleTitle = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginBlockEnd: space[3],
  '@media': { [print]: { breakAfter: 'avoid' } },
})
screenRule(`${articleTitle} :is(h2, h3)`, { fontSize: type.t22, '@media': { [print]: { fontSize: type.t16 } } })
screenRule(`${articleTitle} ${tagClass}`, { textDecoration: 'none', '@media': { [print]: { display: 'none' } } })
