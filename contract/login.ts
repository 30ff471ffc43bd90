import * as v from 'valibot'
import { endpoint, none } from './endpoint.ts'
import { identityMethodSchema } from './identity-verification.ts'
import { openedSessionSchema } from './session.ts'
import { typedText } from './text.ts'

/** Rules of the login form (specification, section 5). Shorter input is no login, so it need not be sent. */
export const loginLimits = {
  useridLength: 5,
  passwordLength: 8,
  /** Longest input that is looked at, in characters. */
  longestUserid: 100,
  longestPassword: 200,
  /**
   * Wrong passwords for one account from one place: a browser that the member knows has to wait then; any other has to
   * prove work before each further try, as beyond the limits that follow (docs/decisions/016-limits.md).
   */
  triesHere: 5,
  /** Wrong passwords for one account from all browsers that its member does not know. */
  triesElsewhere: 30,
  /** Wrong passwords from one network (IPv6: the first 64 bits), whatever the account. */
  triesOfPlace: 100,
  /** Wrong passwords from the first 48 bits of IPv6 addresses, whatever the account. */
  triesOfSite: 300,
  /** For how long wrong passwords count, in seconds. */
  triesSeconds: 15 * 60,
} as const

export const passwordLogin = endpoint({
  name: 'password-login',
  summary: 'Logs in with ID and password',
  method: 'POST',
  path: '/v1/member/auth/login/password',
  params: none,
  query: none,
  body: v.object({
    userid: typedText(loginLimits.longestUserid),
    password: v.pipe(v.string(), v.maxLength(loginLimits.longestPassword)),
  }),
  content: openedSessionSchema,
  paged: false,
  // `MB20002404` for what can be no ID or password; `MB20003400` for a wrong one, whether the ID is somebody's or not.
  codes: ['MB20001404', 'MB20002404', 'MB20003400', 'MB20005400', 'MB20004400', 'PR20001429'],
})

/** Simple authentication: logs in whom an identity verification has found. */
export const identityLogin = endpoint({
  name: 'identity-login',
  summary: 'Logs in with a finished identity verification',
  method: 'POST',
  path: '/v1/member/auth/login/{type}',
  params: v.object({ type: identityMethodSchema }),
  query: none,
  body: v.object({
    /** Number of the identity verification. */
    idfc_id: v.pipe(v.string(), v.uuid()),
  }),
  content: openedSessionSchema,
  paged: false,
  codes: ['MB20022404', 'MB20005400', 'MB20004400', 'MB12101404', 'MB10011404', 'PR12001400'],
})
