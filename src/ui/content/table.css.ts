import { type RecipeVariants, recipe } from '@vanilla-extract/recipes'
import { narrow, tiny } from '#theme/conditions.ts'
import { componentRule, componentStyle, inComponents } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

export const table = componentStyle({})
componentRule(`${table} :is(th, td)`, {
  padding: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  verticalAlign: 'middle',
  '@media': { [narrow]: { paddingInline: space[2] }, [tiny]: { paddingInline: space[1], fontSize: type.t14 } },
})
componentRule(`${table} :is(th, td):first-child`, { paddingInlineStart: 0 })
componentRule(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 })
componentRule(`${table} thead th`, {
  fontSize: type.t14,
  color: color.ink2,
  borderBlockEndColor: color.ink,
  paddingBlock: space[2],
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { whiteSpace: 'normal' } },
})
componentRule(`${table} a`, { textDecoration: 'none', fontWeight: 500 })
componentRule(`${table} a:hover`, { textDecoration: 'underline' })

export const tableCell = recipe({
  variants: {
    align: { end: inComponents({ textAlign: 'end' }) },
    /** Figures of one width, on one line. */
    numeric: { true: inComponents({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }) },
    muted: { true: inComponents({ color: color.ink2 }) },
    strong: { true: inComponents({ fontWeight: 600 }) },
  },
})
export type TableCellVariants = NonNullable<RecipeVariants<typeof tableCell>>
