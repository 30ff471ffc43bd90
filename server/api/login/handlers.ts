import type * as contract from '#contract/accounts/login.ts'
import type { HandlersFor } from '../handler.ts'
import identityLogin from './identity-login.ts'
import passwordLogin from './password-login.ts'

/** A handler for each call of `contract/accounts/login.ts`. */
export const loginHandlers = { identityLogin, passwordLogin } satisfies HandlersFor<typeof contract>
