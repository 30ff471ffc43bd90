import * as v from 'valibot'
import * as codes from '../protocol/codes.ts'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { maxPasswordLength, passwordInput } from '../values/password.ts'
import { maxUseridInputLength, useridInput } from '../values/userid.ts'
import { identityMethodSchema } from './identity-verification.ts'
import { openedSessionSchema } from './session.ts'

/** Rules of the login form (specification, section 5). Shorter input is invalid, so it is not sent. */
export const loginLimits = {
  useridLength: 5,
  passwordLength: 8,
  /** Maximum length of the input, in characters. */
  maxUseridLength: maxUseridInputLength,
  maxPasswordLength,
  /**
   * Wrong passwords for one account from one place. A known browser must wait after them; any other must do work before
   * each further attempt, as beyond the following limits (docs/decisions/016-limits.md).
   */
  attemptsPerPlace: 5,
  /** Wrong passwords for one account from all browsers that are unknown to its member. */
  attemptsPerAccount: 30,
  /** Wrong passwords from one network (IPv6: the first 64 bits), for all accounts. */
  attemptsFromNetwork: 100,
  /** Wrong passwords from the first 48 bits of IPv6 addresses, for all accounts. */
  attemptsFromSite: 300,
  /** How long wrong passwords count, in seconds. */
  attemptSeconds: 15 * 60,
  /**
   * Wrong passwords for one account from all unknown browsers within the seconds of a series. After them, unknown
   * browsers cannot log in with the password, and the member gets a mail.
   */
  attemptsPerSeries: 100,
  seriesSeconds: 24 * 60 * 60,
} as const

export const passwordLogin = defineEndpoint({
  name: 'password-login',
  area: 'login',
  summary: 'Logs in with ID and password',
  method: 'POST',
  path: '/v1/member/auth/login/password',
  body: v.object({
    userid: useridInput,
    password: passwordInput,
  }),
  content: openedSessionSchema,
  // `MB20002404` for input that cannot be an ID or password; `MB20003400` for a wrong one, known ID or not.
  codes: [
    codes.credentialsMissing,
    codes.credentialsMalformed,
    codes.wrongCredentials,
    codes.accountDeactivated,
    codes.accountDeleted,
    codes.loginAttemptsUsedUp,
    codes.passwordLoginPaused,
  ],
})

/** Simple authentication: logs in the member whom an identity verification found. */
export const identityLogin = defineEndpoint({
  name: 'identity-login',
  area: 'login',
  summary: 'Logs in with a finished identity verification',
  feature: 'identity-verification',
  method: 'POST',
  path: '/v1/member/auth/login/{type}',
  params: v.object({ type: identityMethodSchema }),
  body: v.object({
    /** Number of the identity verification. */
    idfc_id: v.pipe(v.string(), v.uuid()),
  }),
  content: openedSessionSchema,
  codes: [
    codes.notRegistered,
    codes.accountDeactivated,
    codes.accountDeleted,
    codes.identityNotVerified,
    codes.identificationExpired,
    codes.identityVerificationRefused,
  ],
})
