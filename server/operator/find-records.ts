import { and, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { DeskAct, SubjectKind } from '#contract/desk/records.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { Database } from '../db/open.ts'
import { contentDrafts, contentFiles } from '../db/schema/content-files.ts'
import { members } from '../db/schema/members.ts'
import { operatorRecords, operators } from '../db/schema/operator.ts'
import { orders } from '../db/schema/orders.ts'
import { isMember } from './find.ts'

// The record of acts, found by what people know.

/** Which acts are found. */
interface RecordFilter {
  /** Name of the operator, or its beginning. */
  readonly operator?: string | undefined
  readonly act?: DeskAct | undefined
  readonly kind?: SubjectKind | undefined
  /** What the act was about, in the words of whoever looks for it. */
  readonly subject?: string | undefined
}

const startsWith = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`

/** Acts about what a term names. */
function isAbout(db: Database, term: string): SQL | undefined {
  const { subjectKind: kind, subject } = operatorRecords
  const of = (name: SubjectKind, condition: SQL | undefined) => and(eq(kind, name), condition)
  const memberIds = db
    .select({ id: sql<string>`${members.id}::text` })
    .from(members)
    .where(isMember(term))
  const memberOrders = db
    .select({ number: orders.number })
    .from(orders)
    .where(inArray(orders.memberId, db.select({ id: members.id }).from(members).where(isMember(term))))
  const operatorIds = db
    .select({ id: sql<string>`${operators.id}::text` })
    .from(operators)
    .where(ilike(operators.name, startsWith(term)))
  const number = /^\d{1,9}$/.test(term) ? Number(term) : undefined
  const isContent = (table: typeof contentFiles | typeof contentDrafts) =>
    or(
      number === undefined ? undefined : eq(table.idx, number),
      sql`${table.title} ->> 'ko' ilike ${startsWith(term)}`,
      sql`${table.title} ->> 'en' ilike ${startsWith(term)}`,
    )
  const paths = (table: typeof contentFiles | typeof contentDrafts) =>
    db.select({ path: table.path }).from(table).where(isContent(table))
  return or(
    eq(subject, term),
    of('member', inArray(subject, memberIds)),
    of(
      'order',
      or(inArray(subject, memberOrders), /^\d{4}/.test(term) ? sql`${subject} like ${startsWith(term)}` : undefined),
    ),
    of('operator', inArray(subject, operatorIds)),
    of('content', or(inArray(subject, paths(contentFiles)), inArray(subject, paths(contentDrafts)))),
  )
}

/** Acts that match, the latest first, with the names of what they were about. */
export async function findRecords(
  db: Database,
  filter: RecordFilter,
  { limit, offset, locale }: { readonly limit: number; readonly offset: number; readonly locale: Locale },
) {
  const { operator, act, kind, subject } = filter
  const wanted = and(
    operator === undefined ? undefined : ilike(operatorRecords.operator, startsWith(operator)),
    act === undefined ? undefined : eq(operatorRecords.act, act),
    kind === undefined ? undefined : eq(operatorRecords.subjectKind, kind),
    subject === undefined || subject === '' ? undefined : isAbout(db, subject),
  )
  const rows = await db
    .select()
    .from(operatorRecords)
    .where(wanted)
    .orderBy(desc(operatorRecords.position))
    .limit(limit)
    .offset(offset)
  const names = await namesOf(db, rows, locale)
  return {
    rows: rows.map((row) => ({ ...row, subjectName: names.get(`${row.subjectKind} ${row.subject}`) ?? null })),
    total: await db.$count(operatorRecords, wanted),
  }
}

type Row = typeof operatorRecords.$inferSelect

/** What people call the subjects of rows, by kind and subject. */
async function namesOf(db: Database, rows: readonly Row[], locale: Locale): Promise<ReadonlyMap<string, string>> {
  const subjectsOf = (kind: SubjectKind) => [
    ...new Set(rows.flatMap((row) => (row.subjectKind === kind && row.subject !== null ? [row.subject] : []))),
  ]
  const [people, colleagues, paths] = [subjectsOf('member'), subjectsOf('operator'), subjectsOf('content')]
  const found = await Promise.all([
    people.length === 0
      ? []
      : db.select({ id: members.id, name: members.userid }).from(members).where(inArray(members.id, people)),
    colleagues.length === 0
      ? []
      : db.select({ id: operators.id, name: operators.name }).from(operators).where(inArray(operators.id, colleagues)),
  ])
  const titles =
    paths.length === 0
      ? []
      : await db
          .select({ path: contentFiles.path, title: contentFiles.title })
          .from(contentFiles)
          .where(inArray(contentFiles.path, paths))
  return new Map([
    ...found[0].map(({ id, name }) => [`member ${id}`, name] as const),
    ...found[1].map(({ id, name }) => [`operator ${id}`, name] as const),
    ...titles.flatMap(({ path, title }) => (title ? [[`content ${path}`, title[locale]] as const] : [])),
  ])
}
