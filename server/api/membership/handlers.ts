import type * as contract from '../../../contract/accounts/membership.ts'
import type { HandlersFor } from '../handler.ts'
import membership from './membership.ts'
import objectToRestriction from './object-to-restriction.ts'
import objectToTermination from './object-to-termination.ts'
import terminatedMembership from './terminated-membership.ts'

/** A handler for each call of `contract/accounts/membership.ts`. */
export const membershipHandlers = {
  membership,
  objectToRestriction,
  objectToTermination,
  terminatedMembership,
} satisfies HandlersFor<typeof contract>
