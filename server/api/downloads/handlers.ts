import type * as contract from '../../../contract/downloads.ts'
import type { HandlersFor } from '../handler.ts'
import downloadAttachment from './download-attachment.ts'

/** A handler for each call of `contract/downloads.ts`. */
export const downloadsHandlers = { downloadAttachment } satisfies HandlersFor<typeof contract>
