import { createHash } from 'node:crypto'
import type { OpenDatabase } from '#server/db/open.ts'
import { changePrefix } from './statement-gate.ts'

/** Whichever call is the first to learn of a payment records it: the history names another actor, and nothing else. */
function withoutActor(event: string): string {
  return event.replace(/"actor": "\w+"/, '"actor": "*"')
}

/** All rows as JSON, by table. */
type Dump = ReadonlyMap<string, readonly string[]>

/** A prepared database: its rows can be restored, and the difference to them compared between runs. */
export interface PreparedState {
  /**
   * What differs from the prepared rows in these tables, in a form in which random values of different runs are equal.
   * `simplify` takes out of a row what runs may differ in.
   */
  changes(tables: ReadonlySet<string>, simplify?: (row: string) => string): Promise<readonly string[]>
  /** Puts the prepared rows back. */
  restore(): Promise<void>
}

/** Counts of calls and records of failures, which say nothing about what a call did. */
const ignoredTables = new Set(['rate_limits', 'failed_requests'])

/** Books of the sandbox's companies, which have connections of their own. */
const companyTables = ['sandbox_records']

/**
 * Remembers all rows of the database as the prepared ones, and makes its tables report every change to the connection
 * that makes it. `database` must connect as the owner of the cluster.
 */
export async function prepareState(database: Pick<OpenDatabase, 'query'>): Promise<PreparedState> {
  const tables = (
    await database.query(`
      select c.relname as name,
        (select string_agg(quote_ident(a.attname), ', ') from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
      from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname`)
  ).map(({ name, columns }) => ({
    name: String(name),
    columns: String(columns),
  }))
  await database.query(`
    create schema prepared;
    create function note_change() returns trigger language plpgsql as $$ begin
      raise info '${changePrefix}%', json_build_object('table', tg_table_name, 'operation', tg_op,
        'old', case when tg_op = 'INSERT' then null else to_jsonb(old) end,
        'new', case when tg_op = 'DELETE' then null else to_jsonb(new) end);
      return null;
    end $$;
    ${tables
      .map(
        ({ name }) => `create table prepared.${name} as table public.${name};
          create trigger note_change after insert or update or delete on public.${name}
            for each row execute function note_change();`,
      )
      .join('\n')}`)
  await database.query(countFromHere)
  const dump = async (names: readonly string[]): Promise<Dump> => {
    const found = new Map<string, string[]>()
    const every = names.map((name) => `select '${name}' as name, to_jsonb(t)::text as row from public.${name} t`)
    for (const { name, row } of await database.query(every.join(' union all '))) {
      const rows = found.get(String(name)) ?? []
      rows.push(String(name) === 'order_events' ? withoutActor(String(row)) : String(row))
      found.set(String(name), rows)
    }
    return found
  }
  const prepared = await dump(tables.map(({ name }) => name))
  const known = new Set([...prepared.values()].flat().flatMap(randomValuesOf))
  let changed = new Set<string>()

  return {
    changes: async (among, simplify = (row) => row) => {
      const names = [...new Set([...among, ...companyTables])].filter((name) => !ignoredTables.has(name))
      const now = await dump(names)
      changed = new Set(names)
      return nameRandomValues(
        names.flatMap((name) =>
          differenceOf(name, (prepared.get(name) ?? []).map(simplify), (now.get(name) ?? []).map(simplify)),
        ),
        known,
      )
    },
    restore: async () => {
      const all = tables.filter(({ name }) => changed.has(name) || ignoredTables.has(name))
      await database.query(`begin; set local session_replication_role = replica;
        ${all
          .map(
            ({ name, columns }) => `delete from public.${name};
              insert into public.${name} (${columns}) overriding system value select ${columns} from prepared.${name};`,
          )
          .join('\n')}
        ${countFromHere}; commit`)
    },
  }
}

interface Difference {
  readonly table: string
  readonly isGone: boolean
  readonly row: string
}

function differenceOf(table: string, before: readonly string[], after: readonly string[]): Difference[] {
  const left = new Map<string, number>()
  for (const row of before) left.set(row, (left.get(row) ?? 0) + 1)
  const added = after.filter((row) => {
    const count = left.get(row) ?? 0
    if (count > 0) left.set(row, count - 1)
    return count === 0
  })
  const gone = [...left].flatMap(([row, count]) => Array.from({ length: count }, () => row))
  return [...gone.map((row) => ({ table, isGone: true, row })), ...added.map((row) => ({ table, isGone: false, row }))]
}

/** New rows are counted from numbers that occur nowhere else, a thousand for each sequence. */
const countFromHere = `select setval(c.oid, 9000000 + 1000 * row_number() over (order by c.relname), false)
  from pg_class c where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace`

/** IDs, numbers of orders and counted rows, secrets, hashes, passwords' hashes, and six digits that are a code. */
const randomValue =
  /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|\b\d{8}-[A-Z2-9]{8}\b|\b90\d{5}\b|\$argon2[^"]+|\\\\x[0-9a-f]+|(?=[a-z_-]*[A-Z0-9])[A-Za-z0-9_-]{20,}|(?<="| is )\d{6}(?="|\.)/g

function randomValuesOf(row: string): string[] {
  return row.match(randomValue) ?? []
}

/**
 * Names the random values that are new by where they occur, so that equal structures get equal names: a value by its
 * rows, and these by the names of their values, three times over.
 */
function nameRandomValues(differences: readonly Difference[], known: ReadonlySet<string>): string[] {
  let names = new Map<string, string>()
  const textOf = ({ table, isGone, row }: Difference) =>
    `${isGone ? '-' : '+'} ${table} ${row.replace(randomValue, (value) => (known.has(value) ? value : `<${names.get(value) ?? ''}>`))}`
  for (let round = 0; round < 3; round++) {
    const places = new Map<string, string[]>()
    for (const difference of differences) {
      const text = textOf(difference)
      for (const [index, value] of randomValuesOf(difference.row).entries())
        if (!known.has(value)) places.set(value, [...(places.get(value) ?? []), `${index} ${text}`])
    }
    names = new Map(
      [...places].map(([value, all]) => [
        value,
        createHash('sha256').update(all.toSorted().join('\n')).digest('hex').slice(0, 6),
      ]),
    )
  }
  return differences.map(textOf).toSorted()
}
