import * as v from 'valibot'
import * as codes from '../protocol/codes.ts'
import { defineEndpoint, noContent } from '../protocol/endpoint.ts'
import { generatedText, momentSchema, secondsSchema } from '../values/text.ts'

/**
 * A logged-in browser (specification, sections 3 and 4). Tokens are opaque. The access token is sent in the
 * `Authorization` header without a scheme. The refresh token works only with the HttpOnly cookie of the browser, and
 * only once: every refresh answers a new pair, and using an old one again ends the whole session.
 */
export const sessionLimits = {
  /** Seconds for which a browser stays known to a member without a login. */
  knownBrowserSeconds: 400 * 24 * 60 * 60,
  /** Lifetime of an access token, in seconds. */
  accessSeconds: 10 * 60,
  /** Lifetime of a refresh token after its last use, in seconds. */
  refreshSeconds: 14 * 24 * 60 * 60,
  /** Maximum length of a session, in seconds. */
  maxSeconds: 60 * 24 * 60 * 60,
  /** How long a fresh authentication allows lasting changes, in seconds. */
  freshSeconds: 5 * 60,
  /** How long a refresh answers the same tokens to another tab, in seconds. */
  raceSeconds: 10,
} as const

/** Maximum length of a token, in characters. */
const token = generatedText(200)

export const tokensSchema = v.object({
  access_token: v.string(),
  /** Seconds. */
  access_token_expires_in: secondsSchema,
  refresh_token: v.string(),
  /** Seconds. */
  refresh_token_expires_in: secondsSchema,
})
export type Tokens = v.InferOutput<typeof tokensSchema>

/** Answer of every kind of login. */
export const openedSessionSchema = v.object({
  ...tokensSchema.entries,
  /** Name of the member, for the header. */
  username: v.string(),
  /** The member's ID, for drafts of forms. */
  userid: v.string(),
})
export type OpenedSession = v.InferOutput<typeof openedSessionSchema>

export const refreshSession = defineEndpoint({
  name: 'refresh-session',
  area: 'session',
  summary: 'Exchanges a refresh token for a new pair of tokens',
  method: 'POST',
  path: '/v1/member/auth/token',
  body: v.object({ refresh_token: token }),
  content: tokensSchema,
  codes: [codes.accessTokenInvalid, codes.accountSecured, codes.memberGone],
})

export const checkSession = defineEndpoint({
  name: 'check-session',
  area: 'session',
  summary: 'Whether the access token is good',
  method: 'GET',
  path: '/v1/member/token',
  content: noContent,
  access: 'member',
  success: codes.accessTokenValid,
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

/** Logging out everywhere needs a fresh authentication; logging out of this browser never does. */
export const closeSession = defineEndpoint({
  name: 'close-session',
  area: 'session',
  summary: 'Logs out: this browser, or every browser of the member',
  method: 'POST',
  path: '/v1/member/logout',
  body: v.object({
    /** Whether every session of the member ends. */
    everywhere: v.optional(v.boolean(), false),
  }),
  content: noContent,
  access: 'member',
  success: codes.loggedOut,
  codes: [codes.accessTokenInvalid, codes.memberGone, codes.freshAuthenticationRequired],
})

/** Browser and operating system of a session, as far as its login told. */
export const sessionBrowserSchema = v.picklist(['chrome', 'edge', 'safari', 'firefox', 'samsung', 'whale', 'other'])
export type SessionBrowser = v.InferOutput<typeof sessionBrowserSchema>
export const sessionSystemSchema = v.picklist(['windows', 'macos', 'android', 'ios', 'linux', 'other'])
export type SessionSystem = v.InferOutput<typeof sessionSystemSchema>

export const browserNames = {
  chrome: 'Chrome',
  edge: 'Edge',
  safari: 'Safari',
  firefox: 'Firefox',
  samsung: 'Samsung Internet',
  whale: 'Whale',
} as const satisfies Record<Exclude<SessionBrowser, 'other'>, string>
export const systemNames = {
  windows: 'Windows',
  macos: 'macOS',
  android: 'Android',
  ios: 'iOS',
  linux: 'Linux',
} as const satisfies Record<Exclude<SessionSystem, 'other'>, string>

/** Browser and operating system that a login came from. */
export interface SessionDevice {
  readonly browser: SessionBrowser
  readonly system: SessionSystem
}

const sessionId = v.pipe(v.string(), v.uuid())

export const memberSessionSchema = v.object({
  id: sessionId,
  browser: sessionBrowserSchema,
  system: sessionSystemSchema,
  /** When the member logged in. */
  started_at: momentSchema,
  /** When the session got its tokens last: at most the lifetime of an access token before its last call. */
  last_used_at: momentSchema,
  /** Whether this browser makes the call. */
  is_current: v.boolean(),
})
export type MemberSession = v.InferOutput<typeof memberSessionSchema>

/** The calling session first, then the one that was used last. */
export const memberSessions = defineEndpoint({
  name: 'member-sessions',
  area: 'session',
  summary: 'Where the member is logged in',
  method: 'GET',
  path: '/v1/member/my/session',
  content: v.array(memberSessionSchema),
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

/**
 * Ending the session of another device needs a fresh authentication. `PR10004404` when the member has no open session of
 * this number.
 */
export const endSession = defineEndpoint({
  name: 'end-session',
  area: 'session',
  summary: 'Logs the member out of one device',
  method: 'DELETE',
  path: '/v1/member/my/session/{session_id}',
  params: v.object({ session_id: sessionId }),
  content: noContent,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone, codes.freshAuthenticationRequired],
})
