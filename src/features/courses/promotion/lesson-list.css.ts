import { medium, narrow } from '../../../theme/conditions.ts'
import { screenStyle, screenRule } from '../../../theme/layers.css.ts'
import { color, space } from '../../../theme/tokens.css.ts'
import { meter } from '../../../ui/meter.css.ts'
import { tagClass } from '../../../ui/tag.css.ts'

export const audience = screenStyle({
  paddingBlockStart: space[20],
  '@media': { [medium]: { gridTemplateColumns: '1fr', gap: space[5] }, [narrow]: { paddingBlockStart: space[16] } },
})
export const recommended = screenStyle({ borderBlockStart: `1px solid ${color.ink}` })
screenRule(`${recommended} li`, {
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
})
screenRule(`${recommended} svg`, { color: color.second, marginBlockStart: '.2rem' })

export const lessons = screenStyle({
  paddingBlock: `${space[16]} ${space[16]}`,
  '@media': {
    [medium]: { gridTemplateColumns: '1fr', gap: space[6] },
    [narrow]: { paddingBlock: `${space[12]} ${space[12]}` },
  },
})
screenRule(`${lessons} ${meter}`, { marginBlock: `${space[5]} ${space[2]}` })
export const free = screenStyle({ color: color.second })

export const list = screenStyle({ columns: 2, columnGap: space[12], '@media': { [narrow]: { columns: 1 } } })
screenRule(`${list} li`, {
  display: 'flex',
  alignItems: 'baseline',
  gap: space[3],
  minBlockSize: '3.25rem',
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  breakInside: 'avoid',
})
screenRule(`${list} li > :first-child`, { flex: 'none', inlineSize: '1.5rem', color: color.ink2 })
screenRule(`${list} b`, { flex: 1, fontWeight: 600 })
screenRule(`${list} ${tagClass}`, { minBlockSize: '1.5rem' })
