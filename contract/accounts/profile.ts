import * as v from 'valibot'
import { memberTypeSchema } from '../courses/courses.ts'
import * as codes from '../protocol/codes.ts'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { emailInput, phoneInput } from '../values/contact.ts'
import { consentDocuments, type LegalDocument } from '../values/legal-documents.ts'
import { visibleText } from '../values/nickname.ts'
import { passwordInput } from '../values/password.ts'
import { daySchema } from '../values/quantities.ts'
import { generatedText, inputText, momentSchema } from '../values/text.ts'
import { nicknameInput, signUpLimits } from './sign-up.ts'

/** What a member has agreed to. */
const consentSchema = v.object({
  kind: v.picklist(['terms', 'collection', 'marketing_sms', 'marketing_email']),
  /** Edition of the text, see `legal.ts`. */
  edition: v.string(),
  /** Day of the agreement, `YYYY-MM-DD`. */
  agreed_on: daySchema,
  /**
   * Whether the member is asked to agree anew: an edition in force asks again that came after this one. Always false for a
   * member under 14, whose guardian is told instead.
   */
  is_outdated: v.boolean(),
})
export type ProfileConsent = v.InferOutput<typeof consentSchema>

/** Document to which each kind of consent agrees. */
export const documentOfConsent = {
  terms: 'terms',
  collection: 'collection',
  marketing_sms: 'marketing',
  marketing_email: 'marketing',
} as const satisfies Record<ProfileConsent['kind'], LegalDocument>

/** The profile of a member (specification, section 3, "User profile"). */
export const profileSchema = v.object({
  userid: v.string(),
  nickname: v.nullable(v.string()),
  username: v.string(),
  /** Day of birth, `YYYY-MM-DD`. */
  birth: v.nullable(daySchema),
  phone: v.nullable(v.string()),
  email: v.string(),
  /** Agreement to advertising by text message and by email. */
  recv_sms: v.boolean(),
  recv_email: v.boolean(),
  type: memberTypeSchema,
  /** Name of the group or company; null for an individual. */
  group: v.nullable(v.string()),
  belonging: v.object({
    /** School or company. */
    organization: v.nullable(v.string()),
    /** Student number. */
    clno: v.nullable(v.string()),
    /** Name of the school. */
    scnm: v.nullable(v.string()),
    /** College. */
    colg: v.nullable(v.string()),
    /** Department. */
    dept: v.nullable(v.string()),
    /** Major. */
    major: v.nullable(v.string()),
  }),
  /** Whether the identity is verified. */
  is_dit_vrf: v.boolean(),
  /** Day of registration, `YYYY-MM-DD`; this shop's addition. */
  created_at: daySchema,
  /** Agreements that hold, each with its edition and day; this shop's addition. */
  consents: v.array(consentSchema),
  /** Name of these values: another one after any change of them, whoever makes it. This shop's addition. */
  version: v.string(),
  /** Status of the membership; this shop's addition. */
  status: v.picklist(['active', 'restricted']),
  /** End of a restriction; null for a permanent one, and without one. */
  restricted_until: v.nullable(momentSchema),
})
export type Profile = v.InferOutput<typeof profileSchema>

/**
 * Authenticates the member again in this session, for changes that outlive it. `MB41002400` without a password,
 * `MB41003400` for a wrong one, `PR20001429` with `Retry-After` after too many wrong ones in this session.
 */
export const verifyPassword = defineEndpoint({
  name: 'verify-password',
  area: 'profile',
  summary: 'Proves by the password who is signed in',
  method: 'POST',
  path: '/v1/member/my/profile/verification',
  body: v.object({ password: passwordInput }),
  content: v.object({
    /** Until when lasting changes are allowed. */
    fresh_until: momentSchema,
  }),
  access: 'member',
  codes: [
    codes.accessTokenInvalid,
    codes.memberGone,
    codes.passwordMissing,
    codes.wrongPassword,
    codes.loginAttemptsUsedUp,
  ],
})

/**
 * Changes the password by the current one. Every other session of the member ends and the member gets a mail; this
 * session stays, but its access token is refused, so that the browser refreshes it. The same body again, within the
 * minutes of a fresh authentication, gets the same kind of answer, because the first one may have been lost.
 * `MB41002400` without the current or the new password, `MB41105400` for the rule of `memberPasswordLengths` in
 * `password.ts`, `MB41104400` when the new passwords differ, `PR20001429` with `Retry-After` after too many wrong
 * passwords in this session, `PR10005429` with it after `changesPerDay` changes (`find-password.ts`), `MB41102400` for a
 * wrong current password, `MB41103400` for the current password again. `field` names the field.
 */
