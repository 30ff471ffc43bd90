import { checkSession } from '../../../contract/session.ts'
import { defineHandler } from '../define-handler.ts'

/** Who gets this far has a good token. */
export default defineHandler(checkSession, async () => ({ content: {} }))
