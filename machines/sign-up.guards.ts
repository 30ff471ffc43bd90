import * as codes from '../contract/codes.ts'
import { hasCode, toApiErrorData } from './api-error-data.ts'
import type { SignUpContext, SignUpStep } from './sign-up.data.ts'

interface GuardArgs {
  readonly context: SignUpContext
}

/** True for a child under 14 whose guardian has not consented yet. */
function needsGuardian({ identification }: SignUpContext): boolean {
  return identification?.is_under_14 === true && !identification.guardian
}

/** Guards of the sign-up: results that are still missing, and reasons why the server rejected a step. */
export const signUpGuards = {
  lacksConsents: ({ context }: GuardArgs) => context.consents === undefined,
  lacksIdentification: ({ context }: GuardArgs) => context.identification === undefined,
  lacksGuardianAgreement: ({ context }: GuardArgs) => needsGuardian(context) && context.guardian === undefined,
  lacksGuardian: ({ context }: GuardArgs) => needsGuardian(context),
  lacksEmail: ({ context }: GuardArgs) => context.email === undefined,
  isReady: ({ context }: GuardArgs, { userid }: { readonly userid: string }) =>
    context.availableUserid === userid && context.humanProof !== undefined,
  isRequestedStep: ({ context }: GuardArgs, { step }: { readonly step: SignUpStep }) => context.requestedStep === step,
  isMember: (_: GuardArgs, { error }: { readonly error: unknown }) =>
    hasCode(error, codes.alreadyRegistered, codes.personHasAccount),
  isIdentificationOver: (_: GuardArgs, { error }: { readonly error: unknown }) =>
    hasCode(error, codes.identityNotVerified, codes.identificationExpired),
  isGuardianMissing: (_: GuardArgs, { error }: { readonly error: unknown }) =>
    hasCode(error, codes.guardianConsentRequired),
  isEmailUnverified: (_: GuardArgs, { error }: { readonly error: unknown }) => hasCode(error, codes.emailNotVerified),
  /** An ID or an email address may be in use; the answer names the field. */
  isUseridRefused: (_: GuardArgs, { error }: { readonly error: unknown }) =>
    hasCode(error, codes.useridInvalid, codes.alreadyInUse) && toApiErrorData(error).field !== 'email',
  isEditionOld: (_: GuardArgs, { error }: { readonly error: unknown }) => hasCode(error, codes.termsOutdated),
}
