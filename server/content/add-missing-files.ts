import { singleFiles } from '#contract/content-files/kinds.ts'
import type { Feature } from '#contract/values/features.ts'
import type { Database } from '../db/open.ts'
import type { Clock } from '../lib/clock.ts'
import { StartError } from '../lib/start-error.ts'
import { type ContentFolder, notUtf8 } from './content-folder.ts'
import { inPublishingTransaction, loadContent } from './import.ts'
import { importName } from './load-content-files.ts'
import { hasOtherFeatures } from './load-legal-editions.ts'
import { requiredPages } from './read.ts'
import { readPublishable } from './read-publishable.ts'
import { publishedTexts } from './stored-folder.ts'
import { formatFault } from './yaml-file.ts'

/** Files that a shop may lack. */
const optionalFiles: readonly string[] = ['client.yaml', 'synonyms.yaml', 'device-categories.yaml']

/**
 * Takes each file that this version of the shop needs and the stored content lacks from `folder`: content that an earlier
 * version imported. A shop without pages about the company takes all of the folder with their pictures, but for those that
 * do not fit its content. Publishes legal texts anew that a shop with other features has published and nobody has agreed
 * to. Throws a {@link StartError} when the result has faults.
 */
export async function addMissingFiles(
  db: Database,
  clock: Clock,
  folder: ContentFolder,
  off: readonly Feature[],
): Promise<void> {
  const shop = { today: clock.today(), off }
  await inPublishingTransaction(db, async (tx) => {
    const published = await publishedTexts(tx)
    const wanted = Object.keys(singleFiles).filter((path) => !published.has(path) && !optionalFiles.includes(path))
    const hasLegal = [...published.keys()].some((path) => path.startsWith('legal/'))
    const lackedPages = requiredPages.filter((path) => !published.has(path))
    const pages = lackedPages.length === requiredPages.length ? folder.list('pages') : lackedPages
    const missing = [...wanted, ...(hasLegal ? [] : folder.list('legal')), ...pages].flatMap((path) => {
      const text = folder.text(path)
      return text === undefined || text === notUtf8 ? [] : [[path, text] as const]
    })
    if (missing.length === 0 && !(await hasOtherFeatures(tx, shop))) return
    const readWith = (files: typeof missing) =>
      readPublishable(tx, new Map(files), { today: shop.today, filesOf: folder })
    const first = await readWith(missing)
    const fits = ([path]: (typeof missing)[number]) =>
      !pages.includes(path) || requiredPages.includes(path) || !first.faults.some(({ file }) => file === path)
    const { content, faults } = first.content ? first : await readWith(missing.filter(fits))
    if (!content) {
      const lines = faults.map(formatFault)
      throw new StartError(`The content of the shop lacks files of this version:\n${lines.join('\n')}`)
    }
    await loadContent(tx, content, shop, { at: clock.now(), by: importName })
  })
}
