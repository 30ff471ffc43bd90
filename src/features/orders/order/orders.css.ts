import { narrowScreen, print } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

/** Column of amounts, with the total emphasized. */
export const sum = screenStyle({ fontVariantNumeric: 'tabular-nums' })
screenRule(`${sum} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: '.3rem',
})
screenRule(`${sum} dt`, { color: color.ink2 })
screenRule(`${sum} dd`, { textAlign: 'end', fontWeight: 500 })
const total = screenStyle({})
/** Rows that look different from the others. */
export const rowLooks = { discount: screenStyle({}), total }
screenRule(`${rowLooks.discount} dd`, { color: color.second })
screenRule(`${sum} > ${total}`, {
  borderBlockStart: `1px solid ${color.ink}`,
  marginBlockStart: space[3],
  paddingBlockStart: space[3],
  alignItems: 'baseline',
})
screenRule(`${total} dt`, { color: color.ink, fontWeight: 600 })
screenRule(`${total} dd`, { fontSize: type.t28, fontWeight: 700, letterSpacing: '-.03em', lineHeight: 1.2 })
screenRule(`${total}:only-child`, { border: 0, margin: 0, padding: 0 })

/** Details of an order. */
export const details = screenStyle({})
screenRule(`${details} > div`, {
  '@media': {
    [print]: {
      gridTemplateColumns: '26mm minmax(0, 1fr)',
      columnGap: '4mm',
      paddingBlock: '1.5mm',
      breakInside: 'avoid',
    },
  },
})
screenRule(`${details} small`, { display: 'block', fontSize: type.t14, fontWeight: 400, color: color.ink2 })
screenRule(`${details} dd > ul`, { fontWeight: 400, color: color.ink2 })

/** Amounts within the details: smaller, with the total as their last line. */
screenRule(`${details} ${sum} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: '.1rem',
  borderBlockEnd: 0,
})
screenRule(`${details} ${sum} > ${total}`, { paddingBlockStart: space[1], marginBlockStart: space[1] })
screenRule(`${details} ${sum} > ${total}:only-child`, { padding: 0, margin: 0 })
screenRule(`${details} ${total} dd`, { fontSize: type.t18, fontWeight: 700, letterSpacing: 0 })
export const vat = screenStyle({ textAlign: 'end' })
screenRule(`${vat} > span`, { display: 'inline-block', marginInlineStart: space[2] })
/** An item, with its amounts beside it. */
export const item = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 16rem)',
  gap: `${space[1]} ${space[6]}`,
  // In print the amounts stand on one line below the name, so that many items fit on a page.
  '@media': {
    [narrowScreen]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [print]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
  },
})
screenRule(`${details} ${item} ${total}`, { borderBlockStartColor: color.lineStrong })
screenRule(`${details} > div:has(> dd > ${item})`, {
  '@media': { [print]: { paddingBlock: '.75mm', lineHeight: 1.25 } },
})
screenRule(`${item} ${sum}`, {
  '@media': { [print]: { display: 'flex', flexWrap: 'wrap', columnGap: space[4] } },
})
screenRule(`${details} ${item} ${sum} > div`, {
  '@media': { [print]: { columnGap: space[1], border: 0, padding: 0, margin: 0 } },
})
screenRule(`${item} > :only-child`, { gridColumn: '1 / -1' })
screenRule(`${details} ${item} ${total} dd`, { fontSize: 'inherit', fontWeight: 600 })

/** Hidden in print: buttons, links and greetings. */
export const screenOnly = screenStyle({ '@media': { [print]: { display: 'none' } } })

/** Receipt, order confirmation or quote, which fits on one page in print. */
export const paper = screenStyle({ '@media': { [print]: { fontSize: '9pt', lineHeight: 1.35 } } })
/** One size for all text but the title and the total. */
screenRule(`${paper} :is(dt, dd, small, p)`, { '@media': { [print]: { fontSize: 'inherit' } } })
screenRule(`${paper} a`, { '@media': { [print]: { textDecoration: 'none' } } })
/** Shown in print only. */
export const paperOnly = screenStyle({ display: 'none', '@media': { [print]: { display: 'block' } } })
export const paperTitle = screenStyle({
  '@media': {
    [print]: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', marginBlockEnd: '4mm' },
  },
})
screenRule(`${paper} ${paperTitle}`, { '@media': { [print]: { fontSize: '18pt' } } })
screenRule(`${paperTitle} > span`, {
  '@media': { [print]: { display: 'flex', alignItems: 'center', fontWeight: 700 } },
})
export const seller = screenStyle({ '@media': { [print]: { marginBlockStart: '5mm', breakInside: 'avoid' } } })
screenRule(`${seller} > dl`, {
  '@media': {
    [print]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '6mm', lineHeight: 1.25 },
  },
})
screenRule(`${seller} > dl > :last-child`, { '@media': { [print]: { gridColumn: '1 / -1' } } })
