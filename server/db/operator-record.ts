import { createHash, createHmac } from 'node:crypto'
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, min, type SQL, sql } from 'drizzle-orm'
import type { DeskAct, SubjectKind } from '#contract/desk/records.ts'
import type { SealKey } from '../lib/record-keys.ts'
import type { Database, Transaction } from './open.ts'
import { operatorRecords } from './schema/operator.ts'

/** An operator who acts, and from where: a network address, or `command line`. */
export interface Operator {
  readonly name: string
  readonly network: string
}

export interface Act {
  readonly by: Operator
  readonly act: DeskAct
  /** Number of the order, inquiry or review, ID of the member or operator, path of the text. */
  readonly subject?: { readonly kind: SubjectKind; readonly id: string }
  /** Reason and changed values. Deleted with the data of a member; the row stays. */
  readonly details?: Readonly<Record<string, unknown>>
}

let sealKeys: readonly SealKey[] = []

/** Sets the keys of this process: the first one seals, all of them check. Without keys, rows have no seals. */
export function setSealKeys(keys: readonly SealKey[]): void {
  sealKeys = keys
}

const sealOf = ({ secret }: SealKey, hash: string) =>
  createHmac('sha256', secret).update(`operator record ${hash}`).digest('base64url')

/**
 * Appends an act to the record, in the transaction of the act. Each row contains the hash of the one before it, and a
 * seal of its own hash: a key that is not in the database vouches for this row and all rows before it
 * (`checkRecords`).
 *
 * Kept for three years (`server/db/retention/rules.ts`). The law asks for the log-in records of those who handle personal
 * data: who, when, from where, whose data, and what was done, for two years (Standards for the safety of personal
 * data, article 8).
 */
export async function appendRecord(tx: Transaction, now: Date, { by, act, subject, details }: Act): Promise<void> {
  const [last] = await tx
    .select({ position: operatorRecords.position, hash: operatorRecords.hash })
    .from(operatorRecords)
    .orderBy(desc(operatorRecords.position))
    .limit(1)
  const row = {
    position: (last?.position ?? 0) + 1,
    happenedAt: now,
    operator: by.name,
    network: by.network,
    act,
    subjectKind: subject?.kind ?? null,
    subject: subject?.id ?? null,
    detailsHash: details === undefined ? null : hashOf(details),
    previousHash: last?.hash ?? '',
  }
  // As the database will return them: without undefined values, moments as text.
  const stored: Record<string, unknown> | null = details === undefined ? null : JSON.parse(JSON.stringify(details))
  const hash = hashOfRow(row)
  const [key] = sealKeys
  const seals = key ? { seal: sealOf(key, hash), sealKey: key.id } : {}
  const inserted = await tx
    .insert(operatorRecords)
    .values({ ...row, details: stored, hash, ...seals })
    .onConflictDoNothing()
    .returning({ position: operatorRecords.position })
  // `transact` repeats the act after the one that took the position.
  if (inserted.length === 0) throw Object.assign(new Error('another act has this position'), { code: '40001' })
}

type Row = typeof operatorRecords.$inferSelect

function hashOfRow(row: Omit<Row, 'details' | 'hash' | 'seal' | 'sealKey'>): string {
  const { position, happenedAt, operator, network, act, subjectKind, subject, detailsHash, previousHash } = row
  return hashOf([position, happenedAt, operator, network, act, subjectKind, subject, detailsHash, previousHash])
}

/** SHA-256 of a value as JSON with sorted keys, since the database sorts them in its own way. */
function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(JSON.parse(JSON.stringify(value)))))
    .digest('base64url')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]))
}

/** Who deletes what the law does not let the shop keep. */
const cleanup = { name: 'shop', network: 'job' }

/** Deletes the details of acts on these members or reviews, and records of which rows. */
export async function deleteDetails(
  tx: Transaction,
  now: Date,
  { kind, ids }: { readonly kind: 'member' | 'review'; readonly ids: readonly string[] },
): Promise<void> {
  const rows = await tx
    .select({ position: operatorRecords.position })
    .from(operatorRecords)
    .where(
      and(
        eq(operatorRecords.subjectKind, kind),
        inArray(operatorRecords.subject, [...ids]),
        isNotNull(operatorRecords.details),
      ),
    )
    .orderBy(asc(operatorRecords.position))
  if (rows.length === 0) return
  const positions = rows.map(({ position }) => position)
  await appendRecord(tx, now, { by: cleanup, act: 'delete-details', details: { positions } })
  await tx.execute(sql`select delete_operator_details(${sql.param(positions)}::bigint[])`)
}

