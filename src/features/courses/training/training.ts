import type { Lesson, PurchaseOption } from '../../../../contract/courses.ts'
import { paths } from '../../../../contract/paths.ts'
import type { OwnCourse } from '../own-course.ts'
import { daysBetween } from '../sale/days-between.ts'

/** How a member stands in a course, as the panel and the bar show it. */
export interface Training {
  /** Lessons of the course, and how many of them are finished. */
  readonly lessons: number
  readonly done: number
  /** The lesson to go on with; null once all are finished. */
  readonly next: Pick<Lesson, 'number' | 'title' | 'minutes'> | null
  /** Null for access without a time limit. */
  readonly access: Access | null
  /** Opens the lesson in the PC client. */
  readonly learnHref: string
  /** The order of another pass; null where none is on sale. */
  readonly extendHref: string | null
}

interface Access {
  /** Last day, `YYYY-MM-DD`. */
  readonly endsOn: string
  /** Days after today; 0 on the last one. */
  readonly daysLeft: number
  /** Length in weeks, and how many of them have begun. */
  readonly weeks: number
  readonly weeksBegun: number
}

/** Reads it from a course that tells of a training; undefined for one that does not. Days are `YYYY-MM-DD`. */
export function trainingOf(course: OwnCourse, option: PurchaseOption | undefined, today: string): Training | undefined {
  const { training } = course
  if (!training) return undefined
  const { detail } = course.curriculum
  const next = detail.find((lesson) => lesson.number === training.next) ?? null
  const pass = option && option.subs_month > 0 ? option : course.individual.option.subscription[0]
  return {
    lessons: detail.length,
    done: training.done,
    next,
    access: training.until === null ? null : accessBetween(training.from, training.until, today),
    learnHref: `practicum://lesson?course=${course.idx}&number=${next?.number ?? 1}`,
    extendHref: pass && course.individual.buy ? paths.order({ course: course.idx, option: pass.idx }) : null,
  }
}

function accessBetween(from: string, until: string, today: string): Access {
  const weeks = Math.ceil((daysBetween(from, until) + 1) / 7)
  const begun = Math.ceil((daysBetween(from, today) + 1) / 7)
  return {
    endsOn: until,
    daysLeft: Math.max(0, daysBetween(today, until)),
    weeks,
    weeksBegun: Math.min(weeks, Math.max(0, begun)),
  }
}
