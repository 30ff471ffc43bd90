import type { MemberType } from '../contract/courses.ts'
import type { CallInput } from '../contract/endpoint.ts'
import type { IdentityMethod } from '../contract/identity-verification.ts'
import type { GuardianRelation, Identification, SignUpResult, signUpAsGroup } from '../contract/sign-up.ts'
import type { SocialProvider } from '../contract/social-providers.ts'
import type { ApiErrorData } from './api-error-data.ts'

/** What a sign-up is made of, for its machine and for what the browser keeps of it. */

/** Steps that have an address, in their order. */
export const signUpSteps = ['terms', 'identity', 'guardian', 'email', 'details'] as const
export type SignUpStep = (typeof signUpSteps)[number]

export type SignUpBody = CallInput<typeof signUpAsGroup>['body']
/** What was agreed to: editions, and advertising by text message and by e-mail. */
export type Consents = Required<Pick<SignUpBody, 'terms' | 'collection' | 'marketing' | 'recv_sms' | 'recv_email'>>
/** What the last form asks for; the group's name is empty for an individual. */
export type SignUpDetails = Pick<
  SignUpBody,
  'userid' | 'pwd' | 'pwd_confirm' | 'phone' | 'nickname' | 'belonging' | 'group'
>
export const nothingTyped: SignUpDetails = { userid: '', pwd: '', pwd_confirm: '', phone: '', group: '' }
/** An address that was proved to be the person's own. */
export interface VerifiedEmail {
  /** Number of the e-mail verification. */
  readonly id: string
  readonly email: string
}
/** What the guardian is to the child, and the edition that they agreed to. */
export interface GuardianConsent {
  readonly relation: GuardianRelation
  readonly collection: string
}

/** What earlier steps have brought; the browser keeps it until the sign-up is complete. */
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

/** What the address says when the sign-up opens. */
export interface SignUpInput {
  /** The step that the address asks for. */
  readonly requestedStep: SignUpStep
  readonly type: MemberType
  /** Provider of the account that the person came with. */
  readonly social: SocialProvider | undefined
}

/** The account that was made. Its session goes to the session store, never into the context. */
export type NewMember = Omit<SignUpResult, 'session'>

/** Everything that the machine knows. */
export interface SignUpContext extends SignUpDraft, SignUpInput {
  /** The ID that was asked for last. */
  readonly checkedUserid: string | undefined
  /** An ID that was free when it was asked for. */
  readonly availableUserid: string | undefined
  /** Proof that a person is here, for one sign-up. */
  readonly humanProof: string | undefined
  /** The new member. */
  readonly member: NewMember | undefined
  readonly error: ApiErrorData | undefined
}

export type SignUpEvent =
  | { readonly type: 'terms.agreed'; readonly consents: Consents }
  /** The identity verification on this page has a result: the person's, or the guardian's. */
  | { readonly type: 'identity.verified'; readonly method: IdentityMethod; readonly idfc_id: string }
  | { readonly type: 'guardian.agreed'; readonly guardian: GuardianConsent }
  | { readonly type: 'email.verified'; readonly email: VerifiedEmail }
  /** The person goes on with what this step has brought before. */
  | { readonly type: 'result.kept' }
  | { readonly type: 'userid.submitted'; readonly userid: string }
  /** The person says to be one. */
  | { readonly type: 'human.asserted' }
  | { readonly type: 'details.submitted'; readonly details: SignUpDetails }
  | { readonly type: 'find-id.chosen' }
  | { readonly type: 'alert.closed' }
  | { readonly type: 'back' }

/** The body of the call that makes the member; what is missing is left empty, for the server to refuse. */
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
  return {
    ...details,
    idfc_id: identification?.idfc_id ?? '',
    email: email?.email ?? '',
    email_verification_id: email?.id ?? '',
    human_check: humanProof ?? '',
    terms: consents?.terms ?? '',
    collection: consents?.collection ?? '',
    marketing: consents?.marketing ?? '',
    recv_sms: consents?.recv_sms ?? false,
    recv_email: consents?.recv_email ?? false,
    ...(social === undefined ? {} : { social }),
  }
}

/** How far a sign-up was begun before: what was brought last. */
export type SignUpProgress = 'terms' | 'identity' | 'child' | 'guardian' | 'email'
