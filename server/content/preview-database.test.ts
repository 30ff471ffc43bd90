import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { registerCleanup } from '#tests/support/server/cleanup.ts'
import { today } from '#tests/support/server/sample-catalogue.ts'
import { clockOn } from '#tests/support/server/shop.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { readCompanyPages } from '../db/company.ts'
import { notices } from '../db/schema/boards.ts'
import { contentEditions } from '../db/schema/content-files.ts'
import { contentState } from '../db/schema/courses.ts'
import { media } from '../db/schema/media.ts'
import { reviews } from '../db/schema/reviews.ts'
import { exportContent } from './export.ts'
import { openPreviewDatabase } from './preview-database.ts'

const { database } = await testDatabase('sample')
const { db } = database
const preview = await openPreviewDatabase(database)
registerCleanup(() => preview.close())
const clock = clockOn(today)

const change = { name: "Kim's draft", path: 'notices/3.yaml', today: clock.today(), off: [] }
const textOf = async (path: string) => String((await exportContent(db)).get(path))
const titleIn = async (from: typeof preview.db) =>
  (await from.select({ title: notices.title }).from(notices).where(eq(notices.idx, 3)))[0]?.title.en
const shopContent = async () => ({
  state: await db.select().from(contentState),
  media: (await db.select({ path: media.path }).from(media)).length,
  editions: (await db.select().from(contentEditions)).length,
})

test('a draft stands in the preview, and nothing of it in the shop', async () => {
  const before = await shopContent()
  const text = (await textOf('notices/3.yaml')).replace('en: Notice 3', 'en: Previewed')
  expect(await preview.fill({ ...change, text })).toBe(true)
  expect(await titleIn(preview.db)).toBe('Previewed')
  expect(await preview.filledWith()).toBe("Kim's draft")
  expect(await titleIn(db)).toBe('Notice 3')
  expect(await shopContent()).toEqual(before)
})

test('another draft takes its place', async () => {
  const text = (await textOf('notices/3.yaml')).replace('en: Notice 3', 'en: Second')
  expect(await preview.fill({ ...change, text })).toBe(true)
  expect(await titleIn(preview.db)).toBe('Second')
})

test('an entry that a draft removes is gone there', async () => {
  expect(await preview.fill({ ...change, text: null })).toBe(true)
  expect(await titleIn(preview.db)).toBeUndefined()
  expect(await titleIn(db)).toBe('Notice 3')
})

test('a page about the company that a draft adds has its tab there, and not in the shop', async () => {
  const text = (await textOf('pages/introduction.yaml')).replace('position: 2', 'position: 9')
  expect(await preview.fill({ ...change, path: 'pages/team.yaml', text })).toBe(true)
  const namesIn = async (from: typeof db) => (await readCompanyPages(from)).map(({ name }) => name)
  expect(await namesIn(preview.db)).toEqual(['careers', 'introduction', 'team'])
  expect(await namesIn(db)).toEqual(['careers', 'introduction'])
})

test('a draft with a fault is not shown', async () => {
  expect(await preview.fill({ ...change, text: 'idx: 3\n' })).toBe(false)
})

test('what is no content is that of the shop', async () => {
  expect(await preview.db.select().from(reviews)).toEqual(await db.select().from(reviews))
})
