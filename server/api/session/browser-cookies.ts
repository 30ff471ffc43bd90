import { sessionLimits } from '../../../contract/session.ts'

/** The cookie without which a refresh token is worth nothing; only the call that refreshes gets to see it. */
export const bindingCookie = {
  name: 'practicum-session',
  path: '/api/v1/member/auth/token',
  seconds: sessionLimits.maxSeconds,
} as const

/** The cookie by which a browser is known to members who logged in there, as long as browsers keep one at all. */
export const knownBrowserCookie = {
  name: 'practicum-browser',
  path: '/api/v1/member/auth',
  seconds: 400 * 24 * 60 * 60,
} as const
