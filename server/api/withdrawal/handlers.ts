import type * as contract from '#contract/accounts/withdrawal.ts'
import type { HandlersFor } from '../handler.ts'
import withdraw from './withdraw.ts'
import withdrawalPreview from './withdrawal-preview.ts'
import withdrawalReasons from './withdrawal-reasons.ts'

/** A handler for each call of `contract/accounts/withdrawal.ts`. */
export const withdrawalHandlers = { withdraw, withdrawalPreview, withdrawalReasons } satisfies HandlersFor<
  typeof contract
>
