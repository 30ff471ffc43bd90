import { checkSession } from '../../../contract/session.ts'
import { answer } from '../answer.ts'

/** Who gets this far has a good token. */
export default answer(checkSession, async () => ({ content: {} }))
