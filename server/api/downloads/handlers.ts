import type * as contract from '../../../contract/content/downloads.ts'
import type { HandlersFor } from '../handler.ts'
import clientFile from './client-file.ts'
import downloadAttachment from './download-attachment.ts'
import manualCategories from './manual-categories.ts'
import manualList from './manual-list.ts'

/** A handler for each call of `contract/content/downloads.ts`. */
export const downloadsHandlers = {
  clientFile,
  downloadAttachment,
  manualCategories,
  manualList,
} satisfies HandlersFor<typeof contract>
