import { eq } from 'drizzle-orm'
import { describe, expect, it, test } from 'vitest'
import { deviceList } from '#contract/content/devices.ts'
import { courseCategories, courseHighlights, courseList, courseMenu } from '#contract/courses/course-calls.ts'
import { contentDetail, contentList, lessonPictureWords, saveDraft } from '#contract/desk/content.ts'
import { salesFigures } from '#contract/desk/figures.ts'
import { contentFolder } from '#tests/support/server/content-folder.ts'
import { deskOf } from '#tests/support/server/desk.ts'
import { paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { both, catalogue, today } from '#tests/support/server/sample-catalogue.ts'
import { samplePages } from '#tests/support/server/sample-pages.ts'
import { clockOn, importFolder, shopOn } from '#tests/support/server/shop.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { companyOf } from './content/company.ts'
import { drawSharePictures } from './content/draw-share-pictures.ts'
import { media } from './db/schema/media.ts'
import { sharePictures } from './db/schema/share-pictures.ts'
import { shopStyles } from './web/shop-styles.ts'
import { sitemap } from './web/sitemap.ts'

test('categories of devices are content: their list, the sitemap and the form of a device have them', async () => {
  const deviceCategories = [
    { code: 'trainers', name: both('학습기', 'Trainers') },
    { code: 'empty', name: both('빈 분류', 'Empty') },
    { code: 'torches', name: both('용접 토치', 'Welding torches') },
  ]
  const { headset, wheel } = catalogue.devices
  if (!headset || !wheel) throw new Error('the sample has a headset and a wheel')
  const folder = contentFolder({
    ...catalogue,
    deviceCategories,
    devices: { headset: { ...headset, category: 'torches' }, wheel: { ...wheel, category: 'trainers' } },
  })
  const { database } = await testDatabase()
  await importFolder(database, clockOn(today), folder.directory)
  const shop = await shopOn(database, today)
  const { content } = await shop.call(deviceList, '/v1/board/device')
  expect(content.map((each) => [each.idx, each.category, each.category_name, each.category_position])).toEqual([
    [11, 'torches', 'Welding torches', 1],
    [21, 'trainers', 'Trainers', 0],
  ])
  const torches = await shop.call(deviceList, '/v1/board/device?category=torches', 'ko')
  expect(torches.content.map(({ category_name }) => category_name)).toEqual(['용접 토치'])
  const { db, clock, config } = shop.services
  const pages = await sitemap(db, clock, config)
  expect(pages.match(/<loc>[^<]*\/device\?category=[^<]*lang=en<\/loc>/g)).toEqual([
    '<loc>http://shop.localhost:3000/device?category=torches&amp;lang=en</loc>',
  ])
  const { browser } = await deskOf(shop).operator('Lee Dasom', ['content'])
  const file = await browser.call(contentDetail, '/v1/desk/content/file?path=device-categories.yaml')
  expect(file.content).toMatchObject({ kind: 'device-categories', value: deviceCategories, page: '/device' })
})

test('pictures beside the login and the PC client are content, and pages go without those that are left out', async () => {
  const folder = contentFolder({ ...catalogue, brand: { ...catalogue.brand, pictures: { login: 'hero.svg' } } })
  const { database } = await testDatabase()
  await importFolder(database, clockOn(today), folder.directory)
  const { db, content } = (await shopOn(database, today)).services
  const { pictures } = await companyOf(content, db, 'en')
  expect(pictures).toEqual({ login: expect.stringMatching(/^\/media\/pictures\/[0-9a-f]{8}\/hero\.svg$/) })
  const served = await db
    .select({ body: media.body })
    .from(media)
    .where(eq(media.path, String(pictures.login).slice(7)))
  expect(served.map(({ body }) => body.toString())).toEqual([folder.read('pictures/hero.svg')])
})

test('pages about the company are content: tabs, the sitemap, and the forms of the desk have those of the shop', async () => {
  const { introduction, home, recruit } = samplePages
  const campus = { ...introduction, title: both('캠퍼스', 'Campus'), tab: undefined, position: 3 }
  const folder = contentFolder({ ...catalogue, pages: { introduction, home, recruit, 'main-campus': campus } })
  const { database } = await testDatabase()
  await importFolder(database, clockOn(today), folder.directory)
  const shop = await shopOn(database, today)
  const { db, clock, config, content } = shop.services
  expect((await companyOf(content, db, 'en')).pages).toEqual([
    { name: 'introduction', title: 'About us', tab: 'Introduction' },
    { name: 'main-campus', title: 'Campus', tab: 'Campus' },
  ])
  const pages = await sitemap(db, clock, config)
  expect(pages.match(/<loc>[^<]*\/company\/[^<]*lang=ko<\/loc>/g)).toEqual([
    '<loc>http://shop.localhost:3000/company/introduction?lang=ko</loc>',
    '<loc>http://shop.localhost:3000/company/main-campus?lang=ko</loc>',
  ])
  const { browser } = await deskOf(shop).operator('Lee Dasom', ['content'])
  const file = await browser.call(contentDetail, '/v1/desk/content/file?path=pages/main-campus.yaml')
  expect(file.content).toMatchObject({ kind: 'page', value: { position: 3 }, page: '/company/main-campus' })
  const front = await browser.call(contentDetail, '/v1/desk/content/file?path=pages/home.yaml')
  expect(front.content.page).toBe('/')
  const without = { path: 'pages/introduction.yaml', version: 0, base_edition: 1, value: null }
  const { faults } = (await browser.call(saveDraft, '/v1/desk/content/draft', { body: without })).content
  expect(faults).toEqual([{ file: 'pages/introduction.yaml', field: '', message: { ko: '없어요', en: 'is missing' } }])
})

/** A shop of other fields than the bundled ones: a course each, in the order of `codes`. */
async function shopOfFields(codes: readonly string[], colors: Readonly<Record<string, string>> = {}) {
  const [, course] = Object.entries(catalogue.courses).find(([name]) => name === 'safety/forklift') ?? []
  if (!course) throw new Error('the sample has no forklift')
  const folder = contentFolder({
    ...catalogue,
    categories: codes.map((code) => ({
      code,
      name: both(`${code} 분야`, `Field ${code}`),
      picture: 'ward.svg',
      classifications: [{ code: 'all', name: both('모두', 'All') }],
      ...(colors[code] === undefined ? {} : { color: colors[code] }),
    })),
    courses: Object.fromEntries(
      codes.map((code, index) => [
        `${code}/basics-${index + 1}`,
        { ...course, idx: 900 + index, classification: 'all', title: both(`기초 ${code}`, `Basics of ${code}`) },
      ]),
    ),
    pages: { introduction: samplePages.introduction, home: samplePages.home, recruit: samplePages.recruit },
    banners: { ...catalogue.banners, slides: catalogue.banners.slides.filter(({ idx }) => idx === 2) },
    devices: Object.fromEntries(
      Object.entries(catalogue.devices).map(([name, each]) => [name, { ...each, courses: [] }]),
    ),
    events: catalogue.events.map(({ category: _, ...event }) => ({ ...event, courses: [] })),
  })
  const { database } = await testDatabase()
  await importFolder(database, clockOn(today), folder.directory)
  return shopOn(database, today)
}

const twelve = Array.from({ length: 12 }, (_, index) => `field-${index + 1}`)

describe.each([
  ['one field', ['driving']],
  ['twelve fields', twelve],
])('a shop of %s', async (_, codes) => {
  const shop = await shopOfFields(codes, { driving: '#2F7FB8' })
  const { db, content, clock, config } = shop.services

  it('has them in lists, filters and menus, in the order of the content', async () => {
    const categories = (await shop.call(courseCategories, '/v1/lecture/intro/category/first')).content
    expect(categories.map(({ code, name, icon, focus, count }) => [code, name, icon, focus, count.ALL])).toEqual(
      codes.map((code) => [code, `Field ${code}`, 'graduation-cap', 50, 1]),
    )
    const menu = (await shop.call(courseMenu, '/v1/lecture/intro/category/menu', 'en')).content
    expect(menu.map(({ code, name, contents }) => [code, name, contents.map(({ title }) => title)])).toEqual(
      codes.map((code) => [code, `Field ${code}`, [`Basics of ${code}`]]),
    )
    const last = codes.at(-1) ?? ''
    const list = await shop.call(courseList, `/v1/lecture/intro/contents?member_type=ALL&ctg_name=${last}`)
    expect(list.content.map(({ category }) => category.code)).toEqual([last])
  })

  it('has them in the search, the home page and the sitemap', async () => {
    const code = codes[0] ?? ''
    const found = await shop.call(courseList, `/v1/lecture/intro/contents?member_type=ALL&title=Field%20${code}`)
    expect(found.content.map(({ category }) => category.code)).toContain(code)
    const { free } = (await shop.call(courseHighlights, '/v1/lecture/intro/contents/sort')).content
    expect(free).toHaveLength(Math.min(6, codes.length))
    const pages = await sitemap(db, clock, config)
    for (const each of codes) expect(pages).toContain(`/contents?category=${each}&amp;lang=ko<`)
  })

  it('colours each on pages and in pictures for messengers, also those that give no colour', async () => {
    const { text: styles } = await shopStyles({ db, content })
    for (const code of codes) {
      expect(
        styles.match(new RegExp(`\\[data-field=${code}\\]\\{--hue:#[0-9A-F]{6};--tint:#[0-9A-F]{6}\\}`, 'g')),
      ).toHaveLength(2)
    }
    const hues = [...(styles.split('@media')[0]?.matchAll(/--hue:(#\w+)/g) ?? [])].map(([, hue]) => hue)
    expect(new Set(hues).size).toBe(codes.length)
    const { faults } = await drawSharePictures(db, clock)
    expect(faults).toEqual([])
    const sources = (await db.select().from(sharePictures)).filter(({ kind }) => kind === 'course')
    expect(new Set(sources.map(({ source }) => source.hue))).toEqual(new Set(hues))
  })
})

test('operators of such a shop find its fields in lists, figures and the form of a course', async () => {
  const shop = await shopOfFields(['driving', 'welding-tig'])
  await paidOrder(shop, await signInBuyer(shop), [{ kind: 'course', option: 901_501, quantity: 1 }])
  const { browser } = await deskOf(shop).operator('Lee Dasom', ['content', 'viewer'])
  const { rows } = (await browser.call(salesFigures, `/v1/desk/figures/sales?from=${today}&until=${today}&group=field`))
    .content
  expect(rows).toMatchObject([
    { key: 'welding-tig', name: both('welding-tig 분야', 'Field welding-tig'), orders: 1, sales_amount: 50_000 },
  ])
  const listed = (await browser.call(contentList, '/v1/desk/content?kind=course')).content
  expect(listed.map(({ path }) => path).toSorted()).toEqual([
    'courses/driving/basics-1.yaml',
    'courses/welding-tig/basics-2.yaml',
  ])
  const words = (await browser.call(lessonPictureWords, '/v1/desk/content/picture-words?field=welding-tig')).content
  // Of every folder of the kit, since none is called so.
  expect(words.subjects.map(({ word }) => word)).toEqual(expect.arrayContaining(['car', 'runway', 'weld-table']))
  expect(words.tools.find(({ word }) => word === 'ratchet')?.name).toEqual(both('래칫', 'ratchet'))
  expect(words.tools.every(({ picture }) => picture.includes('/welding-tig.tool.'))).toBe(true)
  const path = 'courses/welding-tig/tacks.yaml'
  const body = { path, version: 0, base_edition: 0, value: { idx: 950 } }
  const saved = await browser.call(saveDraft, '/v1/desk/content/draft', { body })
  expect(saved.content.version).toBe(1)
})
