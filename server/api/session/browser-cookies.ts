import { sessionLimits } from '../../../contract/session.ts'

/** Cookie that a refresh token requires. It is sent to the refresh call only. */
export const bindingCookie = {
  name: 'practicum-session',
  path: '/api/v1/member/auth/token',
  seconds: sessionLimits.maxSeconds,
} as const

/** Cookie by which members know a browser in which they logged in. It has the maximum lifetime of browsers. */
export const knownBrowserCookie = {
  name: 'practicum-browser',
  path: '/api/v1/member/auth',
  seconds: sessionLimits.knownBrowserSeconds,
} as const
