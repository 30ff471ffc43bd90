import { sessionLimits } from '../../../contract/session.ts'

/** Cookie that a refresh token requires. It is sent to the refresh call only. */
export const bindingCookie = {
  name: 'practicum-session',
  path: '/api/v1/member/auth/token',
  seconds: sessionLimits.maxSeconds,
} as const

/**
 * Cookie by which members know a browser in which they logged in. It has the maximum lifetime of browsers. It is sent to
 * every call of members: the change of the password, too, has to recognise the browser.
 */
export const knownBrowserCookie = {
  name: 'practicum-browser',
  path: '/api/v1/member',
  seconds: sessionLimits.knownBrowserSeconds,
} as const
