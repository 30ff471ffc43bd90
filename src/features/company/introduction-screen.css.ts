import { medium, narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, measure, radius, space, type } from '#theme/tokens.css.ts'

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
export const title = screenStyle({
  fontSize: type.t48,
  letterSpacing: '-.03em',
  textWrap: 'initial',
  '@media': { [medium]: { fontSize: type.t36 }, [narrow]: { fontSize: type.t28, marginBlockEnd: space[5] } },
})
screenRule(`${title} > br`, { '@media': { [narrow]: { display: 'none' } } })
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

export const phaseName = screenStyle({ marginInlineEnd: space[2] })
export const fields = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space[6]} ${space[10]}`,
  '@media': {
    [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [narrow]: { gap: space[5] },
  },
})
export const fieldMeter = screenStyle({ marginBlockStart: space[2] })

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
