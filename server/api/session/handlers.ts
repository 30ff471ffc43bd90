import type * as contract from '../../../contract/accounts/session.ts'
import type { HandlersFor } from '../handler.ts'
import checkSession from './check-session.ts'
import closeSession from './close-session.ts'
import endSession from './end-session.ts'
import memberSessions from './member-sessions.ts'
import refreshSession from './refresh-session.ts'

/** A handler for each call of `contract/accounts/session.ts`. */
export const sessionHandlers = {
  checkSession,
  closeSession,
  endSession,
  memberSessions,
  refreshSession,
} satisfies HandlersFor<typeof contract>
