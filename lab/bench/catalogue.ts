import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { deviceList } from '../../contract/content/devices.ts'
import { manualList } from '../../contract/content/downloads.ts'
import { noticeList } from '../../contract/content/notices.ts'
import { courseList } from '../../contract/courses/course-calls.ts'
import { diskFolder } from '../../server/content/content-folder.ts'
import { importContent } from '../../server/content/import.ts'
import { readContent } from '../../server/content/read.ts'
import { migrateDatabase, openDatabase } from '../../server/db/open.ts'
import { createClock } from '../../server/lib/clock.ts'
import { openApi } from './api.ts'
import { type BenchDatabase, startDatabase } from './database.ts'
import { type Figure, median } from './table.ts'

const folder = fileURLToPath(new URL('../../content', import.meta.url))
const rounds = 400

/** The calls of one page, by name and turn. */
const pages: readonly (readonly [string, (turn: number) => readonly string[]])[] = [
  [
    'list',
    (turn) => [
      `${courseList.path}?member_type=ALL&sort=${['new', 'popular', 'lessons', 'price'][turn % 4]}&page_index=${(turn % 4) + 1}`,
    ],
  ],
  [
    'list of a field',
    (turn) => [`${courseList.path}?member_type=IDV&ctg_name=${['safety', 'job', 'pilot'][turn % 3]}`],
  ],
  ['search of courses', (turn) => [`${courseList.path}?member_type=ALL&${termOf(turn, 60)}`]],
  [
    'search of the site',
    (turn) => [
      `${courseList.path}?member_type=ALL&${termOf(turn, 10)}`,
      `${deviceList.path}?${termOf(turn, 10)}`,
      `${manualList.path}?page_size=5&${termOf(turn, 10)}`,
      `${noticeList.path}?page_size=5&${termOf(turn, 10)}`,
    ],
  ],
]

/** A number stands for one course, manual or notice in either catalogue; the word before it is in all of them. */
function termOf(turn: number, numbers: number): string {
  return `title=${encodeURIComponent(`안전 ${1000 + (turn % numbers)}`)}`
}

/**
 * Lists and searches on 10,000 courses, 10,000 notices and 1,000 manuals against a hundredth of them, turn by turn, so
 * that both meet the same machine.
 */
export async function catalogueGrowth(): Promise<Figure[]> {
  const engine = await startDatabase()
  const small = await openCatalogue(engine, 'small', { courses: 100, notices: 100, manuals: 10 })
  const large = await openCatalogue(engine, 'large', { courses: 10_000, notices: 10_000, manuals: 1_000 })
  const figures: Figure[] = []
  for (const [name, callsOf] of pages) {
    const times = { small: [] as number[], large: [] as number[] }
    for (let turn = 0; turn < rounds; turn++) {
      for (const [size, shop] of [
        ['small', small],
        ['large', large],
      ] as const) {
        const started = performance.now()
        const answers = await Promise.all(callsOf(turn).map((address) => shop.api.request(address)))
        for (const answer of answers) {
          if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}`)
          await answer.arrayBuffer()
        }
        times[size].push(performance.now() - started)
      }
    }
    figures.push({
      name: `${name}: 10,000 courses and notices, of the time on 100`,
      value: median(times.large.slice(40)) / median(times.small.slice(40)),
      unit: 'x',
      goal: ['most', 2],
    })
  }
  for (const shop of [small, large]) await shop.close()
  await engine.stop()
  return figures
}

interface CatalogueSize {
  readonly courses: number
  readonly notices: number
  readonly manuals: number
}

/** As many copies of the rows as wanted, in turns. Throws when there are none to copy. */
function copies<Row, Copy>(rows: readonly Row[], size: number, copy: (row: Row, idx: number) => Copy): Copy[] {
  return Array.from({ length: size }, (_, index) => {
    const row = rows[index % rows.length]
    if (!row) throw new Error('the bundled content is empty')
    return copy(row, 1000 + index)
  })
}

const numbered = ({ ko, en }: { ko: string; en: string }, idx: number) => ({
  ko: `${ko} 안전 ${idx}`,
  en: `${en} ${idx}`,
})

/** The API over a database of its own with as many copies of the bundled content as wanted. */
export async function openCatalogue(engine: BenchDatabase, name: string, size: CatalogueSize) {
  const admin = await openDatabase(engine.connection('practicum'))
  await admin.db.execute(sql.raw(`create database ${name}`))
  await admin.close()
  // Statistics of a large catalogue take longer than a call of the shop may.
  const database = await openDatabase(engine.connection(name), { statementMs: 120_000 })
  await migrateDatabase(database)
  const { content } = readContent(diskFolder(folder))
  if (!content) throw new Error('the bundled content has faults')
  const clock = createClock()
  const courses = copies(content.courses, size.courses, (source, idx) => ({
    ...source,
    slug: `course-${idx}`,
    course: {
      ...source.course,
      idx,
      title: numbered(source.course.title, idx),
      notices: [],
      // Its lesson may be none of those that are left.
      practice: undefined,
      // The import composes a picture of each lesson, and no list reads them.
      curriculum: source.course.curriculum.slice(0, 1),
    },
  }))
  const notices = copies(content.notices, size.notices, (notice, idx) => ({
    ...notice,
    idx,
    title: numbered(notice.title, idx),
  }))
  const manuals = copies(content.manuals, size.manuals, (manual, idx) => ({
    ...manual,
    idx,
    title: numbered(manual.title, idx),
  }))
  const banners = { ...content.banners, slides: [] }
  await importContent(database.db, clock, { ...content, banners, courses, notices, manuals }, [])
  await database.db.execute(sql`analyze`)
  return openApi(database, clock)
}
