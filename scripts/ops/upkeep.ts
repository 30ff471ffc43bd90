import * as v from 'valibot'
import { daySchema } from '#contract/values/quantities.ts'
import { vitalNames } from '#contract/values/visit-counts.ts'
import { addDays } from '#server/lib/clock.ts'
import { showRequest } from '#server/operator/requests.ts'
import { listDueRows } from '#server/operator/retention.ts'
import { pageSpeedOf } from '#server/operator/visits.ts'
import { formatPairs } from './columns.ts'
import type { Handler } from './handler.ts'
import { formatRow, print, printRows } from './output.ts'

const requestNumberSchema = v.pipe(v.string('is missing'), v.trim(), v.uuid('no number of a request'))

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

const showRequestCommand: Handler = async ({ services, options, args }) => {
  const shown = await showRequest(services, args.read('NUMBER', requestNumberSchema, args.subject))
  print(options, shown, () => formatPairs(formatRow(shown)))
}

/** Requests that failed, what is due to be deleted, and how fast pages are. */
export const upkeepHandlers = {
  'requests show': showRequestCommand,
  retention: listDueRowsCommand,
  speed: pageSpeedCommand,
}
