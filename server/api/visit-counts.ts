import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Locale } from '../../contract/values/locale.ts'
import type { PageRoute } from '../../contract/values/page-routes.ts'
import type { VisitDevice, VisitLayout, VitalName } from '../../contract/values/visit-counts.ts'
import { describeError, isDatabaseUnavailable } from '../db/errors.ts'
import { type Database, transact } from '../db/open.ts'
import { emptySearches, flowCounts, pageVitals } from '../db/schema/visit-counts.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
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
  readonly add: (counts: {
    readonly states: readonly EnteredState[]
    readonly searches: readonly EmptySearch[]
    readonly vitals: readonly MeasuredVital[]
  }) => void
  /** Resolves once everything added so far is stored. */
  readonly settled: () => Promise<void>
}

/** Different terms of a day. Further ones are not stored, so that invented terms do not fill the table. */
const maxTermsOfDay = 1_000
/** Different rows that wait while others are being stored. Further ones are dropped. */
const maxWaiting = 2_000

type StateRow = typeof flowCounts.$inferInsert
type TermRow = typeof emptySearches.$inferInsert
type VitalRow = typeof pageVitals.$inferInsert

/**
 * Stores counts after their calls are answered, one batch at a time: what arrives meanwhile is added up in memory. Counts
 * that cannot be stored are lost.
 */
export function createVisitCounts({ db, clock }: { db: Database; clock: Clock }, log: Log): VisitCounts {
  let states = new Map<string, StateRow>()
  let terms = new Map<string, TermRow>()
  let vitals = new Map<string, VitalRow>()
  let storing: Promise<void> | undefined
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
    add: ({ states: entered, searches, vitals: measured }) => {
      const day = clock.today()
      for (const each of entered) {
        const key = JSON.stringify([day, each.flow, each.state, each.layout, each.locale])
        const before = states.get(key)?.entered ?? 0
        if (before > 0 || states.size < maxWaiting) states.set(key, { ...each, day, entered: before + each.entered })
      }
      for (const { term, locale } of searches) {
        const key = JSON.stringify([day, term, locale])
        const before = terms.get(key)?.times ?? 0
        if (before > 0 || terms.size < maxWaiting) terms.set(key, { day, term, locale, times: before + 1 })
      }
      for (const { value, ...each } of measured) {
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
      const free = Math.max(0, maxTermsOfDay - (await tx.$count(emptySearches, eq(day, today))))
      const stored = [...ofDay.filter(isKnown), ...ofDay.filter((row) => !isKnown(row)).slice(0, free)]
      if (stored.length === 0) return
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
