import { and, desc, eq, sql } from 'drizzle-orm'
import { parse } from 'yaml'
import { changesPath, editionPath } from '#contract/addresses/legal.ts'
import { pagePath } from '#contract/addresses/pages.ts'
import { paths } from '#contract/addresses/paths.ts'
import { type ContentKind, kindOf } from '#contract/content-files/kinds.ts'
import type { ContentFault } from '#contract/desk/content.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { draftChangedMeanwhile } from '#contract/protocol/desk-codes.ts'
import { legalDocuments } from '#contract/values/legal-documents.ts'
import type { ParsedFiles } from '../content/content-folder.ts'
import { nameOf } from '../content/load-content-files.ts'
import { readPublishable } from '../content/read-publishable.ts'
import { publishedTexts } from '../content/stored-folder.ts'
import { writeValue } from '../content/write-value.ts'
import type { Fault } from '../content/yaml-file.ts'
import { type Transaction, transact } from '../db/open.ts'
import { contentDrafts, contentEditions, draftVersions } from '../db/schema/content-files.ts'
import type { OperatorServices } from './orders.ts'
import { type Operator, recordAct } from './record.ts'

// Drafts of the shop's content: one for each file, beside what is published.

export type ContentServices = Pick<OperatorServices, 'db' | 'clock'>

type Draft = typeof contentDrafts.$inferSelect

/** Which draft an operator has read. */
export interface DraftKey {
  readonly path: string
  /** 0 for none. */
  readonly version: number
}

/** Files are parsed once in this process, because every change of a draft is checked with all of them. */
const parsed: ParsedFiles = new Map()

/** Faults of the shop's content with `text` at `path`; null without the file. */
async function checkChange(
  tx: Transaction,
  { clock }: Pick<ContentServices, 'clock'>,
  { path, text }: { readonly path: string; readonly text: string | null },
): Promise<ContentFault[]> {
  const { faults } = await readPublishable(tx, new Map([[path, text]]), { today: clock.today(), parsed })
  return faults.map(presentFault)
}

function presentFault({ file, field, message, korean }: Fault): ContentFault {
  return { file, field, message: { ko: korean, en: message } }
}

/** Number of the latest edition; 0 for a file that has never been published. */
export async function latestEdition(tx: Transaction, path: string): Promise<number> {
  const [latest] = await tx
    .select({ edition: contentEditions.edition })
    .from(contentEditions)
    .where(eq(contentEditions.path, path))
    .orderBy(desc(contentEditions.edition))
    .limit(1)
  return latest?.edition ?? 0
}

/** A file as the desk shows it: what is published, and its draft with faults. */
export function readFile(services: ContentServices, path: string) {
  const { db } = services
  return transact(db, async (tx) => {
    const published = (await publishedTexts(tx)).get(path)
    const [draft] = await tx.select().from(contentDrafts).where(eq(contentDrafts.path, path))
    const value = valueIn(published ?? null)
    const drafted = draft && { ...draft, value: valueIn(draft.text) }
    return {
      edition: await latestEdition(tx, path),
      value,
      draft: drafted,
      faults: draft ? await checkChange(tx, services, draft) : [],
      page: pageOf(path, drafted?.value ?? value),
    }
  })
}

/** What a YAML text contains. */
export function valueIn(text: string | null): unknown {
  return text === null ? null : parse(text)
}

/** Path of the page that shows a file. */
function pageOf(path: string, value: unknown): string {
  const id = nameOf(value).idx ?? 0
  const pages: Record<ContentKind, () => string> = {
    course: () => paths.course({ id }),
    device: () => paths.device({ id }),
    notice: () => paths.notice({ id }),
    event: () => paths.event({ id }),
    manual: () => paths.downloads(),
    legal: () => legalPageOf(path),
    page: () => pagePath(path.replace(/^pages\/|\.yaml$/g, '')),
    faq: () => paths.faq(),
    banners: () => paths.home(),
    company: () => paths.home(),
    brand: () => paths.home(),
    categories: () => paths.courses(),
    'device-categories': () => paths.devices(),
    videos: () => paths.courses(),
    client: () => paths.downloads(),
    synonyms: () => paths.search(),
    'delivery-messages': () => paths.basket(),
  }
  const kind = kindOf(path)
  return kind === undefined ? paths.home() : pages[kind]()
}

