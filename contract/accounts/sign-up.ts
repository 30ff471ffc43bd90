import * as v from 'valibot'
import * as codes from '../protocol/codes.ts'
import { defineEndpoint, noContent } from '../protocol/endpoint.ts'
import { emailInput, emailSchema, phoneInput } from '../values/contact.ts'
import { nameSchema } from '../values/names.ts'
import { notOperator, visibleText } from '../values/nickname.ts'
import { passwordInput } from '../values/password.ts'
import { daySchema } from '../values/quantities.ts'
import { socialProviderSchema } from '../values/social-providers.ts'
import { filledLine, generatedText, inputText, momentSchema } from '../values/text.ts'
import { useridInput } from '../values/userid.ts'
import { identityMethodSchema } from './identity-verification.ts'
import { openedSessionSchema } from './session.ts'

/** Rules of the sign-up (specification, section 5); those of the password are in `password.ts`. */
export const signUpLimits = {
  /** An ID, in characters: letters and numbers. */
  shortestUserid: 5,
  maxUseridLength: 15,
  maxNicknameLength: 20,
  /** Group, school, department and other fields, in characters. */
  maxBelongingLength: 50,
  /** Age in years below which a guardian must consent. */
  consentAge: 14,
  /** Minimum age of a guardian, in years. */
  guardianAge: 19,
  /** Lifetime of an identification, in seconds. */
  identificationSeconds: 60 * 60,
  /** IDs that one network may check without work, and at most, within the given seconds. */
  checksPerNetwork: 200,
  maxChecksPerNetwork: 2_000,
  checkSeconds: 60 * 60,
} as const

/** An ID for a new member: 5 to 15 letters and numbers. */
export const useridSchema = v.pipe(useridInput, v.regex(/^[A-Za-z0-9]{5,15}$/, '5 to 15 letters and numbers'))

const idfcId = v.pipe(v.string(), v.uuid())

/** Registration identification result (specification, section 3). */
export const identificationSchema = v.object({
  /** Number of the identification, which the sign-up sends. */
  idfc_id: idfcId,
  name: v.string(),
  /** Day of birth, `YYYY-MM-DD`. */
  birth: daySchema,
  /** Digits only, from the provider; null when it has none. */
  phone: v.nullable(v.string()),
  /** Whether a guardian must consent; this shop's addition. */
  is_under_14: v.boolean(),
  /** Name of the guardian who consented; this shop's addition. */
  guardian: v.nullable(v.string()),
  /** Expiry; this shop's addition. */
  expires_at: momentSchema,
})
export type Identification = v.InferOutput<typeof identificationSchema>

/**
 * Uses the result of an identity verification for `join`, requested by this browser. The same verification again gets
 * the same answer, in case it was lost. `MB12101404` when it is not finished or of another browser, `PR12001400` when
 * the person refused, `MB10011404` when it has expired, `MB12103400` when this person has an account.
 */
export const identifyForSignUp = defineEndpoint({
  name: 'identify-for-sign-up',
  area: 'sign-up',
  summary: 'Takes an identity verification over into the sign-up',
  feature: 'identity-verification',
  method: 'POST',
  path: '/v1/member/auth/join/identification/{type}',
  params: v.object({ type: identityMethodSchema }),
  body: v.object({ idfc_id: idfcId }),
  content: identificationSchema,
  codes: [
    codes.identityNotVerified,
    codes.alreadyRegistered,
    codes.identificationExpired,
    codes.identityVerificationRefused,
  ],
})

/** Relation of a guardian to the child. */
export const guardianRelationSchema = v.picklist(['mother', 'father', 'other'])
export type GuardianRelation = v.InferOutput<typeof guardianRelationSchema>

/**
 * A guardian's consent for a person under 14, by the guardian's own identity verification (purpose `guardian`).
 * `PR11005400` when the guardian is no adult, or is the child; `PR11007400` when the accepted text is not the current
 * edition; the others as for the child's identification.
 */
export const consentAsGuardian = defineEndpoint({
  name: 'consent-as-guardian',
  area: 'sign-up',
  summary: "Adds a guardian's consent to the identification of a child",
  feature: 'identity-verification',
  method: 'POST',
  path: '/v1/member/auth/join/identification/{type}/guardian',
  params: v.object({ type: identityMethodSchema }),
  body: v.object({
    /** Identification of the child. */
    idfc_id: idfcId,
    /** Finished identity verification of the guardian. */
    guardian_idfc_id: idfcId,
    relation: guardianRelationSchema,
    /** Accepted edition of the collection text: see `currentEditions` in `legal.ts`. */
    collection: generatedText(20),
  }),
  content: identificationSchema,
  codes: [
    codes.identityNotVerified,
    codes.identificationExpired,
    codes.identityVerificationRefused,
    codes.guardianInvalid,
    codes.termsOutdated,
  ],
})

