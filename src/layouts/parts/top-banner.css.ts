import { narrow } from '../../theme/conditions.ts'
import { part, partRule } from '../../theme/layers.css.ts'
import { color, space, type } from '../../theme/tokens.css.ts'

export const band = part({
  background: color.band,
  color: color.onBand,
  selectors: { '&:has(input:checked), :root[data-banner-closed] &': { display: 'none' } },
})
partRule(`${band} > div`, { display: 'flex', alignItems: 'center', gap: space[4], minBlockSize: '3rem' })
partRule(`${band} a`, { textDecoration: 'none', flex: 1, paddingBlock: space[2], lineHeight: 1.4 })
partRule(`${band} a b`, { fontWeight: 600 })
partRule(`${band} a span`, {
  color: color.onBand2,
  '@media': { [narrow]: { display: 'block', fontSize: type.t14 } },
})
partRule(`${band} label:hover`, { background: '#FFFFFF1F' })
partRule(`${band} :focus-visible, ${band} label:has(:focus-visible)`, { outline: `2px solid ${color.onBand}` })
