import type { CallInput } from '../contract/endpoint.ts'
import type { GuardianRelation, Identification, signUpAsGroup } from '../contract/sign-up.ts'
import type { SocialProvider } from '../contract/social-login.ts'

/** What a sign-up is made of, for its machine and for what the browser keeps of it. */

/** Steps that have an address, in their order. */
export const signUpSteps = ['terms', 'identity', 'guardian', 'email', 'details'] as const
export type SignUpStep = (typeof signUpSteps)[number]

export type SignUpBody = CallInput<typeof signUpAsGroup>['body']
/** What was agreed to: editions, and advertising by text message and by e-mail. */
export type Consents = Required<Pick<SignUpBody, 'terms' | 'collection' | 'marketing' | 'recv_sms' | 'recv_email'>>
/** What the last form asks for; the group's name is empty for an individual. */
export type TypedDetails = Pick<
  SignUpBody,
  'userid' | 'pwd' | 'pwd_confirm' | 'phone' | 'nickname' | 'belonging' | 'group'
>
export const nothingTyped: TypedDetails = { userid: '', pwd: '', pwd_confirm: '', phone: '', group: '' }
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
export interface KeptSignUp {
  readonly consents: Consents | undefined
  readonly identification: Identification | undefined
  readonly guardian: GuardianConsent | undefined
  readonly email: VerifiedEmail | undefined
}
export const nothingKept: KeptSignUp = {
  consents: undefined,
  identification: undefined,
  guardian: undefined,
  email: undefined,
}

/** The body of the call that makes the member; what is missing is left empty, for the server to refuse. */
export function signUpBody(
  {
    consents,
    identification,
    email,
    social,
    humanProof,
  }: KeptSignUp & {
    readonly social: SocialProvider | undefined
    readonly humanProof: string | undefined
  },
  details: TypedDetails,
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
export type BegunSignUp = 'terms' | 'identity' | 'child' | 'guardian' | 'email'
