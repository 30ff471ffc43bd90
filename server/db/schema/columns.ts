import { type Column, getTableColumns, sql } from 'drizzle-orm'
import { check, customType, jsonb, timestamp } from 'drizzle-orm/pg-core'
import type { Locale } from '#contract/values/locale.ts'

/** A text in every language of the shop. */
export type Localized = Record<Locale, string>

export const localized = () => jsonb().$type<Localized>()
export const localizedList = () => jsonb().$type<Record<Locale, string[]>>()
/** Bytes of a file. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A moment with its zone; written from the injected clock, never by the database. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/**
 * Check that a column contains one of the values of its `enum`, or null. The table's extra configuration gets columns
 * without their enum, so the values are read from the table.
 */
export function checkValues(name: string, column: Column) {
  const values: readonly string[] | undefined = Object.values(getTableColumns(column.table)).find(
    (each) => each.name === column.name,
  )?.enumValues
  if (!values) throw new Error(`${name}: the column has no enum`)
  return check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`)
}
