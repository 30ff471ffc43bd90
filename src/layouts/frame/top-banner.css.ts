import { narrow, short } from '#theme/conditions.ts'
import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

export const band = componentStyle({
  background: color.band,
  color: color.onBand,
  selectors: { '&:has(input:checked), :root[data-banner-closed] &': { display: 'none' } },
})
componentRule(`${band} > div`, {
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '3rem',
  '@media': { [short]: { minBlockSize: 0 } },
})
componentRule(`${band} a`, {
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  textDecoration: 'none',
  flex: 1,
  lineHeight: 1.4,
  '@media': { [narrow]: { gap: space[3] } },
})
componentRule(`${band} img`, {
  flex: 'none',
  inlineSize: '7rem',
  blockSize: '3rem',
  '@media': { [narrow]: { inlineSize: '5.25rem', blockSize: '2.25rem' }, [short]: { display: 'none' } },
})
// Its name alone, on one line, where the page would have no room below it.
componentRule(`${band} a > span`, {
  paddingBlock: space[2],
  textWrap: 'balance',
  '@media': {
    [short]: { paddingBlock: 0, minInlineSize: 0, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
})
componentRule(`${band} a b`, { fontWeight: 600 })
componentRule(`${band} a span span`, {
  color: color.onBand2,
  '@media': { [narrow]: { display: 'block', fontSize: type.t14 }, [short]: { display: 'none' } },
})
componentRule(`${band} label:hover`, { background: '#FFFFFF1F' })
componentRule(`${band} :focus-visible, ${band} label:has(:focus-visible)`, { outline: `2px solid ${color.onBand}` })
