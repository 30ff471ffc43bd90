import { and, eq, gt } from 'drizzle-orm'
import { describeError } from '../db/errors.ts'
import { transact } from '../db/open.ts'
import { readRecordHead } from '../db/operator-record.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import type { Figures } from '../lib/figures.ts'
import type { Log } from '../lib/log.ts'
import { runRegularly } from '../lib/run-regularly.ts'
import { enqueueRecordHead } from '../messages/operator-messages.ts'
import type { OperatorServices } from './orders.ts'

/** How often the end of the record leaves the database, in milliseconds. */
const everyMilliseconds = 24 * 60 * 60 * 1000
/** Of several processes, and after a restart, one sends the mail of a day. */
const mailPauseMs = 23 * 60 * 60 * 1000

interface ReportServices extends Pick<OperatorServices, 'db' | 'clock'> {
  readonly log: Log
  /** Address to which it is sent as well; undefined for none. */
  readonly recordMail: string | undefined
}

/**
 * Writes the end of the record of acts to the log, and sends it to the address of the setting. Whoever deletes the last
 * rows of the record cannot delete them there: `npm run ops -- record check --head` compares both.
 */
export async function reportRecordHead({ db, clock, log, recordMail }: ReportServices): Promise<void> {
  const head = await readRecordHead(db)
  if (!head) return
  log.info({ event: 'record_head', ...head }, 'end of the record of acts')
  if (recordMail === undefined) return
  await transact(db, async (tx) => {
    const now = clock.now()
    const since = new Date(now.getTime() - mailPauseMs)
    const isRecent = and(eq(outboxMessages.kind, 'record-head'), gt(outboxMessages.createdAt, since))
    const [sent] = await tx.select({ id: outboxMessages.id }).from(outboxMessages).where(isRecent).limit(1)
    if (!sent) await enqueueRecordHead(tx, now, { email: recordMail, locale: 'ko' }, head)
  })
}

/** Runs {@link reportRecordHead} at the start and every day. Returns how to stop it. */
export function reportRecordHeadRegularly(
  services: ReportServices & { readonly figures?: Figures | undefined },
): () => Promise<void> {
  return runRegularly({
    name: 'record-head',
    everyMs: everyMilliseconds,
    work: () => reportRecordHead(services),
    onError: (error) => services.log.warn({ error: describeError(error) }, 'the end of the record was not reported'),
    figures: services.figures,
  })
}
