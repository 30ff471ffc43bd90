import type * as contract from '../../../contract/accounts/find-password.ts'
import type { HandlersFor } from '../handler.ts'
import changeForgottenPassword from './change-forgotten-password.ts'
import checkPasswordLink from './check-password-link.ts'
import sendOwnPasswordLink from './send-own-password-link.ts'
import sendPasswordLink from './send-password-link.ts'

/** A handler for each call of `contract/accounts/find-password.ts`. */
export const findPasswordHandlers = {
  changeForgottenPassword,
  checkPasswordLink,
  sendOwnPasswordLink,
  sendPasswordLink,
} satisfies HandlersFor<typeof contract>
