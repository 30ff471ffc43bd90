import { medium, narrow, onlyMedium, tiny } from '#theme/conditions.ts'
import { screenStyle } from '#theme/layers.css.ts'
import { color, measure, radius, space, touch, type } from '#theme/tokens.css.ts'

export const fields = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: measure.gutter,
  textAlign: 'start',
  '@media': { [medium]: { gap: space[3] }, [narrow]: { gridTemplateColumns: '1fr', gap: space[2] } },
})
export const link = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6.5rem auto',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: `calc(${touch} + .75rem)`,
  paddingInline: space[4],
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  textDecoration: 'none',
  ':hover': { borderColor: color.lineStrong },
  '@media': {
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 6.5rem auto' },
    [tiny]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
})
export const meter = screenStyle({
  '@media': { [onlyMedium]: { display: 'none' }, [tiny]: { display: 'none' } },
})
export const name = screenStyle({ fontSize: type.t16, fontWeight: 600, color: color.ink })
