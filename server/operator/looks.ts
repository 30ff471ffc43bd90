import { and, eq, gt } from 'drizzle-orm'
import type { DeskList } from '#contract/desk/desk-endpoint.ts'
import type { Database } from '../db/open.ts'
import { transact } from '../db/open.ts'
import { operatorRecords } from '../db/schema/operator.ts'
import type { Clock } from '../lib/clock.ts'
import { type Operator, recordAct } from './record.ts'

/** The same search within this time is one look, in ms: a turn of the page is none, and lists read themselves again. */
const oneLookMs = 30 * 60_000

/** What an operator saw of a list. */
interface Look {
  readonly by: Operator
  readonly list: DeskList
  /** What was searched for; without pages. */
  readonly filter: Readonly<Record<string, unknown>>
  /** How many rows there are on all pages. */
  readonly count: number
}

/** Records that an operator looked through a list of personal data, unless they did with the same filter a moment ago. */
export async function recordLook(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { by, list, filter, count }: Look,
): Promise<void> {
  const now = clock.now()
  const recent = await db
    .select({ details: operatorRecords.details })
    .from(operatorRecords)
    .where(
      and(
        eq(operatorRecords.operator, by.name),
        eq(operatorRecords.act, 'read-list'),
        gt(operatorRecords.happenedAt, new Date(now.getTime() - oneLookMs)),
      ),
    )
  const isSame = (details: Readonly<Record<string, unknown>> | null) =>
    details?.['list'] === list && keyOf(details['filter']) === keyOf(filter)
  if (recent.some(({ details }) => isSame(details))) return
  await transact(db, (tx) => recordAct(tx, now, { by, act: 'read-list', details: { list, filter, count } }))
}

/** A filter as a text, whatever the order of its fields. */
function keyOf(filter: unknown): string {
  const entries = typeof filter === 'object' && filter !== null ? Object.entries(filter) : []
  return JSON.stringify(entries.filter(([, value]) => value !== undefined).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
