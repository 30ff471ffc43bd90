import { everyRow } from '../db/every-row.ts'
import type { Transaction } from '../db/open.ts'
import { events } from '../db/schema/boards.ts'
import { chunks } from './chunks.ts'
import { gramsOf, normalize } from './grams.ts'
import { type MediaFiles, pathOf } from './media-files.ts'
import type { Content } from './read.ts'
import { reduceTexts } from './rich-text.ts'

/** Makes the events equal to the folder's. */
export async function loadEvents(tx: Transaction, content: Content, files: MediaFiles): Promise<void> {
  const rows = content.events.map((event): typeof events.$inferInsert => {
    const { title, summary } = event
    const searchText = normalize([title.ko, title.en, summary.ko, summary.en].join(' '))
    return {
      idx: event.idx,
      categoryCode: event.category ?? null,
      title,
      summary,
      text: reduceTexts(event.text),
      picture: pathOf(files, `pictures/${event.picture}`),
      startsOn: event.starts_on,
      endsOn: event.ends_on,
      details: event.details,
      courses: event.courses,
      searchText,
      searchGrams: gramsOf(searchText),
    }
  })
  await tx.delete(events).where(everyRow)
  for (const chunk of chunks(rows)) await tx.insert(events).values(chunk)
}
