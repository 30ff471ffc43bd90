import type * as contract from '../../../contract/membership.ts'
import type { HandlersFor } from '../handler.ts'
import membership from './membership.ts'

/** A handler for each call of `contract/membership.ts`. */
export const membershipHandlers = { membership } satisfies HandlersFor<typeof contract>
