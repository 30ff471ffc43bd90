import { narrow } from '../../../theme/conditions.ts'
import { screenStyle, screenRule } from '../../../theme/layers.css.ts'
import { color, space, type } from '../../../theme/tokens.css.ts'

export const heading = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
})
screenRule(`${heading} code`, { fontSize: type.t18, color: color.ink2 })
screenRule(`${heading} p`, { fontSize: type.t14, color: color.ink2 })

/** Rows of states; blocks on narrow screens. */
export const states = screenStyle({})
screenRule(`${states} :is(th, td)`, { verticalAlign: 'top' })
screenRule(`${states} tbody th`, { fontWeight: 400 })
screenRule(`${states} tbody b`, { display: 'block', fontWeight: 600 })
screenRule(`${states} [data-marked] > *`, { background: color.warningTint })
screenRule(`${states} td`, { fontSize: '.9375rem' })
screenRule(`${states}, ${states} :is(thead, tbody, tr, th, td)`, { '@media': { [narrow]: { display: 'block' } } })
screenRule(`${states} thead`, { '@media': { [narrow]: { display: 'none' } } })
screenRule(`${states} tr`, {
  '@media': { [narrow]: { paddingBlock: space[3], borderBlockEnd: `1px solid ${color.line}` } },
})
screenRule(`${states} :is(tbody th, td)`, { '@media': { [narrow]: { padding: '2px 0', border: 0 } } })
screenRule(`${states} td[data-label]::before`, {
  '@media': { [narrow]: { content: 'attr(data-label)', marginInlineEnd: space[3], color: color.ink2 } },
})
screenRule(`${states} [data-marked]`, {
  '@media': {
    [narrow]: { background: color.warningTint, marginInline: `calc(-1 * ${space[3]})`, paddingInline: space[3] },
  },
})

export const tags = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space[1], marginBlockStart: space[1] })

/** Possible next steps with the states that they lead to. */
export const next = screenStyle({ display: 'grid', gap: '2px' })
screenRule(`${next} li`, { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[2] })
screenRule(`${next} em`, { color: color.second, fontStyle: 'italic' })
screenRule(`${next} svg`, { alignSelf: 'center', color: color.ink2 })
screenRule(`${next} a`, { textDecoration: 'underline', textDecorationColor: color.lineStrong, paddingBlock: '4px' })