/** Rows from the beginning of the record up to the first one that is not before a moment. */
export function isBeforeRecords(before: Date): SQL {
  const { position, happenedAt } = operatorRecords
  return sql`${position} < (select coalesce(min(${position}), ${2 ** 53}) from ${operatorRecords} where ${happenedAt} >= ${before.toISOString()})`
}

/** Deletes the rows before a moment, and records up to which position. */
export async function deleteRecordsBefore(tx: Transaction, now: Date, before: Date): Promise<void> {
  const [last] = await tx
    .select({ position: operatorRecords.position })
    .from(operatorRecords)
    .where(isBeforeRecords(before))
    .orderBy(desc(operatorRecords.position))
    .limit(1)
  if (!last) return
  await appendRecord(tx, now, { by: cleanup, act: 'delete-records', details: { until: last.position } })
  await tx.execute(sql`select delete_operator_records(${last.position})`)
}

/**
 * Records that seals begin, once: the first seal vouches for the rows before it as they are then. It lists the details
 * that were deleted until then, and the first position.
 */
export async function beginSeals(tx: Transaction, now: Date): Promise<void> {
  if (sealKeys.length === 0) return
  const [sealed] = await tx
    .select({ position: operatorRecords.position })
    .from(operatorRecords)
    .where(isNotNull(operatorRecords.seal))
    .limit(1)
  if (sealed) return
  const [first] = await tx.select({ position: min(operatorRecords.position) }).from(operatorRecords)
  const deleted = await tx
    .select({ position: operatorRecords.position })
    .from(operatorRecords)
    .where(and(isNotNull(operatorRecords.detailsHash), isNull(operatorRecords.details)))
    .orderBy(asc(operatorRecords.position))
  const details = { first: first?.position ?? 1, positions: deleted.map(({ position }) => position) }
  await appendRecord(tx, now, { by: cleanup, act: 'begin-seals', details })
}

/** The end of the record: whoever keeps it elsewhere can show that rows behind it are missing. */
export interface RecordHead {
  readonly position: number
  readonly hash: string
  /** Number of rows. */
  readonly rows: number
  /** First row with a seal, which stays the same until its time is over; null without seals. */
  readonly sealedFrom: number | null
}

/** The end of the record; undefined while it is empty. */
export async function readRecordHead(db: Database): Promise<RecordHead | undefined> {
  const [last] = await db
    .select({ position: operatorRecords.position, hash: operatorRecords.hash })
    .from(operatorRecords)
    .orderBy(desc(operatorRecords.position))
    .limit(1)
  const [sealed] = await db
    .select({ position: min(operatorRecords.position) })
    .from(operatorRecords)
    .where(isNotNull(operatorRecords.seal))
  return last && { ...last, rows: await db.$count(operatorRecords), sealedFrom: sealed?.position ?? null }
}

/** What does not fit in the record, in the order of its positions. */
export interface RecordFinding {
  readonly kind: /** The row, or the one before it, was changed, added or taken out. */
    | 'changed'
    /** The seal of the row is not that of the key. */
    | 'wrong-seal'
    /** The key of the seal is not known here, so that nobody can tell. */
    | 'unknown-key'
    /** Rows from here on have no seal, although earlier ones have. */
    | 'unsealed'
    /** Rows before this one were deleted, and the record does not say so. */
    | 'rows-before-missing'
    /** Rows behind this one were deleted: the record once ended there or later. */
    | 'rows-behind-missing'
    /** Details were deleted, and the record does not say so. */
    | 'details-missing'
  readonly position: number
}

/** Rows that one step of the check reads. */
const pageRows = 1_000

/** What the check remembers of the rows that it has read. */
interface Reading {
  rows: number
  first: number | undefined
  last: Pick<Row, 'position' | 'hash'> | undefined
  lastSealed: number | undefined
  /** Positions whose details are deleted, and those of which the record says so. */
  readonly emptied: number[]
  readonly explained: Set<number>
  /** First position that the record says to be left. */
  beginning: number
  readonly findings: RecordFinding[]
}

