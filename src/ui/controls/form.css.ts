import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, radius, space } from '#theme/tokens.css.ts'

export const label = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  fontWeight: 600,
  marginBlockEnd: space[2],
})

export const input = componentStyle({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '3rem',
  padding: `${space[2]} ${space[4]}`,
  background: color.surface,
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.control,
  appearance: 'none',
  '::placeholder': { color: color.ink2, opacity: 1 },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '1px', borderRadius: radius.control },
})

componentRule(`${input}[readonly]`, { background: color.sunk, borderColor: color.lineStrong })

const chevron =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%237C8288' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m3.5 6 4.5 4.5L12.5 6'/%3E%3C/svg%3E\")"
export const select = componentStyle({
  paddingInlineEnd: '2.75rem',
  textOverflow: 'ellipsis',
  background: `${color.surface} ${chevron} no-repeat right 1rem center / 1rem`,
})
