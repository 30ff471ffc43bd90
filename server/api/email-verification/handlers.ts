import type * as contract from '../../../contract/accounts/email-verification.ts'
import type { HandlersFor } from '../handler.ts'
import confirmEmail from './confirm-email.ts'
import emailVerificationStatus from './email-verification-status.ts'
import sendEmailVerification from './send-email-verification.ts'

/** A handler for each call of `contract/accounts/email-verification.ts`. */
export const emailVerificationHandlers = {
  confirmEmail,
  emailVerificationStatus,
  sendEmailVerification,
} satisfies HandlersFor<typeof contract>
