import { and, eq, inArray, not, sql } from 'drizzle-orm'
import type { Locale } from '#contract/values/locale.ts'
import type { PageRoute } from '#contract/values/page-routes.ts'
import type { VisitDevice, VisitLayout, VitalName } from '#contract/values/visit-counts.ts'
import { describeError, isDatabaseUnavailable } from '../db/errors.ts'
import { type Database, transact } from '../db/open.ts'
import { emptySearches, flowCounts, pageVitals } from '../db/schema/visit-counts.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import { siteOf } from '../lib/network.ts'
import { stepOf } from '../lib/vital-steps.ts'

interface EnteredState {
  readonly flow: string
  readonly state: string
  readonly layout: VisitLayout
  readonly locale: Locale
  readonly entered: number
}

interface EmptySearch {
  /** Normalized. */
  readonly term: string
  readonly locale: Locale
}

interface MeasuredVital {
  readonly route: PageRoute
  readonly layout: VisitLayout
  readonly device: VisitDevice
  readonly name: VitalName
  /** In ms, of a layout shift in thousandths. */
  readonly value: number
}

/** Adds up counts of visits. */
export interface VisitCounts {
  /** `address` is that of the visitor: what one network adds on a day is bounded, see {@link networkLimits}. */
  readonly add: (
    address: string,
    counts: {
      readonly states: readonly EnteredState[]
      readonly searches: readonly EmptySearch[]
      readonly vitals: readonly MeasuredVital[]
    },
  ) => void
  /** Resolves once everything added so far is stored. */
  readonly settled: () => Promise<void>
}

/**
 * What one network can add on a day of Korea, so that nobody can invent figures: anybody may send these calls. Many people
 * share the address of a school or a mobile carrier, and further ones of them are not counted.
 */
const networkLimits = {
  /** Different search terms, each of which counts once. */
  terms: 20,
  /** Entries of one state of a flow. */
  entries: 100,
  /** Values of one name on one route. Most phones of a mobile carrier share few addresses. */
  vitals: 1_000,
} as const
/** Counters of networks in memory. Those that were used longest ago are forgotten. */
const maxCounters = 100_000
/** Different terms of a day. A further one replaces one of those that were searched least. */
const maxTermsOfDay = 1_000
/** Different rows that wait while others are being stored. Further ones are dropped. */
const maxWaiting = 2_000

type StateRow = typeof flowCounts.$inferInsert
type TermRow = typeof emptySearches.$inferInsert
type VitalRow = typeof pageVitals.$inferInsert

/**
 * Counts what each network has added today, in the memory of this process: the database does not learn who searched for
 * what.
 */
function createNetworkQuota() {
  const used = new Map<string, number>()
  let today: string | undefined
  /** Takes up to `amount` of what is left to a network of `limit`; returns how much. */
  return (day: string, key: readonly string[], amount: number, limit: number): number => {
    if (day !== today) used.clear()
    today = day
    const name = JSON.stringify(key)
    const before = used.get(name) ?? 0
    const taken = Math.min(amount, limit - before)
    used.delete(name)
    used.set(name, before + taken)
    const [oldest] = used.keys()
    if (used.size > maxCounters && oldest !== undefined) used.delete(oldest)
    return taken
  }
}

/**
 * Stores counts after their calls are answered, one batch at a time: what arrives meanwhile is added up in memory. Counts
 * that cannot be stored are lost.
 */
