import { narrow } from '../../../theme/conditions.ts'
import { screenStyle, screenRule } from '../../../theme/layers.css.ts'
import { color, radius, space, touch, type } from '../../../theme/tokens.css.ts'
import { monospace } from '../layout/support-frame.css.ts'

export const tools = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginBlockEnd: space[2] })

/** The copy button at the end of the line of a code. */
export const copy = screenStyle({ marginInlineStart: 'auto' })

export const groupHeading = screenStyle({})
screenRule(`h2${groupHeading}`, {
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  fontSize: type.t22,
  marginBlock: `${space[8]} ${space[2]}`,
  scrollMarginTop: space[4],
})
screenRule(`section:first-of-type > h2${groupHeading}`, { marginBlockStart: space[5] })
screenRule(`${groupHeading} small`, { color: color.ink2, fontWeight: 500 })

/** Rows of codes with their messages; blocks on narrow screens. */
export const codesTable = screenStyle({ tableLayout: 'fixed' })
screenRule(`${codesTable} th:nth-child(1)`, { inlineSize: '8.75rem' })
screenRule(`${codesTable} th:nth-child(2)`, { inlineSize: '4rem' })
screenRule(`${codesTable} :is(th, td)`, { verticalAlign: 'top' })
screenRule(`${codesTable} td`, { fontSize: '.9375rem', lineHeight: 1.5 })
screenRule(`${codesTable} tbody th a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  textDecoration: 'underline',
  textDecorationColor: color.lineStrong,
})
screenRule(`${codesTable} code b`, { fontWeight: 500, color: color.ink2 })
screenRule(`${codesTable}, ${codesTable} tbody`, { '@media': { [narrow]: { display: 'block' } } })
screenRule(`${codesTable} thead`, { '@media': { [narrow]: { display: 'none' } } })
screenRule(`${codesTable} tr`, {
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      gap: `2px ${space[3]}`,
      paddingBlock: space[3],
      borderBlockEnd: `1px solid ${color.line}`,
    },
  },
})
screenRule(`${codesTable} :is(tbody th, td)`, { '@media': { [narrow]: { padding: 0, border: 0 } } })
screenRule(`${codesTable} td:nth-child(n + 3)`, { '@media': { [narrow]: { gridColumn: '1 / -1' } } })

export const successCode = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: type.t14,
  fontWeight: 500,
  color: color.success,
})

export const name = screenStyle({})
screenRule(`${name} code`, { font: `650 ${type.t28}/1.25 ${monospace}`, overflowWrap: 'anywhere' })
export const topic = screenStyle({
  borderBlockStart: `1px solid ${color.ink}`,
  marginBlockStart: space[8],
  paddingBlockStart: space[5],
})
screenRule(`${topic} > h3`, { fontSize: type.t18, marginBlockEnd: space[4] })

export const both = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[5],
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
screenRule(`${both} > div`, { display: 'grid', gridTemplateRows: 'auto 1fr', gap: space[1] })
/** Message as a visitor sees it. */
export const customerMessage = screenStyle({
  display: 'grid',
  alignContent: 'start',
  padding: space[5],
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
})

export const script = screenStyle({ counterReset: 'line', display: 'grid', gap: space[3] })
screenRule(`${script} li`, { counterIncrement: 'line', display: 'grid', gridTemplateColumns: '1.5rem 1fr' })
screenRule(`${script} li::before`, { content: 'counter(line)', fontWeight: 650 })

export const appearances = screenStyle({})
screenRule(`${appearances} :is(th, td)`, { verticalAlign: 'top' })
screenRule(`${appearances} b`, { display: 'block', fontWeight: 600 })
screenRule(`${appearances}, ${appearances} :is(tbody, tr, td)`, { '@media': { [narrow]: { display: 'block' } } })
screenRule(`${appearances} thead`, { '@media': { [narrow]: { display: 'none' } } })
screenRule(`${appearances} tr`, {
  '@media': { [narrow]: { paddingBlock: space[3], borderBlockEnd: `1px solid ${color.line}` } },
})
screenRule(`${appearances} td[data-label]::before`, {
  '@media': { [narrow]: { content: 'attr(data-label)', marginInlineEnd: space[3], color: color.ink2 } },
})
screenRule(`${appearances} td`, { '@media': { [narrow]: { padding: '2px 0', border: 0 } } })

export const calls = screenStyle({ display: 'grid', gap: space[2], marginBlockStart: space[4] })
screenRule(`${calls} code`, { display: 'block', overflowWrap: 'anywhere' })

export const aside = screenStyle({})
screenRule(`${aside} h3`, { fontSize: type.t18, marginBlockEnd: space[2] })
screenRule(`${aside} a`, {
  display: 'block',
  minBlockSize: touch,
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
  textDecoration: 'none',
})
screenRule(`${aside} li:last-child a`, { border: 0 })
screenRule(`${aside} a span`, { display: 'block', fontSize: type.t14, lineHeight: 1.45, color: color.ink2 })
screenRule(`${aside} a:hover code`, { textDecoration: 'underline' })

export const steps = screenStyle({
  borderBlockStart: `1px solid ${color.lineStrong}`,
  marginBlockStart: space[10],
  paddingBlockStart: space[3],
})
