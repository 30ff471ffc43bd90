import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { pairItems } from '#contract/content-files/pair-items.ts'
import { type draftFailures, mayChangeContent } from '#contract/desk/content.ts'
import type { DeskAct } from '#contract/desk/records.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { contentChangedMeanwhile, contentHasFaults, contentNotFound } from '#contract/protocol/desk-codes.ts'
import type { Feature } from '#contract/values/features.ts'
import { inPublishingTransaction, loadContent } from '../content/import.ts'
import { readPublishable } from '../content/read-publishable.ts'
import { publishedTexts } from '../content/stored-folder.ts'
import { writeValue } from '../content/write-value.ts'
import { type Transaction, transact } from '../db/open.ts'
import { contentDrafts, contentEditions } from '../db/schema/content-files.ts'
import { operatorRecords, operators } from '../db/schema/operator.ts'
import { dayOf } from '../lib/clock.ts'
import { changesPrice } from './changed-prices.ts'
import {
  type ContentServices,
  type DraftKey,
  deleteDraft,
  latestEdition,
  requireDraft,
  valueIn,
} from './content-drafts.ts'
import { type Operator, recordAct } from './record.ts'

// Publishing of drafts and former editions: an import of the whole content in which one file is another.

/** What a publication needs: the features of the shop decide about parts of legal texts. */
export type PublishingServices = ContentServices & { readonly config: { readonly off: readonly Feature[] } }

const refusals = ApiError.declaredBy({ codes: [contentChangedMeanwhile, contentHasFaults, contentNotFound] })

const changedMeanwhile = () =>
  refusals(contentChangedMeanwhile, 'Another edition was published meanwhile. Compare both, then publish again.')

/** Called when prices change. Throws when the operator has to confirm it first. */
type ConfirmPrices = () => void

/** Publishes `text` at `path`, null to remove the file. Throws `PR60603409` when the content has faults with it. */
async function publish(
  tx: Transaction,
  { clock, config }: Pick<PublishingServices, 'clock' | 'config'>,
  act: {
    readonly act: DeskAct
    readonly path: string
    readonly text: string | null
    readonly by: Operator
    readonly confirmPrices: ConfirmPrices
  },
): Promise<number> {
  const { path, text, by, confirmPrices } = act
  const before = valueIn((await publishedTexts(tx)).get(path) ?? null)
  if (changesPrice(before, valueIn(text))) confirmPrices()
  const shop = { today: clock.today(), off: config.off }
  const { content, faults } = await readPublishable(tx, new Map([[path, text]]), { today: shop.today })
  if (!content) {
    const [first] = faults
    throw refusals(contentHasFaults, `${first?.file}: ${first?.field} ${first?.message}`, first?.field)
  }
  await loadContent(tx, content, shop, { at: clock.now(), by: by.name })
  const edition = await latestEdition(tx, path)
  // The next place in the record, which serializable transactions find by being repeated.
  await tx.execute(sql`lock table ${operatorRecords} in share row exclusive mode`)
  await recordAct(tx, clock.now(), {
    by,
    act: act.act,
    subject: { kind: 'content', id: path },
    details: { edition, ...changedFields(before, valueIn(text)) },
  })
  return edition
}

/** Fields with another value, and both values; of a list only the items that differ. */
function changedFields(before: unknown, after: unknown) {
  const fieldsOf = (value: unknown) => {
    if (Array.isArray(value)) return new Map<string, unknown>([['entries', value]])
    return new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : [])
  }
  const [old, next] = [fieldsOf(before), fieldsOf(after)]
  const names = [...new Set([...old.keys(), ...next.keys()])]
  const differing = names
    .filter((name) => !isDeepStrictEqual(old.get(name), next.get(name)))
    .map((name) => [name, differingItems(old.get(name), next.get(name))] as const)
  const pick = (fields: ReadonlyMap<string, unknown>, side: 'before' | 'after') =>
    Object.fromEntries(differing.flatMap(([name, both]) => (fields.has(name) ? [[name, both[side]]] : [])))
  return { before: pick(old, 'before'), after: pick(next, 'after') }
}

