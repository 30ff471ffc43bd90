import { medium, narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, touch, type } from '#theme/tokens.css.ts'

export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 29rem',
  gap: space[16],
  alignItems: 'start',
  paddingBlock: `${space[12]} ${space[16]}`,
  '@media': {
    [medium]: { gap: space[8], gridTemplateColumns: 'minmax(0, 1fr) 27rem' },
    [narrow]: { display: 'block', paddingBlockStart: space[8] },
  },
})
/** Without a picture beside it. */
export const single = screenStyle({
  maxInlineSize: '29rem',
  marginInline: 'auto',
  paddingBlock: `${space[12]} ${space[16]}`,
  '@media': { [narrow]: { paddingBlockStart: space[8] } },
})
export const side = screenStyle({ '@media': { [narrow]: { display: 'none' } } })
export const picture = screenStyle({ aspectRatio: '5 / 4' })
export const slogan = screenStyle({
  fontSize: type.t22,
  fontWeight: 700,
  lineHeight: 1.25,
  letterSpacing: '-.02em',
  marginBlock: `${space[5]} ${space[1]}`,
})

export const methods = screenStyle({ display: 'flex' })
screenRule(`${methods} > *`, {
  flex: 1,
  '@media': { [narrow]: { fontSize: type.t14, paddingInline: space[1] } },
})

export const form = screenStyle({ display: 'grid', gap: space[5], marginBlockStart: space[6] })
export const separator = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  color: color.ink2,
  fontSize: type.t14,
  marginBlock: `${space[6]} ${space[4]}`,
  '::before': { content: '""', flex: 1, borderBlockStart: `1px solid ${color.lineStrong}` },
  '::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${color.lineStrong}` },
})

/** The providers' brand colours, the same in both schemes. */
export const kakao = screenStyle({
  background: '#FEE500',
  color: '#191600',
  boxShadow: 'none',
  ':hover': { background: '#F5DC00' },
})
export const google = screenStyle({
  background: '#fff',
  color: '#1F1F1F',
  boxShadow: 'inset 0 0 0 1px #747775',
  ':hover': { background: '#F4F4F4' },
})
export const naver = screenStyle({
  background: '#037B3F',
  color: '#fff',
  boxShadow: 'none',
  ':hover': { background: '#026A36' },
})

const way = { display: 'inline-flex', alignItems: 'center', minBlockSize: touch, fontSize: type.t14 } as const
/** Ways to log in again that are not a login. */
export const other = screenStyle({ ...way, color: color.ink2 })
export const signUp = screenStyle({ ...way, fontWeight: 600 })
