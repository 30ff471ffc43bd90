import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { deviceDetail, deviceList } from '#contract/content/devices.ts'
import { clientFile, manualList } from '#contract/content/downloads.ts'
import { eventDetail } from '#contract/content/events.ts'
import { faqList } from '#contract/content/faq.ts'
import { noticeDetail, viewNotice } from '#contract/content/notices.ts'
import { courseCategories, courseList } from '#contract/courses/course-calls.ts'
import { courseDetail } from '#contract/courses/course-detail.ts'
import { contentFolder } from '#tests/support/server/content-folder.ts'
import { headsetRental, order, signInBuyer } from '#tests/support/server/orders.ts'
import { both, catalogue, today } from '#tests/support/server/sample-catalogue.ts'
import { clockOn, importFolder, shopOn } from '#tests/support/server/shop.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { reserveStock } from '../api/devices/stock.ts'
import { openDatabase, transact } from '../db/open.ts'
import { attachments } from '../db/schema/attachments.ts'
import { devices, noticeViews } from '../db/schema/boards.ts'
import { categories, classifications, contentState, courses, lessons, purchaseOptions } from '../db/schema/courses.ts'
import { media } from '../db/schema/media.ts'
import { diskFolder } from './content-folder.ts'
import { contentChannel, importContent } from './import.ts'
import { readContent } from './read.ts'

const { database, target } = await testDatabase()
const { db } = database
const clock = clockOn(today)
const folder = contentFolder(catalogue)
const load = () => importFolder(database, clock, folder.directory)

async function generation(): Promise<number | undefined> {
  const [state] = await db.select().from(contentState)
  return state?.generation
}

await load()
const shop = await shopOn(database, today)

/** Imports the folder and waits until the shop was notified. */
async function loadAndHear(): Promise<void> {
  expect(await load()).toEqual({ changed: true })
  const wanted = `${await generation()}.`
  while (!shop.services.content.version().startsWith(wanted)) {
    await new Promise<void>((resolve) => shop.services.content.onChange(resolve))
  }
}

test('changes nothing when the folder is unchanged', async () => {
  const before = await generation()
  expect(await load()).toEqual({ changed: false })
  expect(await generation()).toBe(before)
})

test('notifies every connection of a change, with the next generation', async () => {
  const before = (await generation()) ?? 0
  const listener = await openDatabase(target)
  const { promise: notice, resolve } = Promise.withResolvers<string>()
  await listener.listen(contentChannel, resolve)
  folder.course('safety/forklift', (course) => ({ ...course, title: both('리치 트럭', 'Reach truck') }))
  expect(await load()).toEqual({ changed: true })
  expect(await notice).toBe(String(before + 1))
  expect(await generation()).toBe(before + 1)
  await listener.close()
})

test('shows a changed title', async () => {
  folder.course('safety/forklift', (course) => ({ ...course, title: both('지게차', 'Forklift') }))
  await loadAndHear()
  expect((await shop.call(courseDetail, '/v1/lecture/intro/contents/201')).content.title).toBe('Forklift')
  const found = await shop.call(courseList, '/v1/lecture/intro/contents?title=reach')
  expect(found.content).toEqual([])
})

test('imports a changed picture under a new address', async () => {
  const before = (await shop.call(courseDetail, '/v1/lecture/intro/contents/201')).content.thumbnail
  folder.write('pictures/ward.svg', '<svg><title>another ward</title></svg>')
  await loadAndHear()
  const after = (await shop.call(courseDetail, '/v1/lecture/intro/contents/201')).content.thumbnail
  expect(after).not.toBe(before)
  const paths = (await db.select({ path: media.path }).from(media)).map(({ path }) => `/media/${path}`)
  expect(paths).toContain(after)
  expect(paths).not.toContain(before)
})

