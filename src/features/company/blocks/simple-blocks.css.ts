import { medium, narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, measure, radius, space, type } from '#theme/tokens.css.ts'

/** Heading with a sentence. */
export const heading = screenStyle({
  paddingBlock: space[10],
  '@media': { [narrow]: { paddingBlock: space[6] } },
})
/** Large heading, and paragraphs beside it. */
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
export const largeTitle = screenStyle({
  fontSize: type.t48,
  letterSpacing: '-.03em',
  textWrap: 'initial',
  '@media': { [medium]: { fontSize: type.t36 }, [narrow]: { fontSize: type.t28, marginBlockEnd: space[5] } },
})
screenRule(`${largeTitle} > br`, { '@media': { [narrow]: { display: 'none' } } })
/** Text, and the picture beside it; above it on narrow screens. */
export const pictured = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 34rem',
  gap: space[12],
  alignItems: 'center',
  paddingBlockStart: space[10],
  '@media': {
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: space[8] },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5], paddingBlockStart: 0 },
  },
})
export const headingPicture = screenStyle({
  borderRadius: radius.card,
  '@media': {
    [narrow]: {
      order: -1,
      inlineSize: `calc(100% + 2 * ${measure.gutter})`,
      maxInlineSize: 'none',
      marginInline: `calc(-1 * ${measure.gutter})`,
      borderRadius: 0,
    },
  },
})
export const buttons = screenStyle({})
screenRule(`${buttons} > a`, { '@media': { [narrow]: { flex: '1 1 100%' } } })
export const widePicture = screenStyle({
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

/** Points below a text, side by side. */
export const points = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space[5]} ${space[10]}`,
  marginBlock: `${space[6]} ${space[5]}`,
  '@media': { [narrow]: { gridTemplateColumns: '1fr' } },
})
screenRule(`${points} dt`, { fontWeight: 600, marginBlockEnd: space[1] })
screenRule(`${points} dd`, { color: color.ink2 })

export const people = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space[8]} ${space[10]}`,
  '@media': { [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[5] } },
})

export const questions = screenStyle({ borderBlockStart: `1px solid ${color.ink}` })
screenRule(`${questions} > li`, { borderBlockEnd: `1px solid ${color.line}` })
export const question = screenStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '3.75rem',
  paddingBlock: space[2],
})
screenRule(`details[open] > ${question} > svg`, { rotate: '.5turn' })
export const answer = screenStyle({ display: 'grid', gap: space[3], paddingBlockEnd: space[5], maxInlineSize: '42rem' })
