import * as codes from './codes.ts'
import * as v from 'valibot'
import { memberTypeSchema } from './courses.ts'
import { defineEndpoint, noInput } from './endpoint.ts'
import { loginLimits } from './login.ts'
import { momentSchema } from './text.ts'

/** The profile of a member (specification, section 3, "User profile"). */
export const profileSchema = v.object({
  userid: v.string(),
  nickname: v.nullable(v.string()),
  username: v.string(),
  /** Day of birth, `YYYY-MM-DD`. */
  birth: v.nullable(v.pipe(v.string(), v.isoDate())),
  phone: v.nullable(v.string()),
  email: v.string(),
  /** Agreement to advertising by text message and by e-mail. */
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
  created_at: v.pipe(v.string(), v.isoDate()),
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
  summary: 'Proves by the password who is signed in',
  method: 'POST',
  path: '/v1/member/my/profile/verification',
  params: noInput,
  query: noInput,
  body: v.object({ password: v.pipe(v.string(), v.maxLength(loginLimits.maxPasswordLength)) }),
  content: v.object({
    /** Until when lasting changes are allowed. */
    fresh_until: momentSchema,
  }),
  paged: false,
  access: 'member',
  codes: [
    codes.accessTokenInvalid,
    codes.memberGone,
    codes.passwordMissing,
    codes.wrongPassword,
    codes.loginAttemptsUsedUp,
  ],
})

export const profile = defineEndpoint({
  name: 'profile',
  summary: "The member's own profile",
  method: 'GET',
  path: '/v1/member/my/profile',
  params: noInput,
  query: noInput,
  content: profileSchema,
  paged: false,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})
