import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, radius, space, touch } from '#theme/tokens.css.ts'

export const searchBox = componentStyle({
  display: 'flex',
  alignItems: 'center',
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.control,
  background: color.surface,
  ':focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
})
componentRule(`${searchBox} input`, {
  flex: 1,
  minInlineSize: 0,
  minBlockSize: touch,
  paddingInline: `${space[4]} 0`,
  border: 0,
  background: 'none',
  outline: 0,
  textOverflow: 'ellipsis',
})
componentRule(`${searchBox} input::placeholder`, { color: color.ink2, opacity: 1 })
