import type { PurchaseOption } from '../../../../contract/courses.ts'
import type { Offer } from './offer.ts'
import type { OwnCourse } from '../own-course.ts'

/** A course as it is offered today, with the option that the visitor chose. */
export interface Sale {
  readonly course: OwnCourse
  readonly offer: Offer
  /** Undefined for a course that sells no options. */
  readonly option: PurchaseOption | undefined
}
