import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { eq, is, sql, TransactionRollbackError } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { type Transaction, transact } from '#server/db/open.ts'
import { eraseMember } from '#server/db/retention/erase-member.ts'
import { retentionRules } from '#server/db/retention/rules.ts'
import { members } from '#server/db/schema/members.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { ownDataParts, presentOwnOrder, readOrders } from './own-data.ts'
import { typedColumns } from './typed-columns.ts'

/** Tables that an import fills from the content folder, and those that prepare the folder at the desk. */
const contentTables = new Set([
  'attachments',
  'banners',
  'categories',
  'classifications',
  'client_files',
  'content_drafts',
  'content_editions',
  'content_files',
  'companies',
  'content_state',
  'content_uploads',
  'course_notices',
  'courses',
  'delivery_messages',
  'devices',
  'events',
  'faq_categories',
  'faqs',
  'legal_articles',
  'legal_editions',
  'lessons',
  'manuals',
  'media',
  'notices',
  'pages',
  'purchase_options',
  'search_synonyms',
  'search_words',
  'sellers',
  'share_pictures',
])

/** Columns that the shop, a browser or a provider fills, without what was typed. */
const untypedColumns: Readonly<Record<string, readonly string[]>> = {
  'secrets, hashes and keys': [
    'cash_receipts.provider_key',
    'former_passwords.hash',
    'known_browsers.hash',
    'operator_passkeys.id',
    'operator_passkeys.public_key',
    'operator_records.hash',
    'operator_records.seal',
    'operator_records.seal_key',
    'passkey_challenges.challenge',
    'payments.provider_key',
    'payments.provider_order_id',
    'payments.provider_secret',
    'rate_limits.key',
    'identity_verifications.proof',
    'identity_verifications.provider_key',
    'sandbox_records.key',
    'session_families.seed',
    'session_tokens.hash',
    'shop_secrets.name',
    'shop_secrets.value',
    'social_joins.hash',
    'social_requests.code_verifier',
    'social_requests.nonce',
    'webhook_events.event_id',
  ],
  'addresses of pages': [
    'database_mode.desk_origin',
    'identity_verifications.origin',
    'identity_verifications.return_path',
    'inquiries.page',
    'page_vitals.route',
    'payments.origin',
    'payments.return_path',
    'social_requests.origin',
    'social_requests.return_path',
  ],
  'days of the calendar': [
    'certificates.completed_on',
    'certificates.issued_on',
    'empty_searches.day',
    'enrolments.ends_on',
    'enrolments.starts_on',
    'flow_counts.day',
    'members.erased_on',
    'notice_views.day',
    'order_items.ends_on',
    'order_items.starts_on',
    'page_vitals.day',
  ],
  'numbers, names and words of the shop': [
    'certificates.number',
    'certificates.title',
    'consents.edition',
    'failed_requests.code',
    'failed_requests.error',
    'failed_requests.thrown_at',
    'flow_counts.flow',
    'flow_counts.state',
    'guardian_consents.edition',
    'identifications.guardian_edition',
    'legal_notices.edition',
    'operator_records.subject',
    'operators.roles',
    'order_items.name',
    'order_items.option_name',
    'orders.number',
    'sandbox_records.kind',
  ],
  'who did it, and from where': [
    'inquiries.handover_from',
    'operator_records.network',
    'operator_records.operator',
    'order_events.actor',
    'saved_answers.changed_by',
  ],
}

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const modules: Record<string, unknown>[] = await Promise.all(
  readdirSync(new URL('../../db/schema', import.meta.url)).map(
    (file) => import(new URL(`../../db/schema/${file}`, import.meta.url).href),
  ),
)
const tables = new Map(
  modules
    .flatMap((module) => Object.values(module))
    .filter((value) => is(value, PgTable))
    .map((table) => [getTableConfig(table).name, getTableConfig(table)]),
)

/** Tables that a column refers to, by its name. */
function parentsOf(table: string): ReadonlyMap<string, string> {
  const keys = tables.get(table)?.foreignKeys.map((key) => key.reference()) ?? []
  return new Map(
    keys.flatMap(({ columns: [column], foreignTable }) =>
      column ? [[column.name, getTableConfig(foreignTable).name] as const] : [],
    ),
  )
}