/** The items of two lists that differ. Anything else, and a list that was only sorted, is one value. */
function differingItems(before: unknown, after: unknown): { readonly before: unknown; readonly after: unknown } {
  if (!Array.isArray(before) || !Array.isArray(after)) return { before, after }
  const moved = pairItems(before, after).filter(
    (pair) => !pair.before || !pair.after || !isDeepStrictEqual(pair.before.item, pair.after.item),
  )
  const [old, next] = [
    moved.flatMap((pair) => (pair.before ? [pair.before.item] : [])),
    moved.flatMap((pair) => (pair.after ? [pair.after.item] : [])),
  ]
  const isSorting =
    old.length === next.length && old.every((item) => next.some((each) => isDeepStrictEqual(item, each)))
  return isSorting ? { before, after } : { before: old, after: next }
}

/** The draft that is to be published. Throws when it is another one by now, or another edition is published. */
async function requirePublishable(tx: Transaction, key: DraftKey) {
  const draft = await requireDraft(tx, key)
  if (!draft) throw refusals(contentNotFound, 'There is no draft of this file.')
  if (draft.baseEdition !== (await latestEdition(tx, key.path))) throw changedMeanwhile()
  return draft
}

/**
 * Publishes a draft and returns the number of the edition. Throws `PR60601409` and `PR60602409` when draft or edition
 * are others by now, `PR60603409` when the content has faults with it.
 */
export function publishDraft(
  services: PublishingServices,
  key: DraftKey & { readonly by: Operator; readonly confirmPrices: ConfirmPrices },
): Promise<number> {
  return inPublishingTransaction(services.db, (tx) => publishDraftIn(tx, services, key))
}

async function publishDraftIn(
  tx: Transaction,
  services: PublishingServices,
  key: DraftKey & { readonly by: Operator; readonly confirmPrices: ConfirmPrices },
): Promise<number> {
  const draft = await requirePublishable(tx, key)
  const edition = await publish(tx, services, { act: 'publish-content', text: draft.text, ...key })
  await deleteDraft(tx, draft)
  return edition
}

/** Has a draft published at `publishAt`, or no more when it is null. Throws as {@link publishDraft} does. */
export function scheduleDraft(
  { db, clock }: ContentServices,
  {
    publishAt,
    by,
    confirmPrices,
    ...key
  }: DraftKey & { readonly publishAt: Date | null; readonly by: Operator; readonly confirmPrices: ConfirmPrices },
): Promise<void> {
  return transact(db, async (tx) => {
    // What is only taken off its schedule need not be publishable.
    const draft = publishAt ? await requirePublishable(tx, key) : await requireDraft(tx, key)
    if (publishAt) {
      const published = valueIn((await publishedTexts(tx)).get(key.path) ?? null)
      if (changesPrice(published, valueIn(draft?.text ?? null))) confirmPrices()
      const changes = new Map([[key.path, draft?.text ?? null]])
      const { faults } = await readPublishable(tx, changes, { today: dayOf(publishAt), parsed: new Map() })
      const [first] = faults
      if (first) throw refusals(contentHasFaults, `${first.file}: ${first.field} ${first.message}`, first.field)
    }
    const { name, network } = by
    await tx
      .update(contentDrafts)
      .set({ publishAt, scheduledBy: publishAt && { name, network }, hasFailed: false, failure: null })
      .where(eq(contentDrafts.path, key.path))
    await recordAct(tx, clock.now(), {
      by,
      act: publishAt ? 'schedule-content' : 'unschedule-content',
      subject: { kind: 'content', id: key.path },
      details: { before: { publishAt: draft?.publishAt ?? null }, after: { publishAt } },
    })
  })
}

/**
 * Publishes a former edition as the next one; edition 0 removes the file. `current` is the latest edition that the
 * operator has seen. Throws `PR60602409` when it is another one by now, `PR60604404` without the edition, `PR60603409`
 * when the content has faults with it.
 */
export function restoreEdition(
  services: PublishingServices,
  act: {
    readonly path: string
    readonly edition: number
    readonly current: number
    readonly by: Operator
    readonly confirmPrices: ConfirmPrices
  },
): Promise<number> {
  const { path, edition, current, by, confirmPrices } = act
  return inPublishingTransaction(services.db, async (tx) => {
    if ((await latestEdition(tx, path)) !== current) throw changedMeanwhile()
    const [found] = await tx
      .select({ text: contentEditions.text })
      .from(contentEditions)
      .where(and(eq(contentEditions.path, path), eq(contentEditions.edition, edition)))
    if (!found && edition > 0) throw refusals(contentNotFound, 'There is no such edition.')
    const former = found?.text ?? null
    const text = former === null ? null : withCountedPieces(former, (await publishedTexts(tx)).get(path))
    return publish(tx, services, { act: 'restore-content', path, text, by, confirmPrices })
  })
}

