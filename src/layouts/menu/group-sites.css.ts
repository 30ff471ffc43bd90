import { componentStyle } from '#theme/layers.css.ts'
import { color, radius, space, touch } from '#theme/tokens.css.ts'

/** The open list of sites, above the page. The menu of the phone shows the list in its place instead. */
export const floating = componentStyle({
  position: 'absolute',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  boxShadow: color.float,
  padding: space[2],
})
export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: touch,
  borderRadius: radius.small,
  textDecoration: 'none',
  selectors: {
    [`${floating} &`]: { paddingInline: space[3] },
    [`${floating} &:hover`]: { background: color.sunk, textDecoration: 'none' },
  },
})
