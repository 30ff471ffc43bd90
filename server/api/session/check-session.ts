import { checkSession } from '../../../contract/accounts/session.ts'
import { defineHandler } from '../define-handler.ts'

/** A call that reaches this handler has a valid token. */
export default defineHandler(checkSession, async () => ({ content: {} }))
