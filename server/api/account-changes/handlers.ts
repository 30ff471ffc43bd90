import type * as contract from '#contract/accounts/account-changes.ts'
import type { HandlersFor } from '../handler.ts'
import accountChange from './account-change.ts'
import undoAccountChange from './undo-account-change.ts'

/** A handler for each call of `contract/accounts/account-changes.ts`. */
export const accountChangesHandlers = { accountChange, undoAccountChange } satisfies HandlersFor<typeof contract>
