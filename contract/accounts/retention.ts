import { objectionLimits } from './membership.ts'

/**
 * How long records are kept, in months (specification, section 9). `server/db/retention/rules.ts` says which rows each
 * period holds for.
 */
export const retentionMonths = {
  /** Contracts and payments. */
  contract: 60,
  /** Complaints and how they were settled. */
  complaint: 36,
  /** Communication confirmation data. */
  communication: 12,
  /** Advertising: consents to it that were withdrawn. */
  advertising: 6,
  /** Internet logs. */
  internetLog: 3,
} as const
export type RetentionKind = keyof typeof retentionMonths

/** Days from a termination until the member's data is deleted: until an objection is answered. */
export const terminationErasureDays = objectionLimits.objectDays + objectionLimits.answerDays

/** Days from a withdrawal until the member's data is deleted: enough to report every refund of 7 business days. */
export const withdrawalUndoDays = 14
