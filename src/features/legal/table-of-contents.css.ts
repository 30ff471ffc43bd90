import { print } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, touch, type } from '#theme/tokens.css.ts'

/** Sticky beside the text; scrolls on its own when it is longer than the window. */
export const sidebar = screenStyle({
  position: 'sticky',
  insetBlockStart: space[5],
  maxBlockSize: `calc(100dvh - 2 * ${space[5]})`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  // Room for the focus ring of a link at the edge.
  paddingInline: '4px',
  marginInline: '-4px',
  '@media': { [print]: { display: 'none' } },
})
screenRule(`${sidebar} > p`, { fontSize: type.t14, color: color.ink2 })
screenRule(`${sidebar} > ol`, { borderBlockStart: `1px solid ${color.ink}`, marginBlockStart: space[2] })
screenRule(`${sidebar} [aria-current]`, {
  color: color.ink,
  fontWeight: 650,
  boxShadow: `inset 0 -2px ${color.ink}`,
})

export const folded = screenStyle({
  marginBlockEnd: space[6],
  borderBlock: `1px solid ${color.ink}`,
  '@media': { [print]: { display: 'none' } },
})
screenRule(`${folded} > summary`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '3.25rem',
  fontWeight: 600,
})
screenRule(`${folded}[open] > summary svg`, { rotate: '.5turn' })
screenRule(`${folded} > ol`, { paddingBlockEnd: space[2] })

for (const list of [sidebar, folded]) {
  screenRule(`${list} b`, {
    display: 'block',
    paddingBlock: `${space[4]} ${space[1]}`,
    fontSize: type.t14,
    fontWeight: 600,
  })
  screenRule(`${list} a`, {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: touch,
    paddingBlock: space[1],
    lineHeight: 1.3,
    textDecoration: 'none',
    color: color.ink2,
    borderBlockEnd: `1px solid ${color.line}`,
  })
  screenRule(`${list} a:hover`, { color: color.ink, textDecoration: 'underline' })
  screenRule(`${list} a > span:first-child`, { inlineSize: '1.25rem', flex: 'none' })
  screenRule(`${list} em`, {
    marginInlineStart: 'auto',
    flex: 'none',
    fontStyle: 'normal',
    fontSize: type.t14,
    fontWeight: 500,
    color: color.second,
  })
}
