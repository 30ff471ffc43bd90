import { listStuckMails, listStuckPayments, listStuckRefunds } from '../../server/operator/find.ts'
import { listDueRows } from '../../server/operator/retention.ts'
import { formatTable } from './columns.ts'
import type { Handler } from './handler.ts'
import { formatRow, print, printRows } from './output.ts'

const listStuckPaymentsCommand: Handler = async ({ services, options }) =>
  printRows(options, await listStuckPayments(services))

const listStuckRefundsCommand: Handler = async ({ services, options }) => {
  const rows = await listStuckRefunds(services)
  print(options, rows, () =>
    formatTable(
      rows.map((row) => ({
        ...formatRow(row),
        'what to do':
          row.nextCheckAt !== null
            ? 'the provider is asked again'
            : row.hasAccount || row.method !== 'virtual_account'
              ? `orders refund ${row.orderNumber} --reason …`
              : `orders refund ${row.orderNumber} --reason … --bank … --account … --holder …`,
      })),
    ),
  )
}

const listStuckMailsCommand: Handler = async ({ services, options }) =>
  printRows(options, await listStuckMails(services))

const listDueRowsCommand: Handler = async ({ services, options }) => printRows(options, await listDueRows(services))

/** What is stuck, and what is due to be deleted. */
export const upkeepHandlers = {
  'payments stuck': listStuckPaymentsCommand,
  'refunds stuck': listStuckRefundsCommand,
  'mails stuck': listStuckMailsCommand,
  retention: listDueRowsCommand,
}
