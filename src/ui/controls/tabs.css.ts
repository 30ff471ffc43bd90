import { narrow } from '#theme/conditions.ts'
import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, measure, space, touch } from '#theme/tokens.css.ts'

/** Links in a row over a line; the current one is underlined. */
export const tabs = componentStyle({
  display: 'flex',
  gap: space[6],
  borderBlockEnd: `1px solid ${color.lineStrong}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [narrow]: {
      gap: space[5],
      marginInline: `calc(-1 * ${measure.gutter})`,
      paddingInline: measure.gutter,
      // In Chromium, the focus scrolls over padding only where this is set as well.
      scrollPaddingInline: measure.gutter,
    },
  },
})
componentRule(`${tabs} > *`, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minInlineSize: touch,
  gap: space[2],
  minBlockSize: '3.25rem',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  color: color.ink2,
  fontWeight: 500,
})
componentRule(`${tabs} > [aria-current]`, { color: color.ink, fontWeight: 700, boxShadow: `inset 0 -3px ${color.ink}` })
componentRule(`${tabs} > :focus-visible`, { outlineOffset: '-2px' })
