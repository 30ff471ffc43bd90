import type { Course, PurchaseOption } from '#contract/courses/course-detail.ts'
import type { CourseSummary, MemberType } from '#contract/courses/courses.ts'
import type { OwnCourse } from '../own-course.ts'
import { optionsOf } from '../sale/amounts.ts'

/**
 * What a course's page offers today: `training` in progress, `owned`, `coming` soon, by `inquiry`, on `sale` here, in a
 * partner's `mall`; or `early` (before its period), `over` (after it) or `closed`.
 */
export type Offer = 'training' | 'owned' | 'coming' | 'inquiry' | 'sale' | 'mall' | 'early' | 'over' | 'closed'

/** Offer of a course on a day (`YYYY-MM-DD`). */
export function offerOf(course: OwnCourse, memberType: MemberType, today: string): Offer {
  const { individual, group, availability } = course
  if (course.is_coming) return 'coming'
  if (memberType === 'IDV' && course.training) return 'training'
  if (memberType === 'IDV' && individual.is_buy) return 'owned'
  if (availability && today > availability.until) return 'over'
  if (availability && today < availability.from) return 'early'
  if (memberType === 'GRP') return group.is_available ? 'inquiry' : 'closed'
  if (course.affiliate_mall) return 'mall'
  return individual.buy ? 'sale' : 'closed'
}

/** Price to show while only the summary is known; null when the page will show none, or another one. */
export function knownPrice(summary: CourseSummary, memberType: MemberType, today: string): CourseSummary['price'] {
  return memberType === 'IDV' && summary.opens_on <= today ? summary.price : null
}

/** Option with this ID, or the only one. Undefined when several can be chosen, or the course has none. */
export function chosenOption(course: Course, idx: number | undefined): PurchaseOption | undefined {
  const options = optionsOf(course)
  return options.length === 1 ? options[0] : options.find((option) => option.idx === idx)
}
