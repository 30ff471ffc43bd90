import { type Column, getTableColumns, sql } from 'drizzle-orm'
import { check, jsonb, timestamp } from 'drizzle-orm/pg-core'
import type { Locale } from '../../../contract/locale.ts'

/** A text in every language of the shop. */
export type Localized = Record<Locale, string>

export const localized = () => jsonb().$type<Localized>()
export const localizedList = () => jsonb().$type<Record<Locale, string[]>>()
/** A moment, with its zone; written by the injected clock, never by the database. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/**
 * The database's check that a column holds one of the values of its `enum`, or null. The extra configuration of a table
 * gets columns without their enum, so the values are read from the table's own.
 */
export function checkValues(name: string, column: Column) {
  const values: readonly string[] | undefined = Object.values(getTableColumns(column.table)).find(
    (each) => each.name === column.name,
  )?.enumValues
  if (!values) throw new Error(`${name}: the column has no enum`)
  return check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`)
}
