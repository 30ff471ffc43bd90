import { medium, narrow, onlyMedium, tiny } from '../../theme/conditions.ts'
import { screenStyle, screenRule } from '../../theme/layers.css.ts'
import { color, measure, radius, space, touch, type } from '../../theme/tokens.css.ts'
import { categoryLabel } from '../../ui/content/category-label.css.ts'

export const fields = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: measure.gutter,
  textAlign: 'start',
  '@media': { [medium]: { gap: space[3] }, [narrow]: { gridTemplateColumns: '1fr', gap: space[2] } },
})
screenRule(`${fields} a`, {
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
  '@media': {
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 6.5rem auto' },
    [tiny]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
})
screenRule(`${fields} a:hover`, { borderColor: color.lineStrong })
screenRule(`${fields} a > [aria-hidden]`, {
  '@media': { [onlyMedium]: { display: 'none' }, [tiny]: { display: 'none' } },
})
screenRule(`${fields} ${categoryLabel}`, { fontSize: type.t16, fontWeight: 600, color: color.ink })
screenRule(`${fields} small`, { color: color.ink2, whiteSpace: 'nowrap' })
