import { medium, narrow, onlyMedium, tiny, wide } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, radius, space, type } from '#theme/tokens.css.ts'
import { priceClass } from '#ui/content/price.css.ts'
import { meter, scale, unit } from '#ui/pictures/meter.css.ts'

/** Where the picture and the room beside the rule give way to the title. */
const close = '(max-width: 56.25em)'

/** Widths of columns whose words are longer in English: in full rows, in rows without spare columns, and in ranked ones. */
const koreanWidths = {
  '--length': '6rem',
  '--audience': '5.5rem',
  '--access': '6.25rem',
  '--close-length': '5.5rem',
  '--ranked-audience': '7rem',
}
const englishWidths = {
  '--length': '6.5rem',
  '--audience': '6rem',
  '--access': '7.5rem',
  '--close-length': '6rem',
  '--ranked-audience': '9rem',
}

/** Courses as rows that compare: picture, title, the rule, and details in columns; stacked on narrow screens. */
export const rows = screenStyle({
  vars: {
    ...koreanWidths,
    '--columns': '9rem minmax(0, 1fr) 11.5rem 2.25rem var(--length) var(--audience) var(--access) 7.25rem',
    '--unit': '6px',
  },
  borderBlockStart: `1px solid ${color.ink}`,
  selectors: { ':lang(en) &': { vars: englishWidths } },
  '@media': {
    [medium]: { vars: { '--columns': '8rem minmax(0, 1fr) 12rem var(--close-length) 8rem' } },
    [close]: { vars: { '--columns': '6rem minmax(0, 1fr) 10.5rem var(--close-length) 7rem' } },
  },
})
export const head = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  columnGap: space[5],
  alignItems: 'end',
  fontSize: type.t14,
  color: color.ink2,
  paddingBlock: space[2],
  position: 'sticky',
  insetBlockStart: 0,
  background: color.paper,
  zIndex: 2,
  '@media': { [narrow]: { display: 'none' } },
})
screenRule(`${head} ${scale}`, { inlineSize: 'calc(var(--unit) * 25 + 12px)', marginInlineStart: '-4px' })
export const titleHead = screenStyle({ gridColumn: 'span 2' })
export const right = screenStyle({ textAlign: 'end' })
const hiddenOnMedium = { [onlyMedium]: { display: 'none' } } as const
/** Columns that drop on medium widths. */
export const spare = screenStyle({ '@media': hiddenOnMedium })
export const spareRight = screenStyle({ textAlign: 'end', '@media': hiddenOnMedium })
/** Drops on medium widths, and where details do not stand in columns. */
export const spareColumn = screenStyle({ '@media': { ...hiddenOnMedium, [narrow]: { display: 'none !important' } } })

