import { and, asc, desc, eq, getTableColumns, gt, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { EventState } from '#contract/content/board-addresses.ts'
import type { Database } from '#server/db/open.ts'
import { events } from '#server/db/schema/boards.ts'
import { categories } from '#server/db/schema/courses.ts'

// Queries of events.

export type EventRow = typeof events.$inferSelect
export type NamedEventRow = EventRow & { readonly categoryName: (typeof categories.$inferSelect)['name'] | null }

/** The state of an event on `today`, `YYYY-MM-DD`. */
export function eventState({ startsOn, endsOn }: Pick<EventRow, 'startsOn' | 'endsOn'>, today: string): EventState {
  if (startsOn > today) return 'upcoming'
  return endsOn < today ? 'completed' : 'ongoing'
}

/** Events in a state on `today`; all of them without one. */
export function eventsInState(state: EventState | undefined, today: string): SQL | undefined {
  if (state === 'upcoming') return gt(events.startsOn, today)
  if (state === 'completed') return lt(events.endsOn, today)
  return state === 'ongoing' ? and(lte(events.startsOn, today), gte(events.endsOn, today)) : undefined
}

/** Events with the names of their fields. */
function namedEvents(db: Database) {
  return db
    .select({ ...getTableColumns(events), categoryName: categories.name })
    .from(events)
    .leftJoin(categories, eq(categories.code, events.categoryCode))
}

/** By `first`, then ongoing events by their end, then upcoming ones by their start, then completed ones, the latest first. */
export function findEvents(
  db: Database,
  where: SQL | undefined,
  { today, first, size, offset }: { today: string; first: readonly SQL[]; size: number; offset: number },
): Promise<NamedEventRow[]> {
  const { startsOn, endsOn, idx } = events
  const day = sql`${today}::date`
  const rank = sql`case when ${startsOn} > ${day} then 1 when ${endsOn} < ${day} then 2 else 0 end`
  const distance = sql`case when ${startsOn} > ${day} then ${startsOn} - ${day} else abs(${endsOn} - ${day}) end`
  return namedEvents(db)
    .where(where)
    .orderBy(...first, rank, distance, desc(idx))
    .limit(size)
    .offset(offset)
}

/** Events by their number. */
export function findNamedEvents(db: Database, where: SQL | undefined): Promise<NamedEventRow[]> {
  return namedEvents(db).where(where).orderBy(asc(events.idx))
}

/** The events that begin before and after another one. */
export async function findNeighbours(db: Database, { startsOn, idx }: Pick<EventRow, 'startsOn' | 'idx'>) {
  const neighbour = () => db.select().from(events)
  const sameDay = eq(events.startsOn, startsOn)
  const [[previous], [next]] = await Promise.all([
    neighbour()
      .where(or(lt(events.startsOn, startsOn), and(sameDay, lt(events.idx, idx))))
      .orderBy(desc(events.startsOn), desc(events.idx))
      .limit(1),
    neighbour()
      .where(or(gt(events.startsOn, startsOn), and(sameDay, gt(events.idx, idx))))
      .orderBy(asc(events.startsOn), asc(events.idx))
      .limit(1),
  ])
  return { previous, next }
}
