import { and, asc, eq, inArray, isNotNull, lte, notInArray } from 'drizzle-orm'
import { dataExportLimits } from '#contract/accounts/data-export.ts'
import { ordersAsCsv } from '../api/data-export/order-csv.ts'
import {
  type OwnDataServices,
  ordersPerPage,
  ownDataParts,
  presentOwnOrder,
  readOrders,
} from '../api/data-export/own-data.ts'
import type { OrderParts } from '../api/purchase-history/present.ts'
import { describeError } from '../db/errors.ts'
import { type Database, transact } from '../db/open.ts'
import { type DataExportRow, dataExports } from '../db/schema/data-exports.ts'
import { members } from '../db/schema/members.ts'
import { orders } from '../db/schema/orders.ts'
import type { Clock } from '../lib/clock.ts'
import type { Figures } from '../lib/figures.ts'
import type { Log } from '../lib/log.ts'
import { runRegularly } from '../lib/run-regularly.ts'
import { enqueueDataExportReady } from '../messages/data-export-messages.ts'
import type { Providers } from '../providers/providers.ts'
import { claimEach } from './claim.ts'
import { createWorkQueue, type WorkQueue } from './work-queue.ts'

interface ExportServices {
  readonly db: Database
  readonly clock: Clock
  readonly providers: Pick<Providers, 'learning'>
  readonly log: Log
  readonly figures?: Figures | undefined
  /** Aborted when the shop stops: exports under way are left to the next process. */
  readonly signal?: AbortSignal
}

/** How often the job polls, in milliseconds. */
const pollMs = 3_000
/** Exports at one time. */
const concurrency = 2
/** An export without progress for this long, in milliseconds, is taken up by another process. */
const claimMs = 60_000
/** How often an export is taken up before it is given up. */
const maxChecks = 5

/** Prepares every export that is due. Resolves when all of them have been worked on. */
export async function prepareDataExports(services: ExportServices): Promise<void> {
  const queue = queueOf(services)
  await queue.poll()
  await queue.onIdle()
}

function queueOf(services: ExportServices): WorkQueue {
  return createWorkQueue({
    name: 'prepare-data-exports',
    read: (limit, except) => claimDueExports(services, limit, except),
    keyOf: ({ id }) => id,
    work: (row) => prepareDataExport(services, row),
    concurrency,
    log: services.log,
    figures: services.figures,
    signal: services.signal,
  })
}

/** Exports to prepare. Gives up those that were taken up too often. */
async function claimDueExports({ db, clock, log }: ExportServices, limit: number, except: readonly string[]) {
  const now = clock.now()
  const due = await db
    .select()
    .from(dataExports)
    .where(
      and(
        inArray(dataExports.status, ['requested', 'preparing']),
        lte(dataExports.checkAt, now),
        notInArray(dataExports.id, [...except]),
      ),
    )
    .orderBy(asc(dataExports.checkAt))
    .limit(limit)
  const claimed = await claimEach(due, (row) =>
    db
      .update(dataExports)
      .set(
        row.checks >= maxChecks
          ? { status: 'failed', checkAt: null }
          : { status: 'preparing', percent: 0, checkAt: claimEnd(now), checks: row.checks + 1 },
      )
      // Without a next look it has just been finished by the process that was slow.
      .where(and(isClaimedBy(row), isNotNull(dataExports.checkAt)))
      .returning({ id: dataExports.id }),
  )
  return claimed.flatMap((row) => {
    if (row.checks < maxChecks) return [{ ...row, checks: row.checks + 1 }]
    log.error({ event: 'data_export_failed', dataExportId: row.id }, 'an export of data was given up')
    return []
  })
}

const claimEnd = (now: Date) => new Date(now.getTime() + claimMs)

/** The row as this process has claimed it: neither requested anew, nor taken up by another process. */
function isClaimedBy({ id, checks }: Pick<DataExportRow, 'id' | 'checks'>) {
  return and(eq(dataExports.id, id), eq(dataExports.checks, checks))
}

/**
 * Reads the member's data by parts, writes the progress after each, and at last both files with the mail. A process that
 * takes an export up again begins at the first part, so that the files are of one time.
 */
async function prepareDataExport(services: ExportServices, row: DataExportRow): Promise<void> {
  const { db, clock, signal } = services
  const { memberId, locale } = row
  const [member] = await db
    .select()
    .from(members)
    .where(and(eq(members.id, memberId), inArray(members.status, ['active', 'restricted'])))
  if (!member) {
    await db.delete(dataExports).where(isClaimedBy(row))
    return
  }
  const reading: OwnDataServices = { ...services, locale }
  const parts = Object.entries(ownDataParts)
  const pages = Math.ceil((await db.$count(orders, eq(orders.memberId, memberId))) / ordersPerPage)
  let done = 0
  /** Writes the progress. False when the shop stops: then the next process may take the export up at once. */
  const advance = async () => {
    done += 1
    const isStopping = signal?.aborted === true
    const percent = Math.min(99, Math.floor((done / (parts.length + pages)) * 100))
    await db
      .update(dataExports)
      .set({ percent, checkAt: isStopping ? clock.now() : claimEnd(clock.now()) })
      .where(isClaimedBy(row))
    return !isStopping
  }

  const data: Record<string, unknown> = { exported_at: clock.now().toISOString() }
  for (const [name, read] of parts) {
    data[name] = await read(reading, member)
    if (!(await advance())) return
  }
  const ordered: OrderParts[] = []
  for (let page = await readOrders(db, memberId, ''); page.length > 0; ) {
    ordered.push(...page)
    if (!(await advance())) return
    page = await readOrders(db, memberId, page.at(-1)?.order.number ?? '')
  }
  // Read by number, of which the second half is random.
  ordered.sort((one, other) => one.order.orderedAt.getTime() - other.order.orderedAt.getTime())
  const now = clock.now()
  data['orders'] = ordered.map((each) => presentOwnOrder(each, locale, now))
  const json = `${JSON.stringify(data, undefined, 2)}\n`
  const csv = ordersAsCsv(ordered, locale)
  const expiresAt = new Date(now.getTime() + dataExportLimits.keptSeconds * 1000)
  await transact(db, async (tx) => {
    const ready = await tx
      .update(dataExports)
      .set({ status: 'ready', percent: 100, json, csv, expiresAt, checkAt: null })
      .where(isClaimedBy(row))
      .returning({ id: dataExports.id })
    if (ready.length > 0) await enqueueDataExportReady(tx, now, member, { locale, expiresAt })
  })
}

/** Runs {@link prepareDataExports} every few seconds. Returns how to stop it. */
export function prepareDataExportsRegularly(services: Omit<ExportServices, 'signal'>): () => Promise<void> {
  const stopping = new AbortController()
  const queue = queueOf({ ...services, signal: stopping.signal })
  const stop = runRegularly({
    name: 'prepare-data-exports',
    everyMs: pollMs,
    work: () => queue.poll(),
    onError: (error) => services.log.warn({ error: describeError(error) }, 'data was not exported'),
    figures: services.figures,
  })
  return async () => {
    stopping.abort()
    await stop()
    await queue.onIdle()
  }
}
