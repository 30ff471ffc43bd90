import { narrow, print } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, radius, space, type } from '#theme/tokens.css.ts'

/** Menu beside the page; above it on narrow screens. */
export const frame = screenStyle({
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 1fr)',
  minBlockSize: '100dvh',
  '@media': { [narrow]: { display: 'block' }, [print]: { display: 'block' } },
})

export const side = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  padding: space[5],
  background: color.band,
  color: color.onBand,
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: '100dvh',
  '@media': {
    [narrow]: { position: 'static', blockSize: 'auto', padding: `${space[3]} ${space[4]}`, gap: space[2] },
    [print]: { display: 'none' },
  },
})

export const brand = screenStyle({ fontWeight: 700, fontSize: type.t18, textDecoration: 'none' })

/**
 * Scrolls in a low window, so that who is logged in stays in sight below it. On narrow screens it is one row that
 * scrolls.
 */
export const menu = screenStyle({
  display: 'grid',
  gap: space[1],
  flex: '0 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  '@media': {
    [narrow]: {
      display: 'flex',
      overflowX: 'auto',
      overflowY: 'visible',
      flex: 'none',
      marginInline: `calc(-1 * ${space[4]})`,
      paddingInline: space[4],
    },
  },
})
screenRule(`${menu} a`, {
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.75rem',
  paddingInline: space[3],
  borderRadius: radius.control,
  color: color.onBand2,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
})
screenRule(`${menu} a[aria-current=page]`, {
  background: `color-mix(in srgb, ${color.onBand} 14%, transparent)`,
  color: color.onBand,
})
screenRule(`${menu} a:hover`, { color: color.onBand })
screenRule(`${side} :focus-visible`, { outlineColor: color.onBand })

export const person = screenStyle({
  marginBlockStart: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  fontSize: type.t14,
})
// The name stands above language and logout, so that the menu has the height.
screenRule(`${person} > a`, { flexBasis: '100%', '@media': { [narrow]: { flexBasis: 'auto' } } })
screenRule(`${person} button, ${person} a`, {
  color: color.onBand,
  minBlockSize: '2.75rem',
  alignContent: 'center',
  textAlign: 'start',
})

export const page = screenStyle({
  padding: `${space[6]} ${space[8]}`,
  maxInlineSize: '80rem',
  '@media': { [narrow]: { padding: space[4] } },
})
screenRule(`${page} h1`, { fontSize: type.t28 })

export const narrowPage = screenStyle({ display: 'grid', placeItems: 'center', minBlockSize: '100dvh' })
screenRule(`${narrowPage} > *`, { maxInlineSize: '28rem' })
