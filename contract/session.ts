import * as codes from './codes.ts'
import * as v from 'valibot'
import { defineEndpoint, noInput, noContent } from './endpoint.ts'
import { secondsSchema, inputText } from './text.ts'

/**
 * A signed-in browser (specification, sections 3 and 4). Tokens are opaque; the access token is sent in the
 * `Authorization` header as it is. The refresh token works only together with an HttpOnly cookie that the browser
 * got with it, and only once: every refresh answers a new pair, and using an old one again ends the whole session.
 */
export const sessionLimits = {
  /** How long an access token is good, in seconds. */
  accessSeconds: 10 * 60,
  /** How long a refresh token is good after its last use, in seconds. */
  refreshSeconds: 14 * 24 * 60 * 60,
  /** How long a session lasts at the most, in seconds. */
  maxSeconds: 60 * 24 * 60 * 60,
  /** For how long a proof of who one is allows changes that outlive the session, in seconds. */
  freshSeconds: 5 * 60,
  /** For how long the tokens of a refresh are handed out again to a tab that asked at the same time, in seconds. */
  raceSeconds: 10,
} as const

/** Longest token that is worth looking up, in characters. */
const token = inputText(200)

export const tokensSchema = v.object({
  access_token: v.string(),
  /** Seconds. */
  access_token_expires_in: secondsSchema,
  refresh_token: v.string(),
  /** Seconds. */
  refresh_token_expires_in: secondsSchema,
})
export type Tokens = v.InferOutput<typeof tokensSchema>

/** What every way of logging in answers. */
export const openedSessionSchema = v.object({
  ...tokensSchema.entries,
  /** Name of the member, for the header. */
  username: v.string(),
})
export type OpenedSession = v.InferOutput<typeof openedSessionSchema>

export const refreshSession = defineEndpoint({
  name: 'refresh-session',
  summary: 'Exchanges a refresh token for a new pair of tokens',
  method: 'POST',
  path: '/v1/member/auth/token',
  params: noInput,
  query: noInput,
  body: v.object({ refresh_token: token }),
  content: tokensSchema,
  paged: false,
  codes: [codes.accessTokenInvalid, codes.accountSecured, codes.memberGone],
})

export const checkSession = defineEndpoint({
  name: 'check-session',
  summary: 'Whether the access token is good',
  method: 'GET',
  path: '/v1/member/token',
  params: noInput,
  query: noInput,
  content: noContent,
  paged: false,
  access: 'member',
  success: codes.accessTokenValid,
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

export const closeSession = defineEndpoint({
  name: 'close-session',
  summary: 'Logs out: this browser, or every browser of the member',
  method: 'POST',
  path: '/v1/member/logout',
  params: noInput,
  query: noInput,
  body: v.object({
    /** Whether every session of the member ends. */
    everywhere: v.optional(v.boolean(), false),
  }),
  content: noContent,
  paged: false,
  access: 'member',
  success: codes.loggedOut,
  codes: [codes.accessTokenInvalid, codes.memberGone],
})
