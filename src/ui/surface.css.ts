import { keyframes } from '@vanilla-extract/css'
import { calm } from '../theme/conditions.ts'
import { componentStyle, componentRule } from '../theme/layers.css.ts'
import { color, radius, space, type } from '../theme/tokens.css.ts'

/** What holds things: cards, pictures, facts, notes, outlines of what is absent. */
export const card = componentStyle({
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
})
export const cardPadded = componentStyle({ padding: space[6] })

export const picture = componentStyle({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: `var(--tint, ${color.sunk})`,
})

/** Pairs of a name and its value, a hairline between. */
export const facts = componentStyle({ display: 'grid', fontSize: type.t14 })
componentRule(`${facts} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: '.3rem',
  borderBlockEnd: `1px solid ${color.line}`,
})
componentRule(`${facts} > div:last-child`, { border: 0 })
componentRule(`${facts} dt`, { color: color.ink2 })
componentRule(`${facts} dd`, { textAlign: 'end', fontWeight: 500 })

/** Outline of what is not there: coming soon, nothing found. */
export const outline = componentStyle({
  border: `1.5px dashed ${color.lineControl}`,
  borderRadius: radius.card,
  color: color.ink2,
})

export const empty = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[2],
  padding: `${space[16]} ${space[6]}`,
  textAlign: 'center',
})
componentRule(`${empty} > svg`, { inlineSize: '12rem', blockSize: 'auto', color: color.lineControl })
componentRule(`${empty} :is(h1, h2, h3)`, { fontSize: type.t22, marginBlockStart: space[4] })
componentRule(`${empty} p`, { color: color.ink2, maxInlineSize: '30rem', textWrap: 'balance' })

const breathe = keyframes({ to: { opacity: 0.45 } })
/** A solid bar of the size of what is loading. */
export const bone = componentStyle({
  display: 'block',
  background: color.line,
  borderRadius: radius.small,
  blockSize: '1em',
  animation: `${breathe} 1.4s ease-in-out infinite alternate`,
  '@media': { [calm]: { animation: 'none' } },
})

export const note = componentStyle({
  display: 'flex',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.control,
  background: color.sunk,
})
componentRule(`${note} > svg`, { marginBlockStart: '.2rem' })
export const noteError = componentStyle({ background: color.errorTint, color: color.error })
export const noteGood = componentStyle({ background: color.successTint })
export const noteWarning = componentStyle({ background: color.warningTint })

/** A word of advice under a control. */
export const hint = componentStyle({
  display: 'flex',
  gap: space[2],
  alignItems: 'flex-start',
  marginBlockStart: space[2],
  fontSize: type.t14,
  color: color.ink2,
})
componentRule(`${hint} svg`, { marginBlockStart: '.13rem' })
