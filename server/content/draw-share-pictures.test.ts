import { and, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { eventDetail } from '#contract/content/events.ts'
import { noticeDetail } from '#contract/content/notices.ts'
import { courseDetail } from '#contract/courses/course-detail.ts'
import { contentFolder } from '#tests/support/server/content-folder.ts'
import { both, catalogue, today } from '#tests/support/server/sample-catalogue.ts'
import { clockOn, importFolder, shopOn } from '#tests/support/server/shop.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { media } from '../db/schema/media.ts'
import { sharePictures } from '../db/schema/share-pictures.ts'
import { drawSharePictures, drawSharePicturesRegularly } from './draw-share-pictures.ts'

const { database } = await testDatabase()
const { db } = database
const clock = clockOn(today)
const folder = contentFolder(catalogue)
const load = () => importFolder(database, clock, folder.directory)
const draw = () => drawSharePictures(db, clock)

await load()
const shop = await shopOn(database, today)
const course = async (locale: 'en' | 'ko' = 'en') =>
  (await shop.call(courseDetail, '/v1/lecture/intro/contents/201', locale)).content.share_picture

const rename = (title: { ko: string; en: string }) => folder.course('safety/forklift', (each) => ({ ...each, title }))

async function bodyOf(address: string | null): Promise<Buffer | undefined> {
  const [row] = await db
    .select()
    .from(media)
    .where(eq(media.path, address?.replace('/media/', '') ?? ''))
  return row?.body
}

test('an import alone draws nothing, and pages have no picture yet', async () => {
  expect(await course()).toBeNull()
  expect(await db.$count(media, eq(media.type, 'image/png'))).toBe(0)
})

// It draws dozens of pictures: longer than the usual limit on a busy machine.
test('draws the shop and every course, event and notice in both languages, one time each, even when two processes draw', {
  timeout: 60_000,
}, async () => {
  const [one, other] = await Promise.all([draw(), draw()])
  const wanted = 2 * (1 + Object.keys(catalogue.courses).length + catalogue.events.length + catalogue.notices.length)
  expect(one.drawn + other.drawn).toBe(wanted)
  expect([...one.faults, ...other.faults]).toEqual([])
  await shop.services.content.refresh()
  expect(await course('en')).toMatch(/^\/media\/share\/[0-9a-f]{16}\/course-201-en\.png$/)
  expect(await course('ko')).toMatch(/^\/media\/share\/[0-9a-f]{16}\/course-201-ko\.png$/)
  expect(await bodyOf(await course('en'))).not.toEqual(await bodyOf(await course('ko')))
  const { content: event } = await shop.call(eventDetail, '/v1/board/event/4')
  expect(event.share_picture).toMatch(/\/event-4-en\.png$/)
  const { content: notice } = await shop.call(noticeDetail, '/v1/board/notice/whole/1')
  expect(notice.share_picture).toMatch(/\/notice-1-en\.png$/)
})

test('draws nothing again when nothing has changed, also after another import', async () => {
  const before = await course()
  expect(await load()).toEqual({ changed: false })
  expect(await draw()).toEqual({ drawn: 0, faults: [] })
  folder.write('pictures/needle.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"></svg>')
  expect(await load()).toEqual({ changed: true })
  expect(await draw()).toEqual({ drawn: 0, faults: [] })
  await shop.services.content.refresh()
  expect(await course()).toBe(before)
  expect(await bodyOf(before)).toBeDefined()
})

test('draws a changed title alone, under a new address, and keeps the former picture until then', async () => {
  const english = await course('en')
  rename(both('지게차', 'Reach truck'))
  await load()
  await shop.services.content.refresh()
  expect(await course('en')).toBe(english)
  expect(await draw()).toMatchObject({ faults: [] })
  await shop.services.content.refresh()
  expect(await course('en')).not.toBe(english)
  expect(await bodyOf(await course('en'))).toBeDefined()
  expect(await bodyOf(english)).toBeUndefined()
})

/** Takes more lines than a picture has. */
const tooLong = `${'아주 긴 제목 '.repeat(30)}끝`

test('names a course whose picture cannot be drawn, keeps the former one, and draws the others', async () => {
  const path = await course('ko')
  const body = await bodyOf(path)
  rename(both(tooLong, 'Forklift'))
  await load()
  expect(await draw()).toEqual({
    drawn: 1,
    faults: [
      {
        kind: 'course',
        idx: 201,
        locale: 'ko',
        title: tooLong,
        reason: 'the title is too long',
      },
    ],
  })
  await shop.services.content.refresh()
  expect(await course('ko')).toBe(path)
  expect(await bodyOf(path)).toEqual(body)
  // It is not tried again and again.
  expect(await draw()).toEqual({ drawn: 0, faults: [] })
  rename(both('지게차', 'Forklift'))
  await load()
  expect((await draw()).faults).toEqual([])
})

test('forgets the pictures of what has left the shop', async () => {
  const { content } = await shop.call(eventDetail, '/v1/board/event/7')
  expect(await bodyOf(content.share_picture)).toBeDefined()
  folder.remove('events/7.yaml')
  await load()
  expect(await db.$count(sharePictures, and(eq(sharePictures.kind, 'event'), eq(sharePictures.idx, 7)))).toBe(0)
  expect(await bodyOf(content.share_picture)).toBeUndefined()
})

test('a running shop draws by itself, and logs what it could not draw', async () => {
  rename(both('지게차 운전', tooLong))
  await load()
  const warn = vi.fn<(context: unknown, message?: string) => void>()
  const stop = drawSharePicturesRegularly(db, clock, { warn }, { everyMs: 10 })
  await waitFor(() => expect(warn).toHaveBeenCalled())
  await stop()
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'course', idx: 201, locale: 'en', title: tooLong }),
    'a sharing picture was not drawn',
  )
  await shop.services.content.refresh()
  expect(await bodyOf(await course('ko'))).toBeDefined()
})
