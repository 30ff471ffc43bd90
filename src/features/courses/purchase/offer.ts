import {
  type Course,
  type CourseSummary,
  defaultMemberType,
  type MemberType,
  type PurchaseOption,
} from '../../../../contract/courses.ts'
import { optionsOf } from '../sale/amounts.ts'
import type { OwnCourse } from '../own-course.ts'

/**
 * What the shop offers on a course's page today: the member is in training, or owns it; it is coming, open to an
 * inquiry, sold here or in a partner's mall; or not yet, no longer, or not today.
 */
export type Offer = 'training' | 'owned' | 'coming' | 'inquiry' | 'sale' | 'mall' | 'early' | 'over' | 'closed'

/** For whom a course's page is: as asked for, unless the course is for the other kind of member alone. */
export function memberTypeOf(
  { individual, group }: Pick<CourseSummary, 'individual' | 'group'>,
  asked: MemberType | undefined,
): MemberType {
  if (asked === 'GRP' && group.is_exist) return 'GRP'
  return defaultMemberType(individual.is_exist)
}

/** Reads the offer from the course's facts; days are `YYYY-MM-DD`. */
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

/** The price that a summary alone may show: none where the page will not name one, or not this one. */
export function knownPrice(summary: CourseSummary, memberType: MemberType, today: string): CourseSummary['price'] {
  return memberType === 'IDV' && summary.opens_on <= today ? summary.price : null
}

/** The option of that number; the first one when there is no such. Undefined for a course that sells none. */
export function chosenOption(course: Course, idx: number | undefined): PurchaseOption | undefined {
  const options = optionsOf(course)
  return options.find((option) => option.idx === idx) ?? options[0]
}
