import type * as contract from '../../../contract/profile.ts'
import type { HandlersFor } from '../handler.ts'
import profile from './profile.ts'
import verifyPassword from './verify-password.ts'

/** A handler for each call of `contract/profile.ts`. */
export const profileHandlers = { profile, verifyPassword } satisfies HandlersFor<typeof contract>
