import { daySchema } from '#contract/values/quantities.ts'
import { vitalNames } from '#contract/values/visit-counts.ts'
import { addDays } from '#server/lib/clock.ts'
import { listStuckMails, listStuckPayments, listStuckRefunds } from '#server/operator/find.ts'
import { listDueRows } from '#server/operator/retention.ts'
import { pageSpeedOf } from '#server/operator/visits.ts'
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

/** Days of a period that the command's caller does not name. */
const speedDays = 28

const pageSpeedCommand: Handler = async ({ services, options, args: { optional } }) => {
  const until = optional('until', daySchema) ?? services.clock.today()
  const from = optional('from', daySchema) ?? addDays(until, 1 - speedDays)
  const pages = await pageSpeedOf(services.db, { from, until })
  printRows(
    options,
    pages.map(({ p75, ...page }) => ({
      ...page,
      ...Object.fromEntries(vitalNames.map((name) => [name, p75[name] ?? null])),
    })),
  )
}

/** What is stuck, what is due to be deleted, and how fast pages are. */
export const upkeepHandlers = {
  'payments stuck': listStuckPaymentsCommand,
  'refunds stuck': listStuckRefundsCommand,
  'mails stuck': listStuckMailsCommand,
  retention: listDueRowsCommand,
  speed: pageSpeedCommand,
}
