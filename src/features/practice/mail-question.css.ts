import { upright } from '#theme/conditions.ts'
import { screenStyle } from '#theme/layers.css.ts'
import { color, radius, space, type } from '#theme/tokens.css.ts'

/** The mail as it lies in the inbox: each part is a button until it is answered. */
export const mail = screenStyle({
  display: 'grid',
  gap: space[1],
  inlineSize: '100%',
  maxInlineSize: '30rem',
  marginInline: 'auto',
  padding: space[3],
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  '@media': { [upright]: { maxInlineSize: 'none' } },
})
export const envelope = screenStyle({
  inlineSize: '3.5rem',
  blockSize: 'auto',
  marginInlineStart: space[3],
  outline: 'none',
})
export const part = screenStyle({
  display: 'block',
  minBlockSize: '2.75rem',
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    'button&:hover': { background: color.sunk },
    'button&[aria-pressed=true]': { background: color.warningTint, boxShadow: `inset 0 0 0 2px ${color.warning}` },
    'button&[aria-disabled=true]': { cursor: 'default', background: 'none' },
    '&[data-sign]': { background: color.warningTint },
    '&[data-part=subject]': { fontSize: type.t18 },
  },
})
export const link = screenStyle({ textDecoration: 'underline' })
export const reason = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[2],
  marginBlockStart: space[1],
  fontSize: type.t14,
})
