import { medium, narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, radius, space, touch, type } from '#theme/tokens.css.ts'
import { searchBox } from '#ui/controls/search-box.css.ts'
import { tabs } from '#ui/controls/tabs.css.ts'
import { meter } from '#ui/pictures/meter.css.ts'

export const monospace = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"

/** Pages of the support area. */
export const page = screenStyle({})
screenRule(`${page} code`, { fontFamily: monospace, fontSize: type.t14, fontWeight: 500, letterSpacing: 0 })
/** Font for Korean on English pages, whose font has no Korean glyphs. */
screenRule(`${page} [lang=ko]`, { fontFamily: "'Shop ko', var(--face)" })
screenRule(`${page} > ${tabs} small`, { fontSize: type.t14, fontWeight: 500 })

export const head = screenStyle({ alignItems: 'end', paddingBlock: `${space[8]} ${space[3]}` })
screenRule(`${head} > ${searchBox}`, {
  flex: '0 1 24rem',
  minInlineSize: 0,
  '@media': { [narrow]: { flexBasis: '100%' } },
})

/** A list beside the selected item. */
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: '16rem minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'start',
  paddingBlockStart: space[6],
  '@media': { [medium]: { display: 'block' } },
})

/** On smaller screens a row that scrolls sideways. */
export const list = screenStyle({
  '@media': {
    [medium]: { display: 'flex', gap: space[1], overflowX: 'auto', padding: '2px', marginBlockEnd: space[6] },
  },
})
screenRule(`${list} > p`, {
  marginBlockEnd: space[2],
  fontSize: type.t14,
  color: color.ink2,
  '@media': { [medium]: { display: 'none' } },
})
screenRule(`${list} > a`, {
  display: 'block',
  flex: '0 0 13rem',
  minBlockSize: touch,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.small,
  textDecoration: 'none',
})
screenRule(`${list} > a:hover`, { background: color.sunk })
screenRule(`${list} > [aria-current]`, { background: color.surface, boxShadow: `inset 0 0 0 1px ${color.lineStrong}` })
screenRule(`${list} code`, { color: color.ink2, overflowWrap: 'anywhere' })
screenRule(`${list} ${meter}`, { borderColor: 'transparent', marginBlock: '4px' })

/** A table whose rows are blocks on narrow screens, with `data-label` in the place of the column's head. */
export const stackedTable = screenStyle({})
screenRule(`${stackedTable} :is(th, td)`, { verticalAlign: 'top' })
screenRule(`${stackedTable} tbody :is(th, td)`, { fontSize: '.9375rem', fontWeight: 400 })
screenRule(`${stackedTable} b`, { display: 'block', fontWeight: 600 })
screenRule(`${stackedTable} [data-marked] > *`, { background: color.warningTint })
screenRule(`${stackedTable}, ${stackedTable} :is(tbody, tr, th, td)`, { '@media': { [narrow]: { display: 'block' } } })
screenRule(`${stackedTable} thead`, { '@media': { [narrow]: { display: 'none' } } })
screenRule(`${stackedTable} tr`, {
  '@media': { [narrow]: { paddingBlock: space[3], borderBlockEnd: `1px solid ${color.line}` } },
})
screenRule(`${stackedTable} :is(tbody th, td)`, { '@media': { [narrow]: { padding: '2px 0', border: 0 } } })
screenRule(`${stackedTable} [data-label]::before`, {
  '@media': { [narrow]: { content: 'attr(data-label)', marginInlineEnd: space[3], color: color.ink2 } },
})

/** Links of a table in several layouts. */
export const variantLinks = screenStyle({ whiteSpace: 'nowrap' })
screenRule(`${variantLinks} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.5rem',
  marginInlineEnd: space[4],
  textDecoration: 'underline',
  textDecorationColor: color.lineStrong,
})
