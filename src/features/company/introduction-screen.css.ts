import { medium, narrow } from '../../theme/conditions.ts'
import { screenRule, screenStyle } from '../../theme/layers.css.ts'
import { color, measure, radius, space, type } from '../../theme/tokens.css.ts'
import { meter } from '../../ui/pictures/meter.css.ts'

/** Heading, and two paragraphs beside it. */
export const statement = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 26rem',
  gap: space[12],
  alignItems: 'end',
  paddingBlock: `${space[12]} ${space[10]}`,
  '@media': {
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', gap: space[8] },
    [narrow]: { display: 'block', paddingBlock: space[6] },
  },
})
screenRule(`${statement} h1`, {
  fontSize: type.t48,
  letterSpacing: '-.03em',
  textWrap: 'initial',
  '@media': { [medium]: { fontSize: type.t36 }, [narrow]: { fontSize: type.t28, marginBlockEnd: space[5] } },
})
screenRule(`${statement} h1 br`, { '@media': { [narrow]: { display: 'none' } } })
screenRule(`${statement} p + p`, { marginBlockStart: space[4] })

export const workshop = screenStyle({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 6.4',
  objectFit: 'cover',
  borderRadius: radius.card,
  '@media': {
    [narrow]: {
      inlineSize: `calc(100% + 2 * ${measure.gutter})`,
      maxInlineSize: 'none',
      marginInline: `calc(-1 * ${measure.gutter})`,
      borderRadius: 0,
      aspectRatio: '4 / 3',
      objectPosition: '62% 50%',
    },
  },
})

export const section = screenStyle({
  paddingBlockStart: space[16],
  '@media': { [narrow]: { paddingBlockStart: space[12] } },
})
screenRule(`${section} h2 + p`, { marginBlockStart: space[2] })

/** Four phases below a meter, each as wide as its weeks. */
export const phases = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 4fr) minmax(0, 2fr)',
  '@media': { [narrow]: { display: 'block', marginBlockStart: space[3] } },
})
screenRule(`${phases} li`, {
  position: 'relative',
  padding: `${space[5]} ${space[4]} 0 0`,
  '@media': { [narrow]: { padding: `${space[3]} 0`, borderBlockEnd: `1px solid ${color.line}` } },
})
screenRule(`${phases} li::before`, {
  content: '',
  position: 'absolute',
  inset: '0 auto auto 0',
  blockSize: '14px',
  borderInlineStart: `2px solid ${color.ink}`,
  '@media': { [narrow]: { display: 'none' } },
})
screenRule(`${phases} b`, { fontWeight: 600, marginInlineEnd: space[2] })
screenRule(`${phases} p`, { marginBlockStart: space[1] })

export const fields = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space[6]} ${space[10]}`,
  '@media': {
    [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [narrow]: { gap: space[5] },
  },
})
screenRule(`${fields} ${meter}`, { marginBlockStart: space[2] })

/** Three points about records, side by side. */
export const records = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space[5]} ${space[10]}`,
  marginBlock: `${space[6]} ${space[5]}`,
  '@media': { [narrow]: { gridTemplateColumns: '1fr' } },
})
screenRule(`${records} dt`, { fontWeight: 600, marginBlockEnd: space[1] })
screenRule(`${records} dd`, { color: color.ink2 })