/** Columns that can hold a text, a document, a day or bytes, and neither a fixed set of values nor the key of a row. */
const openColumns = [...tables].flatMap(([table, { columns }]) =>
  columns
    .filter(({ name, enumValues }) => enumValues === undefined && !parentsOf(table).has(name))
    .filter((column) => /^(text|jsonb|bytea|date)/.test(column.getSQLType()))
    .map(({ name }) => `${table}.${snakeCase(name)}`),
)
const isOfContent = (column: string) => contentTables.has(column.slice(0, column.indexOf('.')))
const isHash = (column: string) => column.endsWith('_hash')

describe('the table of typed columns', () => {
  test('has every column of the database that can hold what a person typed, and no other', () => {
    const untyped = Object.values(untypedColumns).flat()
    const listed = [...Object.keys(typedColumns), ...untyped]
    expect(openColumns.filter((column) => !isOfContent(column) && !isHash(column)).toSorted()).toEqual(
      listed.toSorted(),
    )
    expect([...contentTables].filter((table) => !tables.has(table))).toEqual([])
  })

  test('names rules of retention', () => {
    const rules = new Set(retentionRules.map(({ name }) => name))
    const named = Object.values(typedColumns).flatMap(({ erased }) => ('by' in erased ? [] : erased))
    expect(named.filter((rule) => !rules.has(rule))).toEqual([])
  })
})

