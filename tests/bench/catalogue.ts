import { sql } from 'drizzle-orm'
import { createClock } from '../../server/lib/clock.ts'
import { importContent } from '../../server/content/import.ts'
import { readContent } from '../../server/content/read.ts'
import { migrateDatabase, openDatabase } from '../../server/db/open.ts'
import { openApi } from './api.ts'
import { type BenchDatabase, startDatabase } from './database.ts'
import { type Figure, median } from './table.ts'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../content', import.meta.url))
const rounds = 400

const calls: readonly (readonly [string, (turn: number) => string])[] = [
  [
    'list',
    (turn) => `?member_type=ALL&sort=${['new', 'popular', 'lessons', 'price'][turn % 4]}&page_index=${(turn % 4) + 1}`,
  ],
  ['list of a field', (turn) => `?member_type=IDV&ctg_name=${['safety', 'job', 'pilot'][turn % 3]}`],
  // A number stands for one course in either catalogue; the words around it are in all of them.
  ['search', (turn) => `?member_type=ALL&title=${encodeURIComponent(`안전 ${1000 + (turn % 60)}`)}`],
]

/** List and search calls on 10,000 courses against 100, turn by turn, so that both meet the same machine. */
export async function catalogueGrowth(): Promise<Figure[]> {
  const engine = await startDatabase()
  const [small, large] = [await openCatalogue(engine, 'small', 100), await openCatalogue(engine, 'large', 10_000)]
  const figures: Figure[] = []
  for (const [name, address] of calls) {
    const times = { small: [] as number[], large: [] as number[] }
    for (let turn = 0; turn < rounds; turn++) {
      for (const [size, shop] of [
        ['small', small],
        ['large', large],
      ] as const) {
        const started = performance.now()
        const answer = await shop.api.request(`/v1/lecture/intro/contents${address(turn)}`)
        if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}`)
        await answer.arrayBuffer()
        times[size].push(performance.now() - started)
      }
    }
    figures.push({
      name: `${name}: 10,000 courses, of the time on 100`,
      value: median(times.large.slice(40)) / median(times.small.slice(40)),
      unit: 'x',
      goal: ['most', 2],
    })
  }
  for (const shop of [small, large]) await shop.close()
  await engine.stop()
  return figures
}

async function openCatalogue(engine: BenchDatabase, name: string, size: number) {
  const admin = await openDatabase(engine.connection('practicum'))
  await admin.db.execute(sql.raw(`create database ${name}`))
  await admin.close()
  const database = await openDatabase(engine.connection(name))
  await migrateDatabase(database)
  const { content } = readContent(folder)
  if (!content) throw new Error('the bundled content has faults')
  const clock = createClock()
  const courses = Array.from({ length: size }, (_, index) => {
    const source = content.courses[index % content.courses.length]
    if (!source) throw new Error('the bundled content is empty')
    const idx = 1000 + index
    const title = { ko: `${source.course.title.ko} 안전 ${idx}`, en: `${source.course.title.en} ${idx}` }
    return { ...source, slug: `course-${idx}`, course: { ...source.course, idx, title, notices: [] } }
  })
  await importContent(database.db, clock, { ...content, banners: { ...content.banners, slides: [] }, courses })
  await database.db.execute(sql`analyze`)
  return openApi(database, clock)
}
