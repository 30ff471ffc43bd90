import { narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, radius, space, type } from '#theme/tokens.css.ts'

export const page = screenStyle({ paddingBlock: `${space[8]} ${space[16]}` })

/** The length of the title: a ruler, and the number beside it. */
export const length = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[3],
  marginBlockStart: space[2],
  fontSize: type.t14,
})

/** The frame in which a picture is dropped and shown. */
export const picture = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  padding: space[4],
  minBlockSize: '5rem',
})
screenRule(`${picture} > svg`, { flex: 'none', color: color.ink2 })
screenRule(`${picture} > p`, { flex: '1 1 8rem', overflowWrap: 'anywhere', margin: 0 })
screenRule(`${picture} > img`, {
  flex: 'none',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  objectFit: 'cover',
  borderRadius: radius.small,
})
screenRule(`${picture} small`, { display: 'block', fontSize: type.t14, color: color.ink2 })
screenRule(`${picture}:has(> input:focus-visible)`, { outline: `2px solid ${color.focus}`, outlineOffset: '1px' })
export const isDraggedOver = screenStyle({ borderColor: color.focus, background: color.sunk })

export const format = screenStyle({ fontSize: type.t14, fontWeight: 400, color: color.ink2 })

export const uploaded = screenStyle({ inlineSize: '100%', accentColor: color.ink })

export const send = screenStyle({})
screenRule(`${send} > :first-child`, { minInlineSize: '16rem', '@media': { [narrow]: { flex: '1 0 auto' } } })

export const contactRows = screenStyle({})
// The telephone number is as high as a touch target.
screenRule(`${contactRows} > div`, { alignItems: 'center' })
