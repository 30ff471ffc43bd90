import * as codes from './codes.ts'
import * as v from 'valibot'
import { defineEndpoint, noInput } from './endpoint.ts'
import { identityMethodSchema } from './identity-verification.ts'
import { openedSessionSchema } from './session.ts'
import { inputText } from './text.ts'

/** Rules of the login form (specification, section 5). Shorter input is no login, so it need not be sent. */
export const loginLimits = {
  useridLength: 5,
  passwordLength: 8,
  /** Longest input that is looked at, in characters. */
  maxUseridLength: 100,
  maxPasswordLength: 200,
  /**
   * Wrong passwords for one account from one place: a browser that the member knows has to wait then; any other has to
   * prove work before each further try, as beyond the limits that follow (docs/decisions/016-limits.md).
   */
  attemptsPerPlace: 5,
  /** Wrong passwords for one account from all browsers that its member does not know. */
  attemptsPerAccount: 30,
  /** Wrong passwords from one network (IPv6: the first 64 bits), whatever the account. */
  attemptsFromNetwork: 100,
  /** Wrong passwords from the first 48 bits of IPv6 addresses, whatever the account. */
  attemptsFromSite: 300,
  /** For how long wrong passwords count, in seconds. */
  attemptSeconds: 15 * 60,
} as const

export const passwordLogin = defineEndpoint({
  name: 'password-login',
  summary: 'Logs in with ID and password',
  method: 'POST',
  path: '/v1/member/auth/login/password',
  params: noInput,
  query: noInput,
  body: v.object({
    userid: inputText(loginLimits.maxUseridLength),
    password: v.pipe(v.string(), v.maxLength(loginLimits.maxPasswordLength)),
  }),
  content: openedSessionSchema,
  paged: false,
  // `MB20002404` for what can be no ID or password; `MB20003400` for a wrong one, whether the ID is somebody's or not.
  codes: [
    codes.credentialsMissing,
    codes.credentialsMalformed,
    codes.wrongCredentials,
    codes.accountDeactivated,
    codes.accountDeleted,
    codes.loginAttemptsUsedUp,
  ],
})

/** Simple authentication: logs in whom an identity verification has found. */
export const identityLogin = defineEndpoint({
  name: 'identity-login',
  summary: 'Logs in with a finished identity verification',
  method: 'POST',
  path: '/v1/member/auth/login/{type}',
  params: v.object({ type: identityMethodSchema }),
  query: noInput,
  body: v.object({
    /** Number of the identity verification. */
    idfc_id: v.pipe(v.string(), v.uuid()),
  }),
  content: openedSessionSchema,
  paged: false,
  codes: [
    codes.notRegistered,
    codes.accountDeactivated,
    codes.accountDeleted,
    codes.identityNotVerified,
    codes.identificationExpired,
    codes.identityVerificationRefused,
  ],
})
