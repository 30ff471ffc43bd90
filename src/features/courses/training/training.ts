import { paths } from '#contract/addresses/paths.ts'
import type { Lesson, PurchaseOption } from '#contract/courses/course-detail.ts'
import type { OwnCourse } from '../own-course.ts'
import { daysBetween } from '../sale/days-between.ts'

/** Progress of a member in a course, for the panel and the bar. */
export interface Training {
  /** Number of lessons, and of finished ones. */
  readonly lessons: number
  readonly done: number
  /** Next lesson; null once all are finished. */
  readonly next: Pick<Lesson, 'number' | 'title' | 'minutes'> | null
  /** Null for access without a time limit. */
  readonly access: Access | null
  /** Path of the page that opens the lesson in the PC client. */
  readonly learnPath: string
  /** Path of the order form for another pass; null when none is on sale. */
  readonly extendHref: string | null
}

interface Access {
  /** Last day, `YYYY-MM-DD`. */
  readonly endsOn: string
  /** Days that are left, with today; 1 on the last one, 0 after it. */
  readonly daysLeft: number
  /** Duration in weeks, and the number of weeks begun. */
  readonly weeks: number
  readonly weeksBegun: number
}

/** Training of the member in a course; undefined when the course has none. Days are `YYYY-MM-DD`. */
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
    learnPath: paths.learn({ course: course.idx, lesson: next?.number ?? 1 }),
    extendHref: pass && course.individual.buy ? paths.order({ course: course.idx, option: pass.idx }) : null,
  }
}

function accessBetween(from: string, until: string, today: string): Access {
  const weeks = Math.ceil((daysBetween(from, until) + 1) / 7)
  const begun = Math.ceil((daysBetween(from, today) + 1) / 7)
  return {
    endsOn: until,
    daysLeft: Math.max(0, daysBetween(today, until) + 1),
    weeks,
    weeksBegun: Math.min(weeks, Math.max(0, begun)),
  }
}