/** Success: the ID is free. `MB10001400` when it breaks the rule, `MB11001400` when it is in use. */
export const checkUserid = defineEndpoint({
  name: 'check-userid',
  area: 'sign-up',
  summary: 'Whether an ID may be chosen',
  method: 'GET',
  path: '/v1/member/auth/join/exists',
  query: v.object({ userId: v.optional(useridInput, '') }),
  content: noContent,
  isRateLimited: true,
  codes: [codes.alreadyInUse, codes.useridInvalid],
})

const belonging = v.optional(inputText(signUpLimits.maxBelongingLength), '')

/** A nickname; may be empty. */
export const nicknameInput = v.pipe(inputText(signUpLimits.maxNicknameLength, 'name'), visibleText, notOperator)

/** Name that a member states, in a shop without identity verification. */
export const statedNameSchema = v.pipe(nameSchema, visibleText)

/** Fields of both kinds of member (specification, section 3). */
const signUpEntries = {
  /** The identification, from which name and day of birth come. A shop without identity verification takes none. */
  idfc_id: v.optional(idfcId),
  /** As the member states it: required in a shop without identity verification, ignored elsewhere. `birth` likewise. */
  name: v.optional(statedNameSchema),
  birth: v.optional(daySchema),
  userid: useridInput,
  pwd: passwordInput,
  pwd_confirm: passwordInput,
  email: emailInput,
  /** Number of the email verification, of this browser. */
  email_verification_id: v.pipe(v.string(), v.uuid()),
  phone: phoneInput,
  /** Nickname in the training; may be empty. */
  nickname: v.optional(nicknameInput, ''),
  /** School or workplace, as in the profile; each may be empty. */
  belonging: v.optional(
    v.object({
      organization: belonging,
      clno: belonging,
      scnm: belonging,
      colg: belonging,
      dept: belonging,
      major: belonging,
    }),
    {},
  ),
  /** Accepted editions: see `currentEditions` in `legal.ts`. Both are required. */
  terms: generatedText(20),
  collection: generatedText(20),
  /** Edition of the marketing text; required with `recv_sms` or `recv_email`. */
  marketing: v.optional(generatedText(20), ''),
  /** Agreement to advertising by text message and by email, separately. */
  recv_sms: v.optional(v.boolean(), false),
  recv_email: v.optional(v.boolean(), false),
  /** Proof of the human check, see `human-check.ts`. */
  human_check: v.pipe(v.string(), v.uuid()),
  /** Provider of the social account to link, with which this browser came; absent without one. */
  social: v.optional(socialProviderSchema),
}

const signUpResultSchema = v.object({
  userid: v.string(),
  username: v.string(),
  email: emailSchema,
  /** When the account was created. */
  created_at: momentSchema,
  /** The provider whose account was linked. */
  social: v.nullable(socialProviderSchema),
  /** Logs the new member in to this browser. */
  session: openedSessionSchema,
})
export type SignUpResult = v.InferOutput<typeof signUpResultSchema>

/**
 * Codes about a field name it in `field`. `MB10001400` ID rule, `MB11001400` ID or email in use, `MB10002400` and
 * `MB10003400` password, `MB10004400` phone, `MB10005400` email, `MB12101404` no identification, `MB10011404`
 * identification expired, `MB12103400` and `MB40203400` this person has an account (before, or since the
 * identification), `PR11003400` email not verified (any more), `PR11004400` a guardian must consent, `PR11008400` a
 * person under 14 where no guardian can consent, `PR10009404` an identification in a shop without them, `PR11006400`
 * human check, `PR11007400` a text has a newer edition, `MB20005400` and `MB20004400` the member of a repeated form has
 * left, `MB10012500` and `MB10013500` server errors.
 */
const signUpCodes = [
  codes.useridInvalid,
  codes.alreadyInUse,
  codes.signUpPasswordInvalid,
  codes.signUpPasswordMismatch,
  codes.phoneInvalid,
  codes.emailInvalid,
  codes.identityNotVerified,
  codes.identificationExpired,
  codes.alreadyRegistered,
  codes.personHasAccount,
  codes.emailNotVerified,
  codes.guardianConsentRequired,
  codes.tooYoung,
  codes.humanCheckFailed,
  codes.termsOutdated,
  codes.accountDeactivated,
  codes.accountDeleted,
  codes.signUpMailRefused,
  codes.signUpMailUnavailable,
] as const

export const signUpAsIndividual = defineEndpoint({
  name: 'sign-up-as-individual',
  area: 'sign-up',
  summary: 'Makes an individual member',
  method: 'POST',
  path: '/v1/member/auth/join/IDV',
  body: v.object(signUpEntries),
  content: signUpResultSchema,
  success: 201,
  codes: signUpCodes,
})

export const signUpAsGroup = defineEndpoint({
  name: 'sign-up-as-group',
  area: 'sign-up',
  summary: 'Makes a member of a group or company',
  method: 'POST',
  path: '/v1/member/auth/join/GRP',
  body: v.object({
    ...signUpEntries,
    /** Name of the group or company. */
    group: v.pipe(filledLine(signUpLimits.maxBelongingLength, 'a name', 'name'), visibleText),
  }),
  content: signUpResultSchema,
  success: 201,
  codes: signUpCodes,
})
