import { everyRow } from '../db/every-row.ts'
import type { Transaction } from '../db/open.ts'
import { pages } from '../db/schema/company.ts'
import { picturesOf } from './check-pages.ts'
import { type MediaFiles, pathOf } from './media-files.ts'
import type { Content } from './read.ts'

/** Makes the home page and those about the company equal to the folder's. */
export async function loadPages(tx: Transaction, content: Content, files: MediaFiles): Promise<void> {
  const rows = content.pages.map(({ name, page: { title, tab = title, position, ...page } }) => ({
    ...{ name, title, tab, position: position ?? 0, hasTab: position !== undefined, ...page },
    pictures: Object.fromEntries(
      picturesOf(page.blocks).map((picture) => [picture, pathOf(files, `pictures/${picture}`)]),
    ),
  }))
  await tx.delete(pages).where(everyRow)
  await tx.insert(pages).values(rows)
}