describe('what is planted into each typed column', async () => {
  const shop = await sampleShop()
  const { services } = shop
  const former = 'data of former members'
  const { db, clock } = services
  const now = clock.now()
  const ids: Readonly<Record<string, string | number>> = {
    members: randomUUID(),
    operators: randomUUID(),
    orders: '20261121-PLANTED1',
    payments: randomUUID(),
    inquiries: 700_001,
  }
  const memberId = String(ids['members'])
  const columnNames = Object.keys(typedColumns)
  /** The planted value of each column: nothing else in the database has it. */
  const planted = new Map(
    columnNames.map((column, index) => {
      const number = String(index + 101)
      if (column.endsWith('.birth')) return [column, new Date(Date.UTC(1950, 0, index + 1)).toISOString().slice(0, 10)]
      return [column, column === 'inquiry_pictures.body' ? `feedfacecafe0${number}` : `planted0${number}`]
    }),
  )
  const texts = (names: readonly string[]) => (value: string) => Object.fromEntries(names.map((name) => [name, value]))
  /** Documents of a certain shape, with the planted value where it is read. */
  const documents: Readonly<Record<string, (value: string) => unknown>> = {
    'members.belonging': texts(['organization', 'clno', 'scnm', 'colg', 'dept', 'major']),
    'members.address': texts(['postcode', 'address', 'addressDetail', 'deliveryRequest']),
    'account_changes.details': (before) => ({ before }),
    'orders.buyer': texts(['name', 'phone', 'postcode', 'address', 'addressDetail', 'delivery']),
    'payments.details': (holder) => ({
      account: { bank: { kind: 'bank', code: 'kookmin' }, number: holder, holder, until: now.toISOString() },
    }),
    'operator_records.details': (reason) => ({ reason }),
  }
  /** What a row needs beside the planted values. */
  const special: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    order_items: { kind: 'goods' },
    operator_approvals: { kind: 'terminate-member', order_number: null },
    operator_records: { subject_kind: 'member', subject: memberId },
    outbox_messages: { status: 'waiting' },
    failed_requests: { status: 500 },
    reviews: { answered_at: now },
    sandbox_records: { expires_at: now },
  }

  function plantedValue(table: string, column: PgColumn): unknown {
    const name = snakeCase(column.name)
    const key = `${table}.${name}`
    const value = planted.get(key)
    const parent = parentsOf(table).get(column.name)
    if (special[table] && name in special[table]) return special[table][name]
    if (column.primary && ids[table] !== undefined) return ids[table]
    if (parent !== undefined && ids[parent] !== undefined) return ids[parent]
    const type = column.getSQLType()
    if (value !== undefined) {
      if (type === 'jsonb') return JSON.stringify(documents[key]?.(value) ?? { value })
      return type === 'bytea' ? Buffer.from(value, 'hex') : value
    }
    if (!column.notNull || column.hasDefault) return undefined
    if (column.enumValues) return column.enumValues[0]
    if (type === 'uuid') return randomUUID()
    if (type === 'jsonb') return '{}'
    if (type === 'boolean') return false
    if (type === 'date') return clock.today()
    if (type.startsWith('timestamp')) return now
    return type === 'integer' || type === 'bigint' ? 1 : randomUUID()
  }

  async function plantRow(table: string): Promise<void> {
    const columns = tables.get(table)?.columns ?? []
    const values = columns
      .map((column) => ({ name: snakeCase(column.name), value: plantedValue(table, column) }))
      .filter(({ value }) => value !== undefined)
    const names = sql.join(
      values.map(({ name }) => sql.identifier(name)),
      sql`, `,
    )
    const row = sql.join(
      values.map(({ value }) => sql`${value}`),
      sql`, `,
    )
    await db.execute(sql`insert into ${sql.identifier(table)} (${names}) values (${row})`)
  }

  /** The typed columns whose planted value their table still holds. */
  async function heldColumns(tx: Pick<Transaction, 'execute'>): Promise<string[]> {
    const found: string[] = []
    for (const [column, value] of planted) {
      const table = sql.identifier(column.slice(0, column.indexOf('.')))
      const { rows } = await tx.execute(sql`select 1 from ${table} as t where to_jsonb(t)::text like ${`%${value}%`}`)
      if (rows.length > 0) found.push(column)
    }
    return found
  }

  // An order has something to deliver, and parents come before their rows.
  const named = new Set([
    ...Object.keys(ids),
    'order_items',
    ...columnNames.map((name) => name.slice(0, name.indexOf('.'))),
  ])
  for (const table of named) await plantRow(table)
  const [member] = await db.select().from(members).where(eq(members.id, memberId))
  if (!member) throw new Error('the member was not planted')

  const parts = new Map<string, string>()
  for (const [name, read] of Object.entries(ownDataParts))
    parts.set(name, JSON.stringify(await read({ ...services, locale: 'ko' }, member)))
  const ordered = await readOrders(db, memberId, '')
  parts.set('orders', JSON.stringify(ordered.map((order) => presentOwnOrder(order, 'ko', now))))
  const atFirst = await heldColumns(db)
  let afterErasure: string[] = []
  const erasure = transact(db, async (tx) => {
    await eraseMember(tx, member, { now, userid: 'former member' })
    afterErasure = await heldColumns(tx)
    tx.rollback()
  })
  await erasure.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error
  })
  shop.pass(10 * 366 * 24 * 60 * 60)
  /** The rule that deleted the value of each column, once the time of every rule is over. */
  const erasedBy: Record<string, string> = {}
  let left = await heldColumns(db)
  for (const rule of retentionRules) {
    await rule.delete(db, clock)
    const still = await heldColumns(db)
    for (const column of left) if (!still.includes(column)) erasedBy[column] = rule.name
    left = still
  }

  test('is there', () => {
    expect(atFirst).toEqual(columnNames)
  })

  test.each(Object.entries(typedColumns))('%s: is in the file with the own data as the table says', (name, column) => {
    const value = planted.get(name) ?? ''
    const { exported } = column
    const part = typeof exported === 'string' ? exported : 'part' in exported ? exported.part : undefined
    const isMasked = typeof exported !== 'string' && 'masked' in exported
    const shown = isMasked ? `*${value.slice(-4)}"` : value
    expect([...parts].filter(([, text]) => text.includes(shown)).map(([each]) => each)).toEqual(part ? [part] : [])
    if (isMasked) expect(parts.get(part ?? '')).not.toContain(value)
  })

  test('is gone with the data of its member where the table says so, and nowhere else', () => {
    const stays = Object.entries(typedColumns).filter(([, { erased }]) => 'by' in erased || !erased.includes(former))
    expect(afterErasure).toEqual(stays.map(([name]) => name))
  })

  test('is gone after its time by the rule that the table names, and by no other', () => {
    const named = Object.entries(typedColumns).flatMap(([name, { erased }]) =>
      'by' in erased ? [] : erased.filter((rule) => rule !== former).map((rule) => [name, rule] as const),
    )
    expect(erasedBy).toEqual(Object.fromEntries(named))
  })
})
