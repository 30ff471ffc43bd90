import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, radius, space, touch, type } from '#theme/tokens.css.ts'
import { searchBox } from '#ui/controls/search-box.css.ts'

export const list = componentStyle({
  position: 'absolute',
  insetBlockStart: 'calc(100% + .375rem)',
  insetInlineEnd: 0,
  inlineSize: 'max(100%, 24rem)',
  maxInlineSize: 'calc(100vw - 2 * 1.25rem)',
  maxBlockSize: 'min(28rem, 60vh)',
  overflowY: 'auto',
  zIndex: 2,
  padding: space[2],
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  boxShadow: color.float,
})
componentRule(`${searchBox}:has(${list})`, { position: 'relative' })
export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: touch,
  paddingInline: space[3],
  paddingBlock: space[2],
  borderRadius: radius.small,
  lineHeight: 1.35,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { background: color.sunk, outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&:hover': { background: color.sunk },
  },
})
export const kind = componentStyle({ flex: 'none', fontSize: type.t14, color: color.ink2 })
