import { medium, narrow } from '#theme/conditions.ts'
import { screenStyle } from '#theme/layers.css.ts'
import { color, radius, space } from '#theme/tokens.css.ts'

export const lessons = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: space[8],
  '@media': { [medium]: { gridTemplateColumns: '1fr' } },
})
export const lesson = screenStyle({
  display: 'grid',
  gridTemplateColumns: '6.5rem 1fr auto',
  gap: space[4],
  alignItems: 'center',
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  position: 'relative',
  ':first-child': { borderBlockStart: `1px solid ${color.line}` },
  '@media': {
    // The second column begins with the second lesson.
    [`not ${medium}`]: { selectors: { '&:nth-child(2)': { borderBlockStart: `1px solid ${color.line}` } } },
    [narrow]: { gridTemplateColumns: '5.5rem 1fr auto', gap: space[3] },
  },
})
export const picture = screenStyle({
  borderRadius: radius.small,
  inlineSize: '6.5rem',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  '@media': { [narrow]: { inlineSize: '5.5rem' } },
})
/** Covers the lesson. */
export const link = screenStyle({
  display: 'block',
  fontWeight: 600,
  lineHeight: 1.4,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { [`${lesson}:hover &`]: { textDecoration: 'underline' } },
})