test('composes a picture for each lesson, and a moving one for each free lesson', async () => {
  const rows = await db.select().from(lessons).where(eq(lessons.courseIdx, 101))
  const bodies = new Map((await db.select().from(media)).map(({ path, body }) => [path, body.toString()]))
  const pictures = rows.map(({ picture }) => bodies.get(picture))
  expect(new Set(pictures).size).toBe(8)
  for (const { number, isFree, picture, clip } of rows) {
    expect(bodies.get(picture)).toMatch(/^<svg /)
    expect(picture).toMatch(new RegExp(`^lessons/[0-9a-f]{8}/infusion-${number}\\.svg$`))
    expect(clip === null).toBe(!isFree)
    if (clip !== null) expect(bodies.get(clip)).toContain('@keyframes')
  }
})

test('stores pictures and videos unchanged, byte for byte', async () => {
  const rows = await db.select().from(media)
  const hero = rows.find((row) => row.path.endsWith('/hero.svg'))
  expect(hero).toMatchObject({ type: 'image/svg+xml' })
  expect(hero?.body.toString()).toBe(folder.read('pictures/hero.svg'))
  expect(rows.find((row) => row.path.endsWith('.mp4'))).toMatchObject({ type: 'video/mp4' })
})

test('a folder without a client has none to download, and one that comes later is offered', async () => {
  const file = folder.read('client.yaml')
  folder.remove('client.yaml')
  await loadAndHear()
  expect((await shop.call(clientFile, '/v1/client-file')).content).toBeNull()
  folder.write('client.yaml', file)
  await loadAndHear()
  // Bytes of `contents of Setup.zip`.
  expect((await shop.call(clientFile, '/v1/client-file')).content?.file).toMatchObject({ name: 'Setup.zip', size: 21 })
})

describe('a course that was removed from the folder', () => {
  const file = 'courses/safety/forklift.yaml'
  const text = folder.read(file)

  test('is neither listed nor counted nor found, and keeps its row', async () => {
    // No slide may refer to it.
    folder.replace('banners.yaml', 'course: 201', 'course: 202')
    folder.remove(file)
    await loadAndHear()
    const all = await shop.call(courseList, '/v1/lecture/intro/contents?member_type=ALL&page_size=100')
    expect(all.content.map((course) => course.idx)).not.toContain(201)
    expect(all.page_info?.total_size).toBe(11)
    const { content: categories } = await shop.call(courseCategories, '/v1/lecture/intro/category/first')
    expect(categories.find((category) => category.code === 'safety')?.count.ALL).toBe(1)
    for (const address of [
      '/v1/lecture/intro/contents/201',
      '/v1/lecture/intro/contents/preview/201',
      '/v1/lecture/intro/contents/201/notice',
      '/v1/lecture/intro/promotion/201',
    ]) {
      expect(await shop.expectError(address)).toMatchObject({ status: 404, code: 'PR10004404' })
    }
    expect(await db.select().from(courses).where(eq(courses.idx, 201))).toMatchObject([{ isWithdrawn: true }])
    const options = await db.select().from(purchaseOptions).where(eq(purchaseOptions.courseIdx, 201))
    expect(options.map((option) => option.isWithdrawn)).toEqual([true, true])
  })

  test('is listed again when it returns', async () => {
    folder.write(file, text)
    await loadAndHear()
    const { content } = await shop.call(courseDetail, '/v1/lecture/intro/contents/201')
    expect(content.individual.option.not_subscription).toHaveLength(2)
    const all = await shop.call(courseList, '/v1/lecture/intro/contents?member_type=ALL&page_size=100')
    expect(all.page_info?.total_size).toBe(12)
  })
})