export const changePassword = defineEndpoint({
  name: 'change-password',
  area: 'profile',
  summary: "Changes the member's password by the current one",
  method: 'PUT',
  path: '/v1/member/my/profile/pwd',
  body: v.object({ old_pwd: passwordInput, new_pwd: passwordInput, new_pwd_confirm: passwordInput }),
  content: v.object({
    /** Number of ended sessions. */
    ended_sessions: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  access: 'member',
  codes: [
    codes.accessTokenInvalid,
    codes.memberGone,
    codes.passwordMissing,
    codes.changedPasswordInvalid,
    codes.changedPasswordMismatch,
    codes.loginAttemptsUsedUp,
    codes.wrongCurrentPassword,
    codes.changedPasswordUnchanged,
  ],
})

/** A text without hidden characters that may be empty, which is null then. */
const belongingText = v.pipe(
  v.nullable(v.pipe(inputText(signUpLimits.maxBelongingLength), visibleText)),
  v.transform((text) => text || null),
)

/**
 * Changes the profile to the sent values, all or nothing. Takes the whole profile object and reads the fields below.
 * Needs a fresh authentication. `PR41001409` when the profile has changed since `version` was read. `MB10005400` and
 * `PR11003400` for an email address that is none or is not verified, `MB11001400` for one of another member,
 * `MB10004400` for a phone number that is none, `MB12101404` for one that `verifyMember` has not verified, in a shop with
 * identity verification, `PR11008400` for a day of birth of somebody under 14, `PR11007400` when the accepted marketing text has a newer edition. `field` names the field.
 */
export const updateProfile = defineEndpoint({
  name: 'update-profile',
  area: 'profile',
  summary: "Changes the member's profile",
  method: 'PUT',
  path: '/v1/member/my/profile',
  body: v.object({
    /** Version of the profile that the member has edited. */
    version: generatedText(100),
    /**
     * Name and day of birth as the member states them, by the rules of the sign-up. Ignored in a shop with identity
     * verification, and for a member whose identity is verified.
     */
    username: v.optional(inputText(signUpLimits.maxBelongingLength)),
    birth: v.optional(v.nullable(daySchema)),
    nickname: v.pipe(
      v.nullable(nicknameInput),
      v.transform((text) => text || null),
    ),
    phone: v.nullable(phoneInput),
    email: emailInput,
    /** Number of the verification of a changed address, of this browser. */
    email_verification_id: v.optional(v.pipe(v.string(), v.uuid())),
    recv_sms: v.boolean(),
    recv_email: v.boolean(),
    /** Edition of the marketing text; required for a new agreement. */
    marketing: v.optional(generatedText(20), ''),
    /** Required for a group, ignored for an individual. */
    group: belongingText,
    belonging: v.object({
      organization: belongingText,
      clno: belongingText,
      scnm: belongingText,
      colg: belongingText,
      dept: belongingText,
      major: belongingText,
    }),
  }),
  content: profileSchema,
  access: 'member',
  codes: [
    codes.accessTokenInvalid,
    codes.memberGone,
    codes.freshAuthenticationRequired,
    codes.profileChanged,
    codes.emailInvalid,
    codes.emailNotVerified,
    codes.alreadyInUse,
    codes.phoneInvalid,
    codes.identityNotVerified,
    codes.tooYoung,
    codes.termsOutdated,
  ],
})

export const profile = defineEndpoint({
  name: 'profile',
  area: 'profile',
  summary: "The member's own profile",
  method: 'GET',
  path: '/v1/member/my/profile',
  content: profileSchema,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

/**
 * Answers an outdated consent. Agreeing replaces the agreement to the earlier edition; declining `marketing` withdraws it
 * and turns its offers off; `collection` can only be agreed to. The same answer again changes nothing. `PR11007400` when
 * another edition is in force, `PR41002409` when nothing is asked any more, `PR11004400` for a member under 14, who can
 * only decline.
 */
export const answerConsent = defineEndpoint({
  name: 'answer-consent',
  area: 'profile',
  summary: 'Agrees to the newest edition of a consent, or declines it',
  method: 'PUT',
  path: '/v1/member/my/consents/{document}',
  params: v.object({ document: v.picklist(consentDocuments) }),
  body: v.object({
    /** Edition that was shown. */
    edition: generatedText(20),
    agrees: v.boolean(),
  }),
  content: profileSchema,
  access: 'member',
  codes: [
    codes.accessTokenInvalid,
    codes.memberGone,
    codes.termsOutdated,
    codes.consentNotAsked,
    codes.guardianConsentRequired,
  ],
})
