/**
 * Every code that an answer may carry instead of 200 or 201 (specification, section 8).
 * The last three digits of a member code are its HTTP status. Codes that begin with `PR` are this shop's own.
 */
export type CodeKind = 'error' | 'success'

/** The flow that shows a code; `request` is any call at all. */
export type CodeFlow =
  | 'login'
  | 'qr-login'
  | 'social-login'
  | 'sign-up'
  | 'change-password'
  | 'identity-verification'
  | 'find-id'
  | 'find-password'
  | 'session'
  | 'order'
  | 'request'

interface CodeFacts<Kind extends CodeKind = CodeKind> {
  readonly kind: Kind
  readonly flow: CodeFlow
}

const error = (flow: CodeFlow): CodeFacts<'error'> => ({ kind: 'error', flow })
const success = (flow: CodeFlow): CodeFacts<'success'> => ({ kind: 'success', flow })

export const codes = {
  MB20001404: error('login'),
  MB20002404: error('login'),
  MB20003400: error('login'),
  MB20005400: error('login'),
  MB20004400: error('login'),
  MB20022404: error('login'),
  MB41002400: error('change-password'),
  MB41003400: error('change-password'),
  MB41102400: error('change-password'),
  MB41104400: error('change-password'),
  MB41105400: error('change-password'),
  MB41103400: error('change-password'),
  MB12101404: error('identity-verification'),
  MB12103400: error('sign-up'),
  MB40203400: error('identity-verification'),
  MB11001400: error('sign-up'),
  MB10001400: error('sign-up'),
  MB10002400: error('sign-up'),
  MB10003400: error('sign-up'),
  MB10004400: error('sign-up'),
  MB10005400: error('sign-up'),
  MB10011404: error('sign-up'),
  MB10012500: error('sign-up'),
  MB10013500: error('sign-up'),
  MB21005404: error('find-id'),
  MB21104404: error('find-id'),
  MB21004500: error('find-id'),
  MB22003500: error('find-password'),
  MB22004500: error('find-password'),
  MB21003429: error('find-id'),
  MB22003429: error('find-password'),
  MB21101400: error('find-id'),
  MB21103400: error('find-id'),
  MB21102404: error('find-id'),
  MB21105429: error('find-id'),
  MB22001400: error('find-password'),
  MB22002404: error('find-password'),
  MB22101400: error('find-password'),
  MB22101404: error('find-password'),
  MB22103404: error('find-password'),
  MB22201400: error('find-password'),
  MB22202400: error('find-password'),
  MB22203400: error('find-password'),
  MB22204400: error('find-password'),
  MB21000200: success('find-id'),
  MB21100200: success('find-id'),
  MB22200200: success('find-password'),
  MB20100200: success('session'),
  MB23000200: success('session'),
  /** The member behind the token is gone: the browser clears its session and reloads (section 4). */
  '4040011': error('session'),
  /** Too many wrong passwords in a browser that the member knows; `Retry-After` says how many seconds to wait. */
  PR20001429: error('login'),
  /** The QR code is unknown, over, used, refused, or belongs to another browser. */
  PR20002404: error('qr-login'),
  /** Nobody has approved the QR code yet. */
  PR20003400: error('qr-login'),
  /** The provider of a social login refused, failed, or answered something else than it was asked. */
  PR20004400: error('social-login'),
  /** The social account is already linked to another member. */
  PR20005400: error('social-login'),
  /** The change outlives the session: it needs a fresh proof of who one is, by password, identity or login. */
  PR20006403: error('session'),
  /** The session was ended because the account was secured: its password was set anew, or a change taken back. */
  PR20007400: error('session'),
  /** The link in a mail about an account belongs to no change, or none that can be taken back. */
  PR20008404: error('session'),
  /** The person refused the identity verification, or gave it up. */
  PR12001400: error('identity-verification'),
  /** The amount is not the server's: prices or what is given back have changed since they were shown. */
  PR30001400: error('order'),
  /** The key of this request was used before, with other contents. */
  PR30002400: error('order'),
  /** The same request is being worked on. */
  PR30003409: error('order'),
  /** There are fewer pieces than that. */
  PR30004400: error('order'),
  /** Restricted members can not buy. */
  PR30005403: error('order'),
  /** This is not on sale, or not like that; `content` names the item. */
  PR30006400: error('order'),
  /** The order is not in a state for this: paid already, over, or just being paid. */
  PR30009400: error('order'),
  /** Nothing of the order can be given back any more. */
  PR30010400: error('order'),
  /** The refund needs an account to go to. */
  PR30011400: error('order'),
  /** As many orders with devices as may be open wait for their payment. */
  PR30012400: error('order'),
  /** Too many mails to this address, or from this network, within 24 hours; `Retry-After` says how long to wait. */
  PR11001429: error('sign-up'),
  /** The link in the mail is unknown, over, or replaced by the one of a later mail. */
  PR11002404: error('sign-up'),
  /** The e-mail address is not verified in this browser, or was too long ago. */
  PR11003400: error('sign-up'),
  /** Who is under 14 needs a guardian's consent. */
  PR11004400: error('sign-up'),
  /** The guardian is not of age, or is the child. */
  PR11005400: error('sign-up'),
  /** The human check was not passed, is over, or served already. */
  PR11006400: error('sign-up'),
  /** One of the texts agreed to has a newer edition. */
  PR11007400: error('sign-up'),
  /** The access token is unknown or expired: the browser refreshes it once and repeats the request. */
  PR10001400: error('session'),
  /** A parameter or field does not fit; `content` names it. */
  PR10002400: error('request'),
  /** The XSRF cookie and header are missing or differ. */
  PR10003403: error('request'),
  /** There is nothing under this address or number. */
  PR10004404: error('request'),
  /** Too many requests in a short time. */
  PR10005429: error('request'),
  /** The server did not expect this; the request id finds it in the logs. */
  PR10006500: error('request'),
  /** The server has more to do than it can; try again after `Retry-After` seconds. */
  PR10007503: error('request'),
  /** More calls of this kind than usual: the browser solves the challenge in `content` and makes the call again. */
  PR10008429: error('request'),
} as const satisfies Record<string, CodeFacts>

export type Code = keyof typeof codes
export type SuccessCode = { [C in Code]: (typeof codes)[C]['kind'] extends 'success' ? C : never }[Code]
export type ErrorCode = { [C in Code]: (typeof codes)[C]['kind'] extends 'error' ? C : never }[Code]

export function isCode(value: unknown): value is Code {
  return typeof value === 'string' && Object.hasOwn(codes, value)
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return isCode(value) && codes[value].kind === 'error'
}

/** HTTP status that answers carrying this code have: the code's last three digits. */
export function statusOf(code: Code): number {
  return code === '4040011' ? 404 : Number(code.slice(-3))
}
