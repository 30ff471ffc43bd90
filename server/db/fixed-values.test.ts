import { readdirSync } from 'node:fs'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/server/test-database.ts'

const { database } = await testDatabase()

/** Columns that are named like a fixed set of values and have none, with the reason. */
const openColumns: Record<string, string> = {
  'attachments.type': 'MIME type of a file of the content folder',
  'content_uploads.type': 'MIME type of an uploaded file',
  'devices.category': 'the categories of devices are content',
  'faqs.category': 'no call reads it yet: its list is content',
  'media.type': 'MIME type of a file of the content folder',
  'operator_approvals.reason': 'words of an operator',
  'order_events.actor': 'who acted: a job, a member or an operator by name',
  'refunds.reason': 'words of the buyer or the operator',
  'sandbox_records.kind': 'each provider of the sandbox names its own',
}
const namedLikeAFixedSet =
  /^(actor|category|channel|decline|equipment|failure_reason|from|kind|locale|method|provider|purpose|reason|relation|guardian_relation|revoked_for|status|to|type|action)$/

interface TextColumn {
  readonly table: string
  readonly column: string
  readonly values: readonly string[] | undefined
  /** Whether it refers to a row of another table, whose own column is checked. */
  readonly isReference: boolean
}

const modules: Record<string, unknown>[] = await Promise.all(
  readdirSync(new URL('schema', import.meta.url)).map(
    (file) => import(new URL(`schema/${file}`, import.meta.url).href),
  ),
)
const columns = modules
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, PgTable))
  .flatMap((table): TextColumn[] => {
    const { name, columns, foreignKeys } = getTableConfig(table)
    const referring = foreignKeys.flatMap((key) => key.reference().columns.map((column) => column.name))
    return columns
      .filter((column) => column.getSQLType() === 'text')
      .map((column) => ({
        table: name,
        column: column.name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        values: column.enumValues,
        isReference: referring.includes(column.name),
      }))
  })

test('every column with a fixed set of values is an enum of the schema', () => {
  expect(columns.length).toBeGreaterThan(100)
  const plain = columns.filter(({ column, values }) => values === undefined && namedLikeAFixedSet.test(column))
  expect(plain.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(Object.keys(openColumns))
})

test('the migrated database checks every enum of the schema, with exactly its values', async () => {
  const checks = v.parse(
    v.array(v.object({ table: v.string(), column: v.string(), rule: v.string() })),
    await database.query(
      `select c.conrelid::regclass::text as "table", a.attname::text as "column", pg_get_constraintdef(c.oid) as rule
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'c' and cardinality(c.conkey) = 1`,
    ),
  )
  const valuesChecked = ({ table, column }: TextColumn) =>
    checks
      .filter((check) => check.table === table && check.column === column)
      .map(({ rule }) => [...rule.matchAll(/'([^']*)'::text/g)].map(([, value]) => value).toSorted())
  const enums = columns.filter(({ values, isReference }) => values !== undefined && !isReference)
  expect(enums.length).toBeGreaterThan(40)
  for (const each of enums)
    expect(valuesChecked(each), `${each.table}.${each.column}`).toContainEqual([...(each.values ?? [])].toSorted())
})