describe('a device', () => {
  const stock = async () => (await shop.call(deviceDetail, '/v1/board/device/detail/11')).content.stock

  test('shows a changed price', async () => {
    folder.replace('devices/headset.yaml', 'purchase_amount: 690000', 'purchase_amount: 650000')
    await loadAndHear()
    const { content } = await shop.call(deviceDetail, '/v1/board/device/detail/11')
    expect(content.purchase).toEqual({ amt: 650_000 })
  })

  test('has on its shelf what the folder says, less what orders hold, once the number changes', async () => {
    const buying = await signInBuyer(shop)
    await order(shop, buying, [{ ...headsetRental, quantity: 2 }])
    // Five more have gone out: the number of the folder stays, and with it what is for sale.
    expect(await transact(db, (tx) => reserveStock(tx, 11, 5))).toBe(true)
    folder.replace('devices/headset.yaml', 'en: Headset', 'en: Wired headset')
    await loadAndHear()
    expect(await stock()).toBe(5)
    folder.replace('devices/headset.yaml', 'stock: 12', 'stock: 15')
    await loadAndHear()
    expect(await stock()).toBe(13)
    folder.replace('devices/headset.yaml', 'stock: 15', 'stock: 1')
    await loadAndHear()
    expect(await stock()).toBe(0)
  })

  test('that was removed from the folder is neither listed nor found, and keeps its row', async () => {
    folder.remove('devices/wheel.yaml')
    await loadAndHear()
    const { content } = await shop.call(deviceList, '/v1/board/device')
    expect(content.map(({ idx }) => idx)).toEqual([11, 12])
    expect(await shop.expectError('/v1/board/device/detail/21')).toMatchObject({ status: 404, code: 'PR10004404' })
    expect(await db.select().from(devices).where(eq(devices.idx, 21))).toMatchObject([{ isWithdrawn: true }])
  })
})

describe('a notice', () => {
  const views = async () => (await shop.call(noticeDetail, '/v1/board/notice/whole/1')).content.view

  test('keeps the views that visitors added, and takes a higher number of the folder', async () => {
    await shop.browser().call(viewNotice, '/v1/board/notice/whole/1/view', { body: {} })
    folder.replace('notices/1.yaml', 'en: Notice 1', 'en: First notice')
    await loadAndHear()
    expect((await shop.call(noticeDetail, '/v1/board/notice/whole/1')).content.title).toBe('First notice')
    expect(await views()).toBe(11)
    folder.replace('notices/1.yaml', 'views: 10', 'views: 500')
    await loadAndHear()
    expect(await views()).toBe(500)
  })

  test('that was removed from the folder is gone with who viewed it, and the others are numbered anew', async () => {
    folder.remove('notices/1.yaml')
    await loadAndHear()
    expect(await shop.expectError('/v1/board/notice/whole/1')).toMatchObject({ status: 404 })
    expect(await db.$count(noticeViews)).toBe(0)
    expect((await shop.call(noticeDetail, '/v1/board/notice/whole/2')).content).toMatchObject({
      number: 1,
      previous: null,
    })
  })
})

test('imports changed events and questions', async () => {
  folder.replace('events/1.yaml', 'en: Event 1', 'en: First event')
  folder.replace('faq.yaml', 'en: Password?', 'en: Which password?')
  await loadAndHear()
  expect((await shop.call(eventDetail, '/v1/board/event/1')).content.title).toBe('First event')
  const { content } = await shop.call(faqList, '/v1/board/faq')
  expect(content.map(({ title }) => title)).toContain('Which password?')
})

test('takes a single option off sale and keeps its row', async () => {
  folder.course('healthcare/infusion', (course) => ({
    ...course,
    options: { subscription: course.options?.subscription?.slice(0, 1) },
  }))
  await loadAndHear()
  const { content } = await shop.call(courseDetail, '/v1/lecture/intro/contents/101')
  expect(content.individual.option.subscription.map((option) => option.subs_month)).toEqual([3])
  expect(content.individual.option.not_subscription).toEqual([])
  expect(content.price).toMatchObject({ now: 90_000, from: false })
  expect(await db.select().from(purchaseOptions).where(eq(purchaseOptions.courseIdx, 101))).toHaveLength(3)
})

test('shortens a curriculum', async () => {
  folder.course('healthcare/emergency-room', (course) => ({ ...course, curriculum: course.curriculum.slice(0, 6) }))
  await loadAndHear()
  expect(await db.select().from(lessons).where(eq(lessons.courseIdx, 102))).toHaveLength(6)
  const { content } = await shop.call(courseDetail, '/v1/lecture/intro/contents/102')
  expect(content.curriculum).toMatchObject({ count: 6, minutes: 75 })
})

test('drops a classification that nothing uses', async () => {
  folder.write('categories.yaml', folder.read('categories.yaml').replace(/ {4}- code: response\n( {6}.*\n)+/, ''))
  folder.replace('courses/safety/extinguisher.yaml', 'classification: response', 'classification: plant')
  await loadAndHear()
  const kept = await db.select().from(classifications).where(eq(classifications.categoryCode, 'safety'))
  expect(kept.map(({ code }) => code)).toEqual(['plant'])
})

