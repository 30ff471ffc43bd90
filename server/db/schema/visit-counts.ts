import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { locales } from '#contract/values/locale.ts'
import { visitDevices, visitLayouts, vitalNames } from '#contract/values/visit-counts.ts'
import { checkValues } from './columns.ts'

/** How many runs of a flow entered each of its states on a day of Korea. */
export const flowCounts = pgTable(
  'flow_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    flow: text().notNull(),
    /** Name of a state, or `begin` for the runs that began. */
    state: text().notNull(),
    layout: text({ enum: visitLayouts }).notNull(),
    locale: text({ enum: locales }).notNull(),
    entered: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.flow, table.day, table.state, table.layout, table.locale] }),
    checkValues('flow_counts_layout', table.layout),
    checkValues('flow_counts_locale', table.locale),
    index('flow_counts_day').on(table.day),
  ],
)

/** How often a search found nothing on a day of Korea, by its normalized term. */
export const emptySearches = pgTable(
  'empty_searches',
  {
    day: date({ mode: 'string' }).notNull(),
    term: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    times: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.term, table.locale] }),
    checkValues('empty_searches_locale', table.locale),
  ],
)

/**
 * How often a value of a page was measured on a day of Korea, by route, layout and kind of device. Values that differ by
 * less than a tenth share a row: `server/lib/vital-steps.ts`.
 */
export const pageVitals = pgTable(
  'page_vitals',
  {
    day: date({ mode: 'string' }).notNull(),
    route: text().notNull(),
    layout: text({ enum: visitLayouts }).notNull(),
    device: text({ enum: visitDevices }).notNull(),
    name: text({ enum: vitalNames }).notNull(),
    step: integer().notNull(),
    times: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.route, table.layout, table.device, table.name, table.step] }),
    checkValues('page_vitals_layout', table.layout),
    checkValues('page_vitals_device', table.device),
    checkValues('page_vitals_name', table.name),
  ],
)