/** The text of a former edition with the number of pieces of the published one: an old count says nothing of the shelf. */
function withCountedPieces(text: string, published: string | undefined): string {
  const [value, current] = [v.safeParse(counted, valueIn(text)), v.safeParse(counted, valueIn(published ?? null))]
  if (!value.success || !current.success) return text
  return writeValue(text, { ...value.output, stock: current.output.stock })
}

const counted = v.looseObject({ stock: v.number() })

/** Editions of a file, the latest first. */
export async function listEditions(
  { db }: Pick<ContentServices, 'db'>,
  { path, limit, offset }: { readonly path: string; readonly limit: number; readonly offset: number },
) {
  const ofPath = eq(contentEditions.path, path)
  const rows = await db
    .select()
    .from(contentEditions)
    .where(ofPath)
    .orderBy(desc(contentEditions.edition))
    .limit(limit)
    .offset(offset)
  return {
    rows: rows.map((row) => ({ ...row, value: valueIn(row.text) })),
    total: await db.$count(contentEditions, ofPath),
  }
}

/**
 * Publishes every draft that is due, in the name of who scheduled it, if they still may publish. One that cannot be
 * published is marked with the reason, which is recorded, and stays a draft. Of several processes one publishes a draft.
 */
export async function publishDueDrafts(services: PublishingServices, signal?: AbortSignal): Promise<number> {
  const { db, clock } = services
  const isDue = and(isNotNull(contentDrafts.publishAt), lte(contentDrafts.publishAt, clock.now()))
  let published = 0
  const due = await db.select().from(contentDrafts).where(isDue).orderBy(contentDrafts.publishAt)
  for (const { path, version, scheduledBy: by } of due) {
    if (signal?.aborted || !by) break
    try {
      const missing = await inPublishingTransaction(db, async (tx) => {
        const reason = await findMissingRight(tx, by, path)
        if (reason === undefined)
          await publishDraftIn(tx, services, { path, version, by, confirmPrices: confirmedBefore })
        return reason
      })
      if (missing === undefined) published += 1
      else await missPublication(services, { path, version, by }, missing)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await missPublication(
        services,
        { path, version, by },
        error.code === contentHasFaults ? 'faults' : 'edition-changed',
      )
    }
  }
  return published
}

/** Whoever scheduled a draft has confirmed its prices then. */
const confirmedBefore: ConfirmPrices = () => {}

type DraftFailure = (typeof draftFailures)[number]

/** Why an operator may not publish any more; undefined when they may. */
async function findMissingRight(tx: Transaction, { name }: Operator, path: string): Promise<DraftFailure | undefined> {
  // A removal waits for the publication.
  const isNamed = eq(operators.name, name)
  const [operator] = await tx.select({ roles: operators.roles }).from(operators).where(isNamed).for('share')
  if (!operator) return 'operator-removed'
  return mayChangeContent(operator.roles, path) ? undefined : 'role-lost'
}

/** Takes a draft off its schedule because it could not be published, and records why. */
function missPublication(
  { db, clock }: ContentServices,
  { path, version, by }: DraftKey & { readonly by: Operator },
  failure: DraftFailure,
): Promise<void> {
  return transact(db, async (tx) => {
    const marked = await tx
      .update(contentDrafts)
      .set({ publishAt: null, scheduledBy: null, hasFailed: true, failure })
      .where(and(eq(contentDrafts.path, path), eq(contentDrafts.version, version), isNotNull(contentDrafts.publishAt)))
      .returning({ path: contentDrafts.path })
    if (marked.length === 0) return
    await recordAct(tx, clock.now(), {
      by: { name: 'shop', network: 'job' },
      act: 'miss-publication',
      subject: { kind: 'content', id: path },
      details: { failure, scheduledBy: by.name },
    })
  })
}
