import type { OpenDatabase } from '#server/db/open.ts'
import type { SentStatement, Side } from './interleave.ts'

/** What the database's catalogue says about conflicts. */
export interface Catalogue {
  /** Columns of each unique index, by table; undefined for one that is computed. */
  readonly uniqueColumns: ReadonlyMap<string, readonly (readonly string[] | undefined)[]>
  /** Tables that a table's foreign keys name. */
  readonly parents: ReadonlyMap<string, readonly string[]>
}

/** Reads unique indexes and foreign keys. */
export async function readCatalogue(database: Pick<OpenDatabase, 'query'>): Promise<Catalogue> {
  const uniqueColumns = new Map<string, (readonly string[] | undefined)[]>()
  const indexes = await database.query(`
    select t.relname as name, i.indexprs is null as is_plain,
      array(select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum = any(i.indkey)) as columns
    from pg_index i join pg_class t on t.oid = i.indrelid
    where i.indisunique and t.relnamespace = 'public'::regnamespace`)
  for (const { name, is_plain: isPlain, columns } of indexes) {
    const known = uniqueColumns.get(String(name)) ?? []
    uniqueColumns.set(String(name), [...known, isPlain === true && Array.isArray(columns) ? columns : undefined])
  }
  const parents = new Map<string, string[]>()
  const keys = await database.query(`
    select c.relname as child, p.relname as parent from pg_constraint f
    join pg_class c on c.oid = f.conrelid join pg_class p on p.oid = f.confrelid
    where f.contype = 'f' and c.relnamespace = 'public'::regnamespace`)
  for (const { child, parent } of keys)
    parents.set(String(child), [...(parents.get(String(child)) ?? []), String(parent)])
  return { uniqueColumns, parents }
}

/** Rows of tables by the values of their unique indexes; `all` where the rows are not known. */
type Rows = ReadonlyMap<string, ReadonlySet<string> | 'all'>

/** A statement with what decides whether it conflicts with one of the other side. */
export interface Step {
  readonly side: Side
  readonly text: string
  /** Tables whose committed rows the statement may see for the first time. */
  readonly looks: ReadonlySet<string>
  /** Rows that the statement locks. */
  readonly locks: Rows
  /** Rows whose changes others see from here on. */
  readonly publishes: Rows
  /** Tables of which rows must stay for this statement's foreign keys, and tables of which it deletes rows. */
  readonly needs: ReadonlySet<string>
  readonly deletes: ReadonlySet<string>
}

const nothing: Rows = new Map()

/** Describes the statements of one run, those of a transaction in its light: what it sees is decided by its first one. */
export function stepsOf(statements: readonly SentStatement[], catalogue: Catalogue): Step[] {
  interface Open {
    readonly isSnapshot: boolean
    first: { looks: Set<string> } | undefined
    readonly looks: Set<string>
    readonly changed: Map<string, Set<string> | 'all'>
    readonly deleted: Set<string>
  }
  const open = new Map<string, Open>()
  return statements.map((statement): Step => {
    const { side, connection, text, result } = statement
    const name = `${side}${connection}`
    const none = {
      side,
      text,
      looks: new Set<string>(),
      locks: nothing,
      publishes: nothing,
      needs: new Set<string>(),
      deletes: new Set<string>(),
    }
    if (/^begin/i.test(text)) {
      const isSnapshot = /serializable|repeatable/i.test(text)
      open.set(name, { isSnapshot, first: undefined, looks: new Set(), changed: new Map(), deleted: new Set() })
      return none
    }
    const transaction = open.get(name)
    if (/^(commit|rollback)$/i.test(text.trim())) {
      open.delete(name)
      const isCommitted = /^commit/i.test(text) && result?.error === undefined
      if (!transaction || !isCommitted) return none
      return { ...none, publishes: transaction.changed, deletes: transaction.deleted }
    }
    const tables = [...text.matchAll(/"(\w+)"/g)].flatMap(([, table]) =>
      table !== undefined && catalogue.uniqueColumns.has(table) ? [table] : [],
    )
    const locks = new Map<string, Set<string> | 'all'>()
    const target = /^\s*(?:insert into|update|delete from) "(\w+)"/i.exec(text)?.[1]
    const deletes = new Set<string>()
    const needs = new Set<string>()
    for (const { table, operation, old, new: fresh } of result?.changes ?? []) {
      if (operation === 'DELETE') deletes.add(table)
      if (operation !== 'DELETE') for (const parent of catalogue.parents.get(table) ?? []) needs.add(parent)
      for (const row of [old, fresh]) if (row) addRow(locks, table, row, catalogue)
    }
    // It changed nothing or failed: whatever it would have changed, it waited for.
    if (target !== undefined && !locks.has(target)) locks.set(target, 'all')
    if (/ for (no key )?(update|share)/i.test(text)) for (const table of tables) locks.set(table, 'all')
    const changed = new Map(
      [...locks].filter(([table]) => (result?.changes ?? []).some((each) => each.table === table)),
    )
    if (!transaction) return { ...none, looks: new Set(tables), locks, publishes: changed, needs, deletes }
    for (const [table, rows] of changed) {
      const known = transaction.changed.get(table)
      if (rows === 'all' || known === 'all') transaction.changed.set(table, 'all')
      else transaction.changed.set(table, new Set([...(known ?? []), ...rows]))
    }
    for (const table of deletes) transaction.deleted.add(table)
    for (const table of tables) transaction.looks.add(table)
    // A later statement of the transaction adds its tables to the set of the first one.
    const looks = transaction.isSnapshot ? (transaction.first ? new Set<string>() : transaction.looks) : new Set(tables)
    transaction.first ??= { looks: transaction.looks }
    return { ...none, looks, locks, needs, deletes }
  })
}

function addRow(
  rows: Map<string, Set<string> | 'all'>,
  table: string,
  row: Readonly<Record<string, unknown>>,
  { uniqueColumns }: Catalogue,
): void {
  const indexes = uniqueColumns.get(table) ?? []
  const known = rows.get(table)
  if (known === 'all') return
  if (indexes.length === 0 || indexes.includes(undefined)) {
    rows.set(table, 'all')
    return
  }
  const keys = indexes.map((columns, index) => `${index} ${JSON.stringify((columns ?? []).map((each) => row[each]))}`)
  rows.set(table, new Set([...(known ?? []), ...keys]))
}

/** Whether the order of two statements of different sides may matter. */
export function isConflict(one: Step, other: Step): boolean {
  return (
    haveCommonRows(one.locks, other.locks) ||
    haveCommonRows(one.publishes, other.locks) ||
    haveCommonRows(one.locks, other.publishes) ||
    sees(one, other) ||
    sees(other, one) ||
    haveCommon(one.needs, other.deletes) ||
    haveCommon(other.needs, one.deletes)
  )
}

function sees({ looks }: Step, { publishes }: Step): boolean {
  return [...publishes.keys()].some((table) => looks.has(table))
}

function haveCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((each) => other.has(each))
}

function haveCommonRows(one: Rows, other: Rows): boolean {
  for (const [table, rows] of one) {
    const others = other.get(table)
    if (others === undefined) continue
    if (rows === 'all' || others === 'all' || haveCommon(rows, others)) return true
  }
  return false
}
