import { sql } from 'drizzle-orm'
import { noticeSorts } from '../../contract/content/notices.ts'
import { gramsOf } from '../../server/content/grams.ts'
import { migrateDatabase, openDatabase } from '../../server/db/open.ts'
import { notices } from '../../server/db/schema/boards.ts'
import { createClock } from '../../server/lib/clock.ts'
import { openApi } from './api.ts'
import { startDatabase } from './database.ts'
import { type Figure, median } from './table.ts'

const size = 10_000
const rounds = 200
const latePage = 500

/** Page 500 of 10,000 notices against page 1, in each order, turn by turn. */
export async function noticePages(): Promise<Figure[]> {
  await using engine = await startDatabase()
  const database = await openDatabase(engine.connection('practicum'))
  await migrateDatabase(database)
  for (let start = 1; start <= size; start += 500) {
    const rows = Array.from({ length: 500 }, (_, index) => noticeRow(start + index))
    await database.db.insert(notices).values(rows)
  }
  // As the database's own maintenance leaves it, and with the views of a busy hour since then.
  await database.db.execute(sql`vacuum analyze notices`)
  await database.db.execute(sql`update notices set views = views + 1 where idx % 40 = 0`)
  const shop = await openApi(database, createClock())
  const figures: Figure[] = []
  for (const [order, sort] of Object.entries(noticeSorts)) {
    const times = new Map<number, number[]>([
      [1, []],
      [latePage, []],
    ])
    for (let turn = 0; turn < rounds; turn++) {
      for (const [page, measured] of times) {
        const started = performance.now()
        const answer = await shop.api.request(`/v1/board/notice/whole?sort=${sort}&page_index=${page}`)
        if (answer.status !== 200) throw new Error(`the list answered ${answer.status}`)
        await answer.arrayBuffer()
        measured.push(performance.now() - started)
      }
    }
    const [first = 0, late = 0] = [...times.values()].map((measured) => median(measured.slice(20)))
    figures.push({
      name: `notices by ${order}: page ${latePage} of ${size}, of the time of page 1`,
      value: late / first,
      unit: 'x',
      goal: ['most', 2],
    })
  }
  await shop.close()
  return figures
}

/** Views in no order of the days, as in a shop. */
function noticeRow(idx: number): typeof notices.$inferInsert {
  const title = { ko: `공지 ${idx}`, en: `Notice ${idx}` }
  const text = 'Text of the notice. '.repeat(20)
  return {
    idx,
    category: (['notice', 'guides', 'issue', 'updates'] as const)[idx % 4] ?? 'notice',
    title,
    text: { ko: text, en: text },
    views: (idx * 7_919) % 10_007,
    isPinned: idx % 2_000 === 0,
    postedOn: new Date(Date.UTC(2000, 0, 1 + idx)).toISOString().slice(0, 10),
    number: idx,
    attachments: [],
    searchText: `${title.ko} notice ${idx}`,
    searchGrams: gramsOf(`${title.ko} notice ${idx}`),
  }
}
