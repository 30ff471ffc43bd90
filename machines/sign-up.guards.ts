import type { EventObject } from 'xstate'
import * as codes from '../contract/protocol/codes.ts'
import { errorOf, hasFailedWith } from './api-error-data.ts'
import type { SignUpContext, SignUpStep } from './sign-up.data.ts'

interface GuardArgs {
  readonly context: SignUpContext
  readonly event: EventObject
}

/** True for a child under 14 whose guardian has not consented yet. */
function needsGuardian({ identification }: SignUpContext): boolean {
  return identification?.is_under_14 === true && !identification.guardian
}

/** Guards of the sign-up: results that are still missing, and reasons why the server rejected a step. */
export const signUpGuards = {
  lacksConsents: ({ context }: GuardArgs) => context.consents === undefined,
  lacksIdentification: ({ context }: GuardArgs) => context.verifiesIdentity && context.identification === undefined,
  verifiesIdentity: ({ context }: GuardArgs) => context.verifiesIdentity,
  requestsIdentity: ({ context }: GuardArgs) => context.verifiesIdentity && context.requestedStep === 'identity',
  lacksGuardianAgreement: ({ context }: GuardArgs) => needsGuardian(context) && context.guardian === undefined,
  lacksGuardian: ({ context }: GuardArgs) => needsGuardian(context),
  lacksEmail: ({ context }: GuardArgs) => context.email === undefined,
  isReady: ({ context }: GuardArgs, { userid }: { readonly userid: string }) =>
    context.availableUserid === userid && context.humanProof !== undefined,
  isRequestedStep: ({ context }: GuardArgs, { step }: { readonly step: SignUpStep }) => context.requestedStep === step,
  isMember: ({ event }: GuardArgs) => hasFailedWith(event, codes.alreadyRegistered, codes.personHasAccount),
  isIdentificationOver: ({ event }: GuardArgs) =>
    hasFailedWith(event, codes.identityNotVerified, codes.identificationExpired),
  isGuardianMissing: ({ event }: GuardArgs) => hasFailedWith(event, codes.guardianConsentRequired),
  isEmailUnverified: ({ event }: GuardArgs) => hasFailedWith(event, codes.emailNotVerified),
  /** An ID or an email address may be in use; the answer names the field. */
  isUseridRefused: ({ event }: GuardArgs) =>
    hasFailedWith(event, codes.useridInvalid, codes.alreadyInUse) && errorOf(event).field !== 'email',
  isEditionOld: ({ event }: GuardArgs) => hasFailedWith(event, codes.termsOutdated),
}
