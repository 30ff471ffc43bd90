import type * as contract from '../../../contract/content/course-openings.ts'
import type { HandlersFor } from '../handler.ts'
import cancelOpeningMails from './cancel-opening-mails.ts'
import requestOpeningMail from './request-opening-mail.ts'

/** A handler for each call of `contract/content/course-openings.ts`. */
export const courseOpeningsHandlers = { cancelOpeningMails, requestOpeningMail } satisfies HandlersFor<typeof contract>
