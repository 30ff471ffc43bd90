import { narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, touch, type } from '#theme/tokens.css.ts'
import { monospace } from '../layout/support-frame.css.ts'

/** The copy button at the end of the line of a code. */
export const copy = screenStyle({ marginInlineStart: 'auto' })

export const groupHeading = screenStyle({
  fontSize: type.t22,
  marginBlock: `${space[8]} ${space[2]}`,
  scrollMarginTop: space[4],
})
screenRule(`${groupHeading} small`, { color: color.ink2, fontWeight: 500 })

/** Rows of codes with their messages; on narrow screens the messages stand below code and status. */
export const codesTable = screenStyle({ tableLayout: 'fixed' })
screenRule(`${codesTable} th:nth-child(1)`, { inlineSize: '8.75rem' })
screenRule(`${codesTable} th:nth-child(2)`, { inlineSize: '4rem', textAlign: 'end' })
screenRule(`${codesTable} :is(th, td)`, { verticalAlign: 'top' })
screenRule(`${codesTable} td`, { fontSize: '.9375rem', lineHeight: 1.5 })
screenRule(`${codesTable} th a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  textDecoration: 'underline',
  textDecorationColor: color.lineStrong,
})
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

/** A part of the page about a code. */
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

/** Advice, a numbered line each. */
export const advice = screenStyle({
  display: 'grid',
  gap: space[3],
  paddingInlineStart: '1.5rem',
  listStyle: 'decimal',
})
screenRule(`${advice} li::marker`, { fontWeight: 650 })

export const calls = screenStyle({ marginBlockStart: space[4] })
screenRule(`${calls} code`, { display: 'block', marginBlockStart: space[2], overflowWrap: 'anywhere' })

export const aside = screenStyle({})
screenRule(`${aside} h3`, { fontSize: type.t18 })
screenRule(`${aside} a`, {
  display: 'block',
  minBlockSize: touch,
  paddingBlock: space[2],
  textDecoration: 'none',
})
screenRule(`${aside} li + li`, { borderBlockStart: `1px solid ${color.line}` })
screenRule(`${aside} a:hover code`, { textDecoration: 'underline' })

export const steps = screenStyle({
  borderBlockStart: `1px solid ${color.lineStrong}`,
  marginBlockStart: space[10],
  paddingBlockStart: space[3],
})
