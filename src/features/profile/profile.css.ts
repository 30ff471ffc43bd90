import { narrow, print } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, measure, space, touch } from '#theme/tokens.css.ts'

export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: '13rem minmax(0, 1fr)',
  gap: space[12],
  paddingBlock: `${space[10]} ${space[16]}`,
  '@media': {
    [narrow]: { display: 'block', paddingBlockStart: space[5] },
    [print]: { display: 'block', paddingBlock: 0 },
  },
})

export const sections = screenStyle({
  '@media': {
    [narrow]: {
      display: 'flex',
      gap: space[5],
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${measure.gutter})`,
      marginBlockEnd: space[6],
      paddingInline: measure.gutter,
      scrollPaddingInline: measure.gutter,
      borderBlockEnd: `1px solid ${color.lineStrong}`,
    },
    [print]: { display: 'none' },
  },
})
export const sectionLink = screenStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3rem',
  textDecoration: 'none',
  color: color.ink2,
  fontWeight: 500,
  whiteSpace: 'nowrap',
})
screenRule(`${sectionLink}[aria-current]`, {
  color: color.ink,
  fontWeight: 700,
  boxShadow: `inset 3px 0 ${color.ink}`,
  paddingInlineStart: space[4],
  '@media': { [narrow]: { boxShadow: `inset 0 -3px ${color.ink}`, paddingInlineStart: 0 } },
})

export const details = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: space[12],
  marginBlockStart: space[6],
  borderBlockStart: `1px solid ${color.ink}`,
  '@media': { [narrow]: { gridTemplateColumns: '1fr' } },
})
screenRule(`${details} > div`, {
  display: 'grid',
  gridTemplateColumns: '8rem 1fr',
  alignItems: 'center',
  // All rows are as tall as those whose value is a link.
  minBlockSize: `calc(${touch} + 2 * ${space[2]} + 1px)`,
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { gridTemplateColumns: '7rem 1fr' } },
})
screenRule(`${details} dt`, { color: color.ink2 })
screenRule(`${details} dd`, { fontWeight: 500 })
screenRule(`${details} dd svg`, { display: 'inline', verticalAlign: '-2px' })

/** Where the member is logged in. */
export const devices = screenStyle({ borderBlockStart: `1px solid ${color.ink}` })
export const device = screenStyle({
  display: 'grid',
  gridTemplateColumns: '13rem 1fr auto',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '4rem',
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [narrow]: { gridTemplateColumns: '1fr auto' } },
})
export const deviceUse = screenStyle({ '@media': { [narrow]: { gridRow: 2 } } })
