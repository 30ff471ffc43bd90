import type * as contract from '../../../contract/accounts/data-export.ts'
import type { HandlersFor } from '../handler.ts'
import dataExport from './data-export.ts'
import downloadDataExport from './download-data-export.ts'
import requestDataExport from './request-data-export.ts'

/** A handler for each call of `contract/accounts/data-export.ts`. */
export const dataExportHandlers = { dataExport, downloadDataExport, requestDataExport } satisfies HandlersFor<
  typeof contract
>
