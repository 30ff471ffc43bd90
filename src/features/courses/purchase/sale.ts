import type { PurchaseOption } from '../../../../contract/course-detail.ts'
import type { Offer } from './offer.ts'
import type { OwnCourse } from '../own-course.ts'

/** A course as offered today, with the chosen option. */
export interface Sale {
  readonly course: OwnCourse
  readonly offer: Offer
  /** Undefined for a course without options. */
  readonly option: PurchaseOption | undefined
}
