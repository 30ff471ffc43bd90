import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Feature } from '#contract/values/features.ts'
import { everyRow } from '../db/every-row.ts'
import { type Database, type Transaction, transact } from '../db/open.ts'
import { contentState } from '../db/schema/courses.ts'
import type { Clock } from '../lib/clock.ts'
import { StartError } from '../lib/start-error.ts'
import { loadAttachments, readAttachments } from './attachment-files.ts'
import { loadCompany } from './company.ts'
import { refreshDailyValues } from './daily-values.ts'
import { indexSearch } from './index-search.ts'
import { loadBanners } from './load-banners.ts'
import { dropUnusedCategories, loadCategories } from './load-categories.ts'
import { dropUploads, importName, loadContentFiles, type Publication } from './load-content-files.ts'
import { loadCourses } from './load-courses.ts'
import { loadDeliveryMessages } from './load-delivery-messages.ts'
import { loadDevices } from './load-devices.ts'
import { loadDownloads, readDownloads } from './load-downloads.ts'
import { loadEvents } from './load-events.ts'
import { loadFaq } from './load-faq.ts'
import { findLegalFaults, loadLegalEditions, type PublishingShop } from './load-legal-editions.ts'
import { loadNotices } from './load-notices.ts'
import { loadPages } from './load-pages.ts'
import { loadSynonyms } from './load-synonyms.ts'
import { loadMedia, readMedia } from './media-files.ts'
import type { Content } from './read.ts'
import { loadSharePictures, wantedPictures } from './share-pictures.ts'
import { type Fault, formatFault } from './yaml-file.ts'

/** Channel that notifies every process of changed content. */
export const contentChannel = 'practicum_content'

/**
 * Makes the shop's content equal to the folder's, in one transaction, and notifies all processes. Returns whether
 * anything changed. Throws a {@link StartError} when the folder changes a legal text that never changes.
 */
export async function importContent(
  db: Database,
  clock: Clock,
  content: Content,
  off: readonly Feature[],
): Promise<{ changed: boolean }> {
  const publication = { at: clock.now(), by: importName }
  const today = clock.today()
  return inPublishingTransaction(db, async (tx) => {
    const faults = await findLegalFaults(tx, content, today)
    if (faults.length > 0) throw new StartError([...faults.map(formatFault), 'Nothing was changed.'].join('\n'))
    return loadContent(tx, content, { today, off }, publication)
  })
}

/** What an import of the content would be refused for by the legal texts of this shop. Changes nothing. */
export function findImportFaults(db: Database, clock: Clock, content: Content): Promise<Fault[]> {
  return transact(db, (tx) => findLegalFaults(tx, content, clock.today()))
}

/** Any number that no other lock of the shop has. */
const publishingLock = 7_316_002

/**
 * Runs `work`, which publishes content, in a transaction while nobody else publishes. It is READ COMMITTED: an import
 * reads and writes so much that a serializable one would be repeated for every visitor who reads a notice meanwhile.
 * What visitors change, views and stock, it only adds to.
 */
export function inPublishingTransaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return transact(
    db,
    async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${publishingLock})`)
      return work(tx)
    },
    'read committed',
  )
}

/**
 * Makes the shop's content equal to `content` and keeps an edition of each file that changed. Courses and devices that
 * it lacks are withdrawn, not deleted, because orders may refer to them.
 */
export async function loadContent(
  tx: Transaction,
  content: Content,
  shop: PublishingShop,
  publication: Publication,
): Promise<{ changed: boolean }> {
  const { today, off } = shop
  const files = readMedia(content)
  const attachments = readAttachments(content)
  const downloads = readDownloads(content)
  const shared = wantedPictures(content, files)
  const fingerprint = createHash('sha256')
    .update(
      JSON.stringify([
        content.company,
        content.brand,
        content.pages,
        content.categories,
        content.courses,
        content.banners,
        content.videos,
        content.devices,
        content.deviceCategories,
        content.deliveryMessages,
        content.notices,
        content.events,
        content.faq,
        content.manuals,
        content.client,
        content.synonyms,
        content.legal,
        off.toSorted(),
        [...content.sources]
          .map(([path, { text }]) => [path, text])
          .sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
      ]),
    )
    .update([...files.values()].map((file) => file.path).join('\n'))
    .update([...attachments.values(), ...downloads.values()].map((file) => file.id).join('\n'))
    .update(shared.map(({ sourceHash }) => sourceHash).join('\n'))
    .digest('hex')

  const [state] = await tx.select().from(contentState)
  if (state?.fingerprint === fingerprint) return { changed: false }
  await loadMedia(tx, files)
  await loadCompany(tx, content, files)
  await loadPages(tx, content, files)
  await loadCategories(tx, content, files)
  await loadAttachments(tx, [...attachments.values(), ...downloads.values()])
  await loadCourses(tx, content, files, attachments, today)
  await dropUnusedCategories(tx, content)
  await loadBanners(tx, content, files)
  await loadDevices(tx, content, files)
  await loadDeliveryMessages(tx, content)
  await loadNotices(tx, content, files, attachments)
  await loadEvents(tx, content, files)
  await loadFaq(tx, content)
  await loadDownloads(tx, content, downloads)
  await loadSynonyms(tx, content)
  await loadLegalEditions(tx, content, shop, publication.at)
  await loadContentFiles(tx, content, publication)
  await loadSharePictures(tx, shared)
  await dropUploads(tx, [...files.keys(), ...attachments.keys(), ...downloads.keys()])
  await refreshDailyValues(tx, today)
  await tx
    .insert(contentState)
    .values({ generation: 0, fingerprint })
    .onConflictDoUpdate({ target: contentState.id, set: { fingerprint } })
  await indexSearch(tx)
  await announceContent(tx)
  return { changed: true }
}

/** Makes everything cached about content stale, in every process, when the transaction commits. */
export async function announceContent(tx: Transaction): Promise<void> {
  const [state] = await tx
    .update(contentState)
    .set({ generation: sql`${contentState.generation} + 1` })
    .where(everyRow)
    .returning({ generation: contentState.generation })
  await tx.execute(sql`select pg_notify(${contentChannel}, ${String(state?.generation ?? '')})`)
}
