import { and, asc, desc, eq, gte, lte, max, sql, sum } from 'drizzle-orm'
import { leastSearches } from '#contract/desk/funnels.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { VisitDevice, VisitLayout, VitalName } from '#contract/values/visit-counts.ts'
import type { Database } from '../db/open.ts'
import { emptySearches, flowCounts, pageVitals } from '../db/schema/visit-counts.ts'
import { seventyFifthPercentile } from '../lib/vital-steps.ts'
import type { Period } from './figures.ts'

interface FunnelFilter extends Period {
  readonly flow: string
  readonly layout?: VisitLayout | undefined
  readonly locale?: Locale | undefined
}

/** Runs of a flow that entered each of its states in a period, by the name of the state. */
export async function funnelOf(db: Database, { flow, from, until, layout, locale }: FunnelFilter) {
  const rows = await db
    .select({ state: flowCounts.state, entered: sum(flowCounts.entered).mapWith(Number) })
    .from(flowCounts)
    .where(
      and(
        eq(flowCounts.flow, flow),
        gte(flowCounts.day, from),
        lte(flowCounts.day, until),
        layout && eq(flowCounts.layout, layout),
        locale && eq(flowCounts.locale, locale),
      ),
    )
    .groupBy(flowCounts.state)
    .orderBy(asc(flowCounts.state))
  return rows.map(({ state, entered }) => ({ state, entered: entered ?? 0 }))
}

interface SearchFilter extends Period {
  readonly locale?: Locale | undefined
  readonly page_index: number
  readonly page_size: number
}

/** A page of the terms that found nothing in a period, with the number of all. */
export async function emptySearchesOf(db: Database, filter: SearchFilter) {
  const { from, until, locale, page_index, page_size } = filter
  const times = sum(emptySearches.times).mapWith(Number)
  const frequent = db
    .select({
      term: emptySearches.term,
      times: times.as('all_times'),
      lastDay: max(emptySearches.day).as('last_day'),
    })
    .from(emptySearches)
    .where(and(gte(emptySearches.day, from), lte(emptySearches.day, until), locale && eq(emptySearches.locale, locale)))
    .groupBy(emptySearches.term)
    .having(sql`sum(${emptySearches.times}) >= ${leastSearches}`)
    .as('frequent')
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(frequent)
      .orderBy(desc(frequent.times), asc(frequent.term))
      .limit(page_size)
      .offset((page_index - 1) * page_size),
    db.$count(frequent),
  ])
  return {
    total,
    rows: rows.map(({ term, times: each, lastDay }) => ({ term, times: each ?? 0, last_day: lastDay ?? until })),
  }
}

interface PageSpeed {
  readonly route: string
  readonly layout: VisitLayout
  readonly device: VisitDevice
  /** Largest number of values of one name: about the number of visits. */
  readonly measured: number
  /** By name, the 75th percentile to a tenth: ms, of layout shifts thousandths. */
  readonly p75: Partial<Record<VitalName, number>>
}

/** How fast pages were for visitors in a period, by route, layout and kind of device; those measured most come first. */
export async function pageSpeedOf(db: Database, { from, until }: Period): Promise<readonly PageSpeed[]> {
  const { day, route, layout, device, name, step, times } = pageVitals
  const rows = await db
    .select({ route, layout, device, name, step, times: sum(times).mapWith(Number) })
    .from(pageVitals)
    .where(and(gte(day, from), lte(day, until)))
    .groupBy(route, layout, device, name, step)
  const groups = Map.groupBy(rows, (row) => JSON.stringify([row.route, row.layout, row.device]))
  const pages = [...groups.values()].flatMap((ofPage) => {
    const [first] = ofPage
    if (!first) return []
    const byName = [...Map.groupBy(ofPage, (row) => row.name)].map(
      ([each, values]) => [each, new Map(values.map((row) => [row.step, row.times ?? 0]))] as const,
    )
    const counts = byName.map(([, values]) => [...values.values()].reduce((all, count) => all + count, 0))
    const p75: PageSpeed['p75'] = Object.fromEntries(
      byName.map(([each, values]) => [each, seventyFifthPercentile(values)]),
    )
    return [{ route: first.route, layout: first.layout, device: first.device, measured: Math.max(...counts), p75 }]
  })
  return pages.toSorted((one, other) => other.measured - one.measured || (one.route < other.route ? -1 : 1))
}