/** Page of what changes with the edition in the file `legal/<document>/<edition>.yaml`. */
function legalPageOf(path: string): string {
  const [, place, file = ''] = path.split('/')
  const document = legalDocuments.find((each) => each === place) ?? 'terms'
  const nothingInForce = { terms: '', privacy: '', collection: '', marketing: '' }
  return changesPath(editionPath(document, file.replace(/\.yaml$/, ''), nothingInForce))
}

const refusals = ApiError.declaredBy({ codes: [draftChangedMeanwhile] })

/** The draft that the operator has read; undefined for version 0. Throws `PR60601409` when it is another one by now. */
export async function requireDraft(tx: Transaction, { path, version }: DraftKey): Promise<Draft | undefined> {
  const [draft] = await tx.select().from(contentDrafts).where(eq(contentDrafts.path, path))
  if ((draft?.version ?? 0) !== version)
    throw refusals(draftChangedMeanwhile, 'Another operator has changed this draft. Read it again before you save.')
  return draft
}

interface Change extends DraftKey {
  /** Edition that was changed. */
  readonly baseEdition: number
  /** What the file is to contain; null to remove it. */
  readonly value: object | null
  readonly by: Operator
}

/** Saves of one operator within this time of each other are one act of the record, in ms: the form saves by itself. */
const oneEditMs = 10 * 60_000

/**
 * Stores a draft and returns its version and faults. A scheduled draft leaves its schedule: nobody publishes in the name
 * of somebody else. Comments and layout of fields that did not change stay. Throws `PR60601409` when the draft is another
 * one by now.
 */
export function saveDraft(services: ContentServices, change: Change) {
  const { db, clock } = services
  const { path, value, baseEdition, by } = change
  return transact(db, async (tx) => {
    const draft = await requireDraft(tx, change)
    const before = draft?.text ?? (await publishedTexts(tx)).get(path)
    const text = value === null ? null : writeValue(before, value)
    const now = clock.now()
    const row = {
      text,
      ...nameOf(value),
      baseEdition,
      version: await nextVersion(tx),
      updatedAt: now,
      updatedBy: by.name,
      publishAt: null,
      scheduledBy: null,
      hasFailed: false,
      failure: null,
    }
    await tx
      .insert(contentDrafts)
      .values({ path, ...row })
      .onConflictDoUpdate({ target: contentDrafts.path, set: row })
    const isSameEdit =
      draft?.updatedBy === by.name && draft.publishAt === null && now.getTime() - draft.updatedAt.getTime() < oneEditMs
    if (!isSameEdit) {
      const subject = { kind: 'content', id: path } as const
      const of = draft && { savedBy: draft.updatedBy, publishAt: draft.publishAt, scheduledBy: draft.scheduledBy?.name }
      await recordAct(tx, now, { by, act: 'save-draft', subject, ...(of ? { details: { before: of } } : {}) })
    }
    return { version: row.version, faults: await checkChange(tx, services, { path, text }), page: pageOf(path, value) }
  })
}

/** Counts through all drafts: the version of one that is gone never fits another one. */
async function nextVersion(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute(sql`select nextval(${draftVersions.seqName}) as version`)
  return Number(rows[0]?.['version'])
}

/** Deletes a draft. Throws `PR60601409` when it is another one by now. */
export function discardDraft({ db, clock }: ContentServices, key: DraftKey & { readonly by: Operator }): Promise<void> {
  return transact(db, async (tx) => {
    const draft = await requireDraft(tx, key)
    if (!draft) return
    await deleteDraft(tx, draft)
    await recordAct(tx, clock.now(), {
      by: key.by,
      act: 'discard-draft',
      subject: { kind: 'content', id: key.path },
      details: { before: draft.text },
    })
  })
}

export async function deleteDraft(tx: Transaction, { path, version }: DraftKey): Promise<void> {
  await tx.delete(contentDrafts).where(and(eq(contentDrafts.path, path), eq(contentDrafts.version, version)))
}
