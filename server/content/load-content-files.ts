import { desc, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { parse } from 'yaml'
import { everyRow } from '../db/every-row.ts'
import type { Transaction } from '../db/open.ts'
import type { Localized } from '../db/schema/columns.ts'
import { contentEditions, contentFiles, contentUploads } from '../db/schema/content-files.ts'
import { chunks } from './chunks.ts'
import type { Content } from './read.ts'

/** Who publishes content, and when. */
export interface Publication {
  readonly at: Date
  /** Name of an operator, or {@link importName}. */
  readonly by: string
}

/** Stands for the name of the operator at content from the command line. */
export const importName = 'import'

/** Keeps the files as they are written, and an edition of each that has changed. */
export async function loadContentFiles(tx: Transaction, content: Content, { at, by }: Publication): Promise<void> {
  const before = new Map((await tx.select().from(contentFiles)).map(({ path, text }) => [path, text]))
  const latest = await latestEditions(tx)
  const paths = new Set([...before.keys(), ...content.sources.keys()])
  const changes = [...paths].filter(
    (path) => comparable(path, before.get(path)) !== comparable(path, content.sources.get(path)?.text),
  )
  const editions = changes.map((path) => ({
    path,
    edition: (latest.get(path) ?? 0) + 1,
    text: content.sources.get(path)?.text ?? null,
    publishedAt: at,
    publishedBy: by,
  }))
  for (const chunk of chunks(editions)) await tx.insert(contentEditions).values(chunk)
  await tx.delete(contentFiles).where(everyRow)
  const rows = [...content.sources].map(([path, { text, value }]) => ({ path, text, ...nameOf(value) }))
  for (const chunk of chunks(rows)) await tx.insert(contentFiles).values(chunk)
}

/** A file that an operator published at the desk, and that the content to import has otherwise. */
interface Overwritten {
  readonly path: string
  readonly publishedAt: Date
  readonly publishedBy: string
}

/** What an import of `content` would take back of what operators published at the desk, by path. */
export async function findOverwritten(tx: Transaction, content: Content): Promise<Overwritten[]> {
  const published = new Map((await tx.select().from(contentFiles)).map(({ path, text }) => [path, text]))
  const rows = await tx
    .selectDistinctOn([contentEditions.path])
    .from(contentEditions)
    .orderBy(contentEditions.path, desc(contentEditions.edition))
  return rows.filter(
    ({ path, publishedBy }) =>
      publishedBy !== importName &&
      comparable(path, published.get(path)) !== comparable(path, content.sources.get(path)?.text),
  )
}

/** What the shop shows and content to import lacks: a file, or a question in `faq.yaml`. */
interface Removed {
  readonly path: string
  readonly title: Localized | null
}

/** What an import of `content` would take away from the shop, by path. */
export async function findRemoved(tx: Transaction, content: Content): Promise<Removed[]> {
  const published = await tx.select().from(contentFiles).orderBy(contentFiles.path)
  const kept = new Set(content.faq.questions.map(({ idx }) => idx))
  return published.flatMap(({ path, title, text }) => {
    if (!content.sources.has(path)) return [{ path, title }]
    if (path !== 'faq.yaml') return []
    const before = v.safeParse(questionsSchema, parse(text))
    if (!before.success) return []
    return before.output.questions
      .filter(({ idx }) => !kept.has(idx))
      .map((question) => ({ path: `${path}, question ${question.idx}`, title: nameOf(question).title }))
  })
}

/** Deletes the uploads of files that are published now. */
export async function dropUploads(tx: Transaction, paths: readonly string[]): Promise<void> {
  // One parameter: a statement takes fewer parameters than a large shop has pictures.
  await tx.delete(contentUploads).where(sql`${contentUploads.path} = any(${sql.param(paths)}::text[])`)
}

/** Visitors change the views of a notice, which makes no edition. */
function comparable(path: string, text: string | undefined): string | undefined {
  return path.startsWith('notices/') ? text?.replace(/^views: .*$/m, '') : text
}

/** Number of the latest edition of each file. */
async function latestEditions(tx: Transaction): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectDistinctOn([contentEditions.path], { path: contentEditions.path, edition: contentEditions.edition })
    .from(contentEditions)
    .orderBy(contentEditions.path, desc(contentEditions.edition))
  return new Map(rows.map(({ path, edition }) => [path, edition]))
}

/** Drafts may still lack a language. */
const localizedText = v.object({ ko: v.optional(v.string(), ''), en: v.optional(v.string(), '') })
const questionsSchema = v.object({ questions: v.array(v.looseObject({ idx: v.number() })) })
const namedSchema = v.object({
  idx: v.optional(v.number()),
  title: v.optional(localizedText),
  name: v.optional(localizedText),
})

/** Number and title of an entry, as lists show them; null where a file has none, or none yet. */
export function nameOf(value: unknown): { readonly idx: number | null; readonly title: Localized | null } {
  const named = v.safeParse(namedSchema, value)
  if (!named.success) return { idx: null, title: null }
  const { idx, title, name } = named.output
  return { idx: idx ?? null, title: title ?? name ?? null }
}
