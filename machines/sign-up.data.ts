import type { IdentityMethod } from '../contract/accounts/identity-verification.ts'
import type { GuardianRelation, Identification, SignUpResult, signUpAsGroup } from '../contract/accounts/sign-up.ts'
import type { MemberType } from '../contract/courses/courses.ts'
import type { CallInput } from '../contract/protocol/endpoint.ts'
import type { SocialProvider } from '../contract/values/social-providers.ts'
import type { ApiErrorData } from './api-error-data.ts'
import { requireDefined } from './require-defined.ts'

// Data of the sign-up, shared by its machine and its draft storage.

/** Steps with an address, in order. */
export const signUpSteps = ['terms', 'identity', 'guardian', 'email', 'details'] as const
export type SignUpStep = (typeof signUpSteps)[number]

export type SignUpBody = CallInput<typeof signUpAsGroup>['body']
/** Accepted editions of the texts, and consent to advertising by text message and email. */
export type Consents = Required<Pick<SignUpBody, 'terms' | 'collection' | 'marketing' | 'recv_sms' | 'recv_email'>>
/** Values of the details form: `group` is empty for an individual, `name` and `birth` are absent for an identified person. */
export type SignUpDetails = Pick<
  SignUpBody,
  'name' | 'birth' | 'userid' | 'pwd' | 'pwd_confirm' | 'phone' | 'nickname' | 'belonging' | 'group'
>
/** Email address whose owner has been verified. */
export interface VerifiedEmail {
  /** ID of the email verification. */
  readonly id: string
  readonly email: string
}
/** The guardian's relation to the child, and the accepted edition. */
export interface GuardianConsent {
  readonly relation: GuardianRelation
  readonly collection: string
}

/** Results of completed steps. The browser stores them until the sign-up is complete. */
export interface SignUpDraft {
  readonly consents: Consents | undefined
  readonly identification: Identification | undefined
  readonly guardian: GuardianConsent | undefined
  readonly email: VerifiedEmail | undefined
}
export const emptySignUpDraft: SignUpDraft = {
  consents: undefined,
  identification: undefined,
  guardian: undefined,
  email: undefined,
}

/** Input from the address. */
export interface SignUpInput {
  /** The step in the address. */
  readonly requestedStep: SignUpStep
  readonly memberType: MemberType
  /** Provider of the social account to link, when the sign-up began with one. */
  readonly social: SocialProvider | undefined
  /** False in a shop without identity verification: its step is left out, and the details name the person. */
  readonly verifiesIdentity: boolean
}

/** The created account. Its session goes to the session store, never into the context. */
export type NewMember = Omit<SignUpResult, 'session'>

export interface SignUpContext extends SignUpDraft, SignUpInput {
  /** The user ID that was checked last. */
  readonly checkedUserid: string | undefined
  /** A user ID that was available when checked. */
  readonly availableUserid: string | undefined
  /** Proof from the human check, valid for one sign-up. */
  readonly humanProof: string | undefined
  /** Set when the sign-up is complete. */
  readonly member: NewMember | undefined
  readonly error: ApiErrorData | undefined
}

export type SignUpEvent =
  | { readonly type: 'terms.agreed'; readonly consents: Consents }
  /** The identity verification on this page is complete: the applicant's, or the guardian's. */
  | { readonly type: 'identity.verified'; readonly method: IdentityMethod; readonly idfc_id: string }
  | { readonly type: 'guardian.agreed'; readonly guardian: GuardianConsent }
  | { readonly type: 'email.verified'; readonly email: VerifiedEmail }
  /** The user continues with the existing result of this step. */
  | { readonly type: 'result.kept' }
  | { readonly type: 'userid.submitted'; readonly userid: string }
  /** The user ticked “I’m not a robot”. */
  | { readonly type: 'human.asserted' }
  | { readonly type: 'details.submitted'; readonly details: SignUpDetails }
  | { readonly type: 'find-id.chosen' }
  | { readonly type: 'alert.closed' }
  | { readonly type: 'back' }

/** Body of the call that creates the member. Throws when a step has no result yet. */
export function signUpBody(
  {
    consents,
    identification,
    email,
    social,
    humanProof,
  }: SignUpDraft & {
    readonly social: SocialProvider | undefined
    readonly humanProof: string | undefined
  },
  details: SignUpDetails,
): SignUpBody {
  const verified = requireDefined(email, 'email')
  return {
    ...details,
    ...requireDefined(consents, 'consents'),
    ...(identification === undefined ? {} : { idfc_id: identification.idfc_id }),
    email: verified.email,
    email_verification_id: verified.id,
    human_check: requireDefined(humanProof, 'humanProof'),
    ...(social === undefined ? {} : { social }),
  }
}

/** The last completed step of a stored draft. */
export type SignUpProgress = 'terms' | 'identity' | 'child' | 'guardian' | 'email'

/** Body of the call by which a guardian consents; `idfcId` is the guardian's identity verification. */
export function guardianConsentBody({ identification, guardian }: SignUpDraft, idfcId: string) {
  return {
    ...requireDefined(guardian, 'guardian'),
    idfc_id: requireDefined(identification, 'identification').idfc_id,
    guardian_idfc_id: idfcId,
  }
}
