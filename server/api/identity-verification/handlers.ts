import type * as contract from '../../../contract/accounts/identity-verification.ts'
import type { HandlersFor } from '../handler.ts'
import identityVerificationStatus from './identity-verification-status.ts'
import openIdentityPage from './open-identity-page.ts'
import openIdentityPopup from './open-identity-popup.ts'

/** A handler for each call of `contract/accounts/identity-verification.ts`. */
export const identityVerificationHandlers = {
  identityVerificationStatus,
  openIdentityPage,
  openIdentityPopup,
} satisfies HandlersFor<typeof contract>