export function createVisitCounts({ db, clock }: { db: Database; clock: Clock }, log: Log): VisitCounts {
  let states = new Map<string, StateRow>()
  let terms = new Map<string, TermRow>()
  let vitals = new Map<string, VitalRow>()
  let storing: Promise<void> | undefined
  const take = createNetworkQuota()
  const waiting = () => states.size + terms.size + vitals.size
  const store = async () => {
    while (waiting() > 0) {
      const batch = { states: [...states.values()], terms: [...terms.values()], vitals: [...vitals.values()] }
      states = new Map()
      terms = new Map()
      vitals = new Map()
      try {
        await storeStates(db, batch.states)
        await storeTerms(db, batch.terms)
        await storeVitals(db, batch.vitals)
      } catch (error) {
        if (!isDatabaseUnavailable(error)) log.warn({ error: describeError(error) }, 'visits were not counted')
      }
    }
    storing = undefined
  }
  return {
    add: (address, { states: entered, searches, vitals: measured }) => {
      const day = clock.today()
      const site = siteOf(address)
      for (const each of entered) {
        const counted = take(day, [site, 'state', each.flow, each.state], each.entered, networkLimits.entries)
        if (counted === 0) continue
        const key = JSON.stringify([day, each.flow, each.state, each.layout, each.locale])
        const before = states.get(key)?.entered ?? 0
        if (before > 0 || states.size < maxWaiting) states.set(key, { ...each, day, entered: before + counted })
      }
      for (const { term, locale } of searches) {
        if (take(day, [site, 'term', term, locale], 1, 1) === 0) continue
        if (take(day, [site, 'terms'], 1, networkLimits.terms) === 0) continue
        const key = JSON.stringify([day, term, locale])
        const before = terms.get(key)?.times ?? 0
        if (before > 0 || terms.size < maxWaiting) terms.set(key, { day, term, locale, times: before + 1 })
      }
      for (const { value, ...each } of measured) {
        if (take(day, [site, 'vital', each.route, each.name], 1, networkLimits.vitals) === 0) continue
        const row = { ...each, day, step: stepOf(value) }
        const key = JSON.stringify([day, row.route, row.layout, row.device, row.name, row.step])
        const before = vitals.get(key)?.times ?? 0
        if (before > 0 || vitals.size < maxWaiting) vitals.set(key, { ...row, times: before + 1 })
      }
      if (waiting() > 0) storing ??= store()
    },
    settled: async () => storing,
  }
}

async function storeStates(db: Database, rows: readonly StateRow[]): Promise<void> {
  if (rows.length === 0) return
  const { flow, day, state, layout, locale, entered } = flowCounts
  await transact(db, (tx) =>
    tx
      .insert(flowCounts)
      .values([...rows])
      .onConflictDoUpdate({
        target: [flow, day, state, layout, locale],
        set: { entered: sql`${entered} + excluded.entered` },
      }),
  )
}

async function storeTerms(db: Database, rows: readonly TermRow[]): Promise<void> {
  const { day, term, locale, times } = emptySearches
  for (const [today, ofDay] of Map.groupBy(rows, (row) => row.day)) {
    await transact(db, async (tx) => {
      const found = await tx
        .select({ term, locale })
        .from(emptySearches)
        .where(
          and(
            eq(day, today),
            inArray(
              term,
              ofDay.map((row) => row.term),
            ),
          ),
        )
      const known = new Set(found.map((row) => JSON.stringify([row.term, row.locale])))
      const isKnown = (row: TermRow) => known.has(JSON.stringify([row.term, row.locale]))
      const added = ofDay.filter((row) => !isKnown(row)).slice(0, maxTermsOfDay)
      const excess = (await tx.$count(emptySearches, eq(day, today))) + added.length - maxTermsOfDay
      if (excess > 0) {
        // By chance among those of one number, so that no term can be pushed out for certain.
        const rarest = tx
          .select({ term, locale })
          .from(emptySearches)
          .where(
            and(
              eq(day, today),
              not(
                inArray(
                  term,
                  ofDay.map((row) => row.term),
                ),
              ),
            ),
          )
          .orderBy(times, sql`random()`)
          .limit(excess)
        await tx.delete(emptySearches).where(and(eq(day, today), sql`(${term}, ${locale}) in ${rarest}`))
      }
      const stored = [...ofDay.filter(isKnown), ...added]
      await tx
        .insert(emptySearches)
        .values(stored)
        .onConflictDoUpdate({ target: [day, term, locale], set: { times: sql`${times} + excluded.times` } })
    })
  }
}

async function storeVitals(db: Database, rows: readonly VitalRow[]): Promise<void> {
  if (rows.length === 0) return
  const { day, route, layout, device, name, step, times } = pageVitals
  await transact(db, (tx) =>
    tx
      .insert(pageVitals)
      .values([...rows])
      .onConflictDoUpdate({
        target: [day, route, layout, device, name, step],
        set: { times: sql`${times} + excluded.times` },
      }),
  )
}