/**
 * Checks every row of the record against its hash, its details, the row before it and its seal, and whether what is
 * missing was deleted by the shop. `heads` are ends of the record that were kept elsewhere. `broken` is the position of
 * the first finding.
 */
export async function checkRecords(
  db: Database,
  heads: readonly Pick<RecordHead, 'position' | 'hash'>[] = [],
): Promise<{
  readonly rows: number
  readonly broken: number | undefined
  readonly findings: readonly RecordFinding[]
}> {
  const reading: Reading = {
    rows: 0,
    first: undefined,
    last: undefined,
    lastSealed: undefined,
    emptied: [],
    explained: new Set(),
    beginning: 1,
    findings: [],
  }
  const hashes = new Map<number, string>()
  for (;;) {
    const page = await db
      .select()
      .from(operatorRecords)
      .where(gt(operatorRecords.position, reading.last?.position ?? 0))
      .orderBy(asc(operatorRecords.position))
      .limit(pageRows)
    for (const row of page) {
      readRow(reading, row)
      if (heads.some(({ position }) => position === row.position)) hashes.set(row.position, row.hash)
    }
    if (page.length < pageRows) break
  }
  const findings = [...reading.findings, ...conclude(reading, heads, hashes)]
  findings.sort((one, other) => one.position - other.position)
  return { rows: reading.rows, broken: findings[0]?.position, findings }
}

function readRow(reading: Reading, row: Row): void {
  const { last } = reading
  const follows = last === undefined || (row.position === last.position + 1 && row.previousHash === last.hash)
  const isFirst = row.position > 1 || row.previousHash === ''
  const hasDetails = row.details === null || hashOf(row.details) === row.detailsHash
  const find = (kind: RecordFinding['kind']) => reading.findings.push({ kind, position: row.position })
  if (!follows || !isFirst || !hasDetails || hashOfRow(row) !== row.hash) find('changed')
  if (row.details === null && row.detailsHash !== null) reading.emptied.push(row.position)
  const isSealed = row.seal !== null && hasValidSeal(row, find)
  if (isSealed) reading.lastSealed = row.position
  // What has no seal may have been written by whoever deleted the rows.
  if (isSealed || sealKeys.length === 0) readDeletions(reading, row)
  reading.first ??= row.position
  reading.last = row
  reading.rows += 1
}

function hasValidSeal({ hash, seal, sealKey }: Row, find: (kind: RecordFinding['kind']) => void): boolean {
  if (sealKeys.length === 0) return true
  const key = sealKeys.find(({ id }) => id === sealKey)
  if (key && sealOf(key, hash) === seal) return true
  find(key ? 'wrong-seal' : 'unknown-key')
  return false
}

/** What the record says about rows and details that are gone. */
function readDeletions(reading: Reading, { act, details }: Row): void {
  if (details === null) return
  const { until, first, positions } = details
  if (act === 'delete-records' && typeof until === 'number') reading.beginning = until + 1
  if (act === 'begin-seals' && typeof first === 'number') reading.beginning = Math.max(reading.beginning, first)
  if ((act === 'delete-details' || act === 'begin-seals') && Array.isArray(positions))
    for (const position of positions) reading.explained.add(Number(position))
}

function conclude(
  { first, last, lastSealed, emptied, explained, beginning }: Reading,
  heads: readonly Pick<RecordHead, 'position' | 'hash'>[],
  hashes: ReadonlyMap<number, string>,
): RecordFinding[] {
  const end = last?.position ?? 0
  const isUnsealed = sealKeys.length > 0 && last !== undefined && (lastSealed ?? 0) < end
  return [
    ...(first !== undefined && first > beginning ? [{ kind: 'rows-before-missing' as const, position: first }] : []),
    ...emptied
      .filter((position) => !explained.has(position))
      .map((position) => ({ kind: 'details-missing' as const, position })),
    ...(isUnsealed ? [{ kind: 'unsealed' as const, position: (lastSealed ?? (first ?? 1) - 1) + 1 }] : []),
    ...heads
      .filter(({ position }) => position > end)
      .map(() => ({ kind: 'rows-behind-missing' as const, position: end })),
    ...heads
      .filter(({ position, hash }) => position <= end && position >= (first ?? 0) && hashes.get(position) !== hash)
      .map(({ position }) => ({ kind: 'changed' as const, position })),
  ]
}