test('imports once when two processes import the same content simultaneously', async () => {
  folder.course('safety/forklift', (course) => ({ ...course, title: both('동시에', 'At once') }))
  const other = await openDatabase(target)
  const before = (await generation()) ?? 0
  const results = await Promise.all([load(), importFolder(other, clock, folder.directory)])
  expect(results.map((result) => result.changed).toSorted()).toEqual([false, true])
  expect(await generation()).toBe(before + 1)
  await other.close()
})

test('leaves everything as it was when the database refuses a part', async () => {
  const before = await generation()
  const { content } = readContent(diskFolder(folder.directory))
  if (!content) throw new Error('the folder is sound')
  const broken = content.courses.map((each) => ({ ...each, course: { ...each.course, classification: 'nowhere' } }))
  await expect(importContent(db, clock, { ...content, courses: broken }, [])).rejects.toThrow()
  expect(await generation()).toBe(before)
  expect(await db.select().from(lessons).where(eq(lessons.courseIdx, 201))).toHaveLength(6)
  expect(await load()).toEqual({ changed: false })
})

describe('a manual', () => {
  const titles = async () => (await shop.call(manualList, '/v1/manual', 'en')).content.map(({ title }) => title)

  test('shows a changed title', async () => {
    folder.replace('manuals/needle.yaml', 'en: Guide to needles\n', 'en: Needles\n')
    await loadAndHear()
    expect(await titles()).toEqual(['Installing', 'Needles'])
  })

  test('changes its number of the file with the contents of the file alone', async () => {
    const idOf = async () => (await shop.call(manualList, '/v1/manual', 'en')).content[0]?.file.id
    const before = await idOf()
    folder.write('manuals/Installing.pdf', 'other contents')
    await loadAndHear()
    expect(await idOf()).not.toBe(before)
  })

  test('that was removed from the folder is gone, with its files', async () => {
    const count = async () => (await db.select({ id: attachments.id }).from(attachments)).length
    const before = await count()
    folder.remove('manuals/needle.yaml')
    await loadAndHear()
    expect(await titles()).toEqual(['Installing'])
    expect(await count()).toBe(before - 2)
  })
})

describe('a category with its classifications', () => {
  const mail = { code: 'mail', name: both('메일', 'Mail') }
  // A classification of another category has the same code, and courses.
  const plant = { code: 'plant', name: both('공장', 'Plant') }
  const security = { code: 'security', name: both('정보보안', 'Security'), picture: 'ward.svg' } as const
  const importCategories = async (wanted: typeof catalogue.categories) => {
    folder.write('categories.yaml', stringify(wanted))
    await loadAndHear()
    return (await db.select().from(classifications)).map(({ categoryCode, code }) => `${categoryCode}/${code}`)
  }

  test('is kept before any course uses it', async () => {
    const kept = await importCategories([...catalogue.categories, { ...security, classifications: [plant, mail] }])
    expect(kept).toEqual(expect.arrayContaining(['safety/plant', 'security/plant', 'security/mail']))
  })

  test('is gone when the folder no longer names it and no course has used it', async () => {
    const left = await importCategories([...catalogue.categories, { ...security, classifications: [mail] }])
    expect(left).toContain('security/mail')
    expect(left).not.toContain('security/plant')
    await importCategories(catalogue.categories)
    expect((await db.select().from(categories)).map(({ code }) => code)).not.toContain('security')
  })

  test('stays in the database for the courses that were withdrawn with it', async () => {
    for (const name of Object.keys(catalogue.courses).filter((each) => each.startsWith('job/')))
      folder.remove(`courses/${name}.yaml`)
    // It names a partner of the field.
    folder.remove('pages/careers.yaml')
    const left = await importCategories(catalogue.categories.filter(({ code }) => code !== 'job'))
    expect(left).toContain('job/metal')
    expect((await db.select().from(categories)).map(({ code }) => code)).toContain('job')
  })
})
