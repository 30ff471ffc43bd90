import { clip } from '#entities/course/lesson-clip.css.ts'
import { medium, narrow, tiny } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, radius, space, type } from '#theme/tokens.css.ts'
import { buttonClass } from '#ui/controls/button.css.ts'

// Lessons along a vertical meter: one tick per lesson, a major tick every five lessons, free or finished lessons filled.

export const heading = screenStyle({ marginBlockEnd: space[4] })
export const curriculum = screenStyle({ borderBlockStart: `1px solid ${color.line}` })
export const lessons = screenStyle({})
export const otherLessons = screenStyle({})

export const lesson = screenStyle({
  position: 'relative',
  paddingInlineStart: '1.75rem',
  borderBlockEnd: `1px solid ${color.line}`,
  '::before': {
    content: '',
    position: 'absolute',
    inset: '-1px auto 0 0',
    inlineSize: '15px',
    borderInlineStart: `1px solid ${color.ink}`,
    borderBlockStart: `1px solid ${color.ink}`,
  },
})
export const filled = screenStyle({})
screenRule(`${filled}::before`, {
  background: `linear-gradient(${color.second}, ${color.second}) 0 0 / 9px 100% no-repeat`,
})
// Major ticks at lessons 1, 6, 11 and 16. The folded list begins with lesson 9.
screenRule(`${curriculum} > ${lessons} > ${lesson}:nth-child(5n + 1)::before`, { inlineSize: '22px' })
screenRule(`${otherLessons} > ${lessons} > ${lesson}:nth-child(5n + 3)::before`, { inlineSize: '22px' })

export const line = screenStyle({
  display: 'grid',
  gridTemplateColumns: '2.25rem 5.5rem minmax(0, 1fr) 4rem 8.5rem 1.25rem',
  gap: space[3],
  alignItems: 'center',
  paddingBlock: space[2],
  minBlockSize: '4.75rem',
  '@media': {
    [medium]: { gridTemplateColumns: '2rem 4rem minmax(0, 1fr) auto 1.25rem' },
    [narrow]: { gridTemplateColumns: '1.5rem 3.5rem minmax(0, 1fr) auto', gap: space[2], paddingBlock: space[3] },
    [tiny]: { gridTemplateColumns: '1.5rem minmax(0, 1fr) auto' },
  },
})
screenRule(`${line} img`, {
  borderRadius: radius.small,
  inlineSize: '5.5rem',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  '@media': { [medium]: { inlineSize: '4rem' }, [narrow]: { inlineSize: '3.5rem' }, [tiny]: { display: 'none' } },
})
export const number = screenStyle({ textAlign: 'end', paddingInlineEnd: space[2], color: color.ink2 })
export const name = screenStyle({ fontWeight: 600, lineHeight: 1.4 })
export const minutes = screenStyle({
  textAlign: 'end',
  color: color.ink2,
  fontSize: type.t14,
  '@media': { [medium]: { display: 'none' } },
})
export const state = screenStyle({
  justifySelf: 'end',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: type.t14,
  color: color.ink2,
})
screenRule(`${state} ${buttonClass}`, { fontSize: type.t16, color: color.ink })
/** Visible beside the lock icon on wide screens, visually hidden on narrow ones. */
export const lockedText = screenStyle({
  '@media': {
    [narrow]: {
      position: 'absolute',
      inlineSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
export const chevron = screenStyle({ color: color.ink2, '@media': { [narrow]: { display: 'none' } } })
screenRule(`details[open] > ${line} ${chevron}`, { rotate: '.5turn' })

/** The button of a free lesson is outside the summary, so that a click does not also unfold the lesson. */
screenRule(`${lesson} > ${buttonClass}`, {
  position: 'absolute',
  inset: '1.2rem 2rem auto auto',
  '@media': { [narrow]: { inset: '.65rem 0 auto auto' } },
})
/** Space reserved for that button. */
export const room = screenStyle({
  '@media': {
    [medium]: { inlineSize: '5.75rem' },
    [narrow]: { inlineSize: '5rem' },
  },
})

export const text = screenStyle({
  padding: `0 0 ${space[4]} 9.25rem`,
  color: color.ink2,
  '@media': { [medium]: { paddingInlineStart: '7.5rem' }, [narrow]: { paddingInlineStart: '2rem' } },
})
screenRule(`${text} ${clip}`, { marginBlockEnd: space[3], maxInlineSize: '30rem' })
/** The lesson's minutes on narrow screens, which have no column for them. */
export const lateMinutes = screenStyle({
  display: 'none',
  fontSize: type.t14,
  '@media': { [medium]: { display: 'block' } },
})

export const otherLessonsSummary = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '3.5rem',
  fontWeight: 600,
  paddingInlineStart: '1.75rem',
})
screenRule(`${otherLessons}[open] > ${otherLessonsSummary} svg`, { rotate: '.5turn' })

export const pictureSkeleton = screenStyle({
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  '@media': { [tiny]: { display: 'none' } },
})
export const titleSkeleton = screenStyle({ inlineSize: '55%' })
