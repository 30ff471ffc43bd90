import * as contract from '#contract/accounts/identity-verification.ts'
import { paths } from '#contract/addresses/paths.ts'
import { notFound } from '#server/lib/any-call-errors.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'
import { openVerification } from './open-verification.ts'
import { refreshVerification, statusAt } from './verification.ts'

/** A handler for each call of `contract/accounts/identity-verification.ts`. */
export const identityVerificationHandlers = {
  identityVerificationStatus: defineHandler(contract.identityVerificationStatus, async (call) => {
    const verification = await refreshVerification(call, call.caller, call.params.idfc_id)
    // The same answer for an unknown number and for one of another browser, so that nothing is revealed.
    if (!verification) throw notFound('identity verification')
    return {
      content: {
        status: statusAt(verification, call.clock.now()),
        expires_at: verification.expiresAt.toISOString(),
      },
    }
  }),
  openIdentityPage: defineHandler(contract.openIdentityPage, async (call) => ({
    content: await openVerification(call, call.caller, {
      method: 'CIVS',
      purpose: call.body.purpose,
      returnPath: call.body.return_url,
    }),
  })),
  openIdentityPopup: defineHandler(contract.openIdentityPopup, async (call) => ({
    content: await openVerification(call, call.caller, {
      method: 'OACX',
      purpose: call.params.purpose,
      returnPath: paths.identityReturn(),
    }),
  })),
} satisfies HandlersFor<typeof contract>
