import type { Course, PurchaseOption } from '../../../../contract/courses.ts'
import type { Offer } from './offer.ts'

/** A course as it is offered today, with the option that the visitor chose. */
export interface Sale {
  readonly course: Course
  readonly offer: Offer
  /** Undefined for a course that sells no options. */
  readonly option: PurchaseOption | undefined
}
