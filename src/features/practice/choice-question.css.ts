import { screenStyle } from '#theme/layers.css.ts'
import { color, radius, space } from '#theme/tokens.css.ts'

export const answers = screenStyle({ display: 'grid', gap: space[2], inlineSize: '100%', maxInlineSize: '30rem' })
export const answer = screenStyle({ inlineSize: '100%', justifyContent: 'flex-start', textAlign: 'start' })
/** An answer in the place of its button, with a mark where it is right or was chosen. */
export const explained = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '3rem',
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.control,
  color: color.ink2,
  selectors: { '&[data-right]': { background: color.successTint, color: color.ink, fontWeight: 600 } },
})
export const mark = screenStyle({ display: 'grid', selectors: { '[data-right] > &': { color: color.success } } })