export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  columnGap: space[5],
  alignItems: 'center',
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.line}`,
  position: 'relative',
  ':hover': { background: color.surface, boxShadow: `-1rem 0 ${color.surface}, 1rem 0 ${color.surface}` },
  '@media': {
    [narrow]: {
      gridTemplateColumns: '6.5rem minmax(0, 1fr)',
      gridTemplateAreas: '"picture title" "picture price" "rule rule" "details details"',
      gridTemplateRows: 'auto 1fr',
      gap: `0 ${space[4]}`,
      alignItems: 'start',
    },
  },
})
screenRule(`${row} img`, { borderRadius: radius.control, '@media': { [narrow]: { gridArea: 'picture' } } })
export const title = screenStyle({ '@media': { [narrow]: { gridArea: 'title' } } })
screenRule(`${title} :is(h2, h3)`, { fontSize: type.t18, fontWeight: 650, lineHeight: 1.35 })
screenRule(`${title} :is(h2, h3) a`, { textDecoration: 'none' })
screenRule(`${title} :is(h2, h3) a::after`, { content: '', position: 'absolute', inset: 0 })
screenRule(`${row}:hover ${title} :is(h2, h3) a`, { textDecoration: 'underline' })
screenRule(`${row}:has(${title} :is(h2, h3) a:focus-visible)`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '2px',
})
screenRule(`${title} :is(h2, h3) a:focus-visible`, { outline: 0 })
export const kind = screenStyle({ marginBlockEnd: '2px', display: 'flex', gap: space[3], alignItems: 'center' })
export const summary = screenStyle({
  fontSize: type.t14,
  color: color.ink2,
  lineHeight: 1.5,
  '@media': { [narrow]: { display: 'none' } },
})
screenRule(`${row} ${meter}`, {
  vars: { [unit]: 'var(--unit)' },
  inlineSize: 'calc(var(--unit) * 25 + 1px)',
  '@media': {
    [narrow]: { gridArea: 'rule', vars: { [unit]: '12px' }, inlineSize: '100%', marginBlockStart: space[3] },
  },
})
/** One list of details: columns of the row, or one line below it. */
export const details = screenStyle({
  display: 'contents',
  '@media': {
    [narrow]: {
      gridArea: 'details',
      display: 'flex',
      flexWrap: 'wrap',
      gap: `0 ${space[4]}`,
      fontSize: type.t14,
      paddingBlockStart: space[2],
    },
  },
})
/** Where the facts stand on a line, in place of the bare number beside the rule. */
export const lessons = screenStyle({ '@media': { [wide]: { display: 'none' } } })
screenRule(`${row} ${meter} b`, { '@media': { [narrow]: { display: 'none' } } })
screenRule(`${details} dt`, {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
screenRule(`${details} > [data-labelled] dt`, {
  '@media': {
    [narrow]: { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none', color: color.ink2 },
  },
})
screenRule(`${details} > div`, { '@media': { [narrow]: { display: 'flex', gap: space[1], textAlign: 'start' } } })
screenRule(`${details} dd`, { '@media': { [narrow]: { fontWeight: 600 } } })
screenRule(`${row} ${priceClass}`, {
  '@media': {
    [narrow]: {
      gridArea: 'price',
      flexDirection: 'row',
      alignItems: 'baseline',
      justifyContent: 'flex-start',
      marginBlockStart: space[1],
      gap: space[2],
    },
  },
})
screenRule(`${row} ${priceClass} b`, { '@media': { [narrow]: { fontSize: type.t18 } } })

/** Ranked: a number before the picture, larger units, no summary, access or audience. */
export const ranked = screenStyle({
  vars: {
    '--columns': '2.5rem 6rem minmax(0, 1fr) 15rem 2.25rem var(--length) var(--ranked-audience) 12rem',
    '--unit': '8px',
  },
  borderBlockStart: 0,
  '@media': {
    [medium]: { vars: { '--columns': '2rem 6rem minmax(0, 1fr) 14rem 6rem 10rem' } },
    [close]: { vars: { '--columns': '1.5rem 5rem minmax(0, 1fr) 9rem 7rem', '--unit': '5px' } },
    [narrow]: { borderBlockStart: `1px solid ${color.ink}` },
  },
})
// The length gives way to the title.
screenRule(`${ranked} ${details}, ${ranked} ${head} > ${right}:not(:last-child)`, {
  '@media': { [`${close} and ${wide}`]: { display: 'none' } },
})
screenRule(`${ranked} ${head}`, { position: 'static', borderBlockEnd: `1px solid ${color.ink}` })
screenRule(`${ranked} ${titleHead}`, { gridColumn: 'span 3' })
screenRule(`${ranked} ${row}`, {
  paddingBlock: space[3],
  borderBlockStart: 0,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [narrow]: {
      gridTemplateColumns: '1.5rem 5rem minmax(0, 1fr)',
      gridTemplateAreas: '"rank picture title" "rank picture rule" "rank picture details" "rank picture price"',
      gridTemplateRows: 'auto',
      columnGap: space[3],
      paddingBlock: space[4],
    },
  },
})
screenRule(`${ranked} ${row} img`, { borderRadius: radius.small })
screenRule(`${ranked} ${row} ${meter}`, {
  '@media': {
    [narrow]: { vars: { [unit]: '8px' }, inlineSize: '201px', marginBlock: `${space[2]} ${space[1]}` },
    [tiny]: { vars: { [unit]: '5px' }, inlineSize: '126px' },
  },
})
screenRule(`${ranked} ${details}`, { '@media': { [narrow]: { paddingBlockStart: 0, color: color.ink2 } } })
screenRule(`${ranked} ${priceClass}`, { '@media': { [narrow]: { marginBlockStart: 0 } } })
export const rank = screenStyle({
  fontSize: type.t22,
  fontWeight: 650,
  '@media': { [narrow]: { gridArea: 'rank', lineHeight: 1.2 } },
})
