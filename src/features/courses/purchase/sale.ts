import type { PurchaseOption } from '#contract/courses/course-detail.ts'
import type { OwnCourse } from '../own-course.ts'
import type { Offer } from './offer.ts'

/** Id of the form that chooses the option; buttons outside of it submit it. */
export const optionFormId = 'purchase-option-form'

/** A course as offered today, with the chosen option. */
export interface Sale {
  readonly course: OwnCourse
  readonly offer: Offer
  /** Undefined for groups, for a course without options, and until one of several is chosen. */
  readonly option: PurchaseOption | undefined
  /** Whether an individual still has to choose one of several options. */
  readonly isChoiceMissing: boolean
}
