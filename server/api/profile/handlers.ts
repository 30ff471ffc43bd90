import type * as contract from '../../../contract/accounts/profile.ts'
import type { HandlersFor } from '../handler.ts'
import changePassword from './change-password.ts'
import profile from './profile.ts'
import updateProfile from './update-profile.ts'
import verifyPassword from './verify-password.ts'

/** A handler for each call of `contract/accounts/profile.ts`. */
export const profileHandlers = { changePassword, profile, updateProfile, verifyPassword } satisfies HandlersFor<
  typeof contract
>
