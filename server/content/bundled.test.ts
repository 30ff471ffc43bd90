import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { paths } from '#contract/addresses/paths.ts'
import { manualCategorySchema } from '#contract/content/board-addresses.ts'
import { courseList } from '#contract/courses/course-calls.ts'
import { noticeCategorySchema } from '#contract/courses/courses.ts'
import { locales } from '#contract/values/locale.ts'
import { composePicture } from '#illustrations/compose.ts'
import { readKit } from '#illustrations/read-kit.ts'
import { clockOn, importFolder, shopOn } from '#tests/support/server/shop.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { diskFolder } from './content-folder.ts'
import { drawingOf } from './field-colors.ts'
import { readContent } from './read.ts'

/** The content of the repository. */
const directory = fileURLToPath(new URL('../../content', import.meta.url))
const day = '2026-11-21'
/** Pages that texts link to. */
const knownPaths = [
  ...[paths.courses(), paths.course({}), paths.devices(), paths.downloads(), paths.events(), paths.faq()],
  ...[paths.inquiry(), paths.recruit(), paths.signUp(), paths.login(), paths.findId(), paths.findPassword()],
  ...[paths.myPage(), paths.purchases(), paths.terms('2025'), paths.privacyPolicy('2025')],
]
const { database } = await testDatabase()
const { content, faults } = readContent(diskFolder(directory))
const courses = content?.courses ?? []
const open = courses.filter(({ course }) => course.published_on !== undefined && course.published_on <= day)

test('has no fault', () => {
  expect(faults).toEqual([])
})

test('has at least twelve manuals in every category, each with the number of pages of its files', () => {
  const manuals = content?.manuals ?? []
  expect(manuals.length).toBeGreaterThanOrEqual(12)
  expect(new Set(manuals.map(({ category }) => category))).toEqual(new Set(manualCategorySchema.options))
  for (const { file, pages } of manuals) {
    for (const locale of locales) {
      const pdf = readFileSync(join(directory, 'manuals', file[locale]), 'latin1')
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(pages[locale])
    }
  }
})

test('has all six fields, each with courses in every classification', () => {
  expect(content?.categories.map((category) => category.code)).toEqual([
    'healthcare',
    'pilot',
    'language',
    'safety',
    'security',
    'job',
  ])
  const empty = content?.categories.flatMap((category) =>
    category.classifications.filter(
      ({ code }) =>
        !open.some(({ category: field, course }) => field === category.code && course.classification === code),
    ),
  )
  expect(empty).toEqual([])
})

test('has at least forty open courses, and some that are coming soon', () => {
  expect(open.length).toBeGreaterThanOrEqual(40)
  expect(courses.length).toBeGreaterThan(open.length)
})

test('has a picture of its own for every lesson of a course', () => {
  const kit = readKit()
  const drawn = content ?? expect.fail('the content has faults')
  for (const { category, slug, course } of courses) {
    const pictures = course.curriculum.map(({ picture }) => composePicture(kit, drawingOf(drawn, category), picture))
    expect(new Set(pictures).size, slug).toBe(course.curriculum.length)
    // No two lessons show the same subject from the same viewpoint, nor do neighbours share a viewpoint.
    const shown = course.curriculum.map(({ picture }) => `${picture.subject} ${picture.view}`)
    expect(new Set(shown).size, slug).toBe(shown.length)
    for (const [index, { picture }] of course.curriculum.entries()) {
      expect(course.curriculum[index + 1]?.picture.view, `${slug}, lesson ${index + 2}`).not.toBe(picture.view)
    }
  }
})

test('has at least fourteen devices in both categories, for rent and for sale', () => {
  const devices = content?.devices ?? []
  expect(devices.length).toBeGreaterThanOrEqual(14)
  for (const category of ['vr', 'wheel']) {
    const some = devices.filter((device) => device.category === category)
    expect(some.filter(({ rentals }) => rentals.length > 0).length).toBeGreaterThanOrEqual(4)
    expect(some.filter((device) => device.purchase_amount !== undefined).length).toBeGreaterThanOrEqual(4)
  }
})

test('offers a device for every course that needs one, and rents longer for less', () => {
  const devices = content?.devices ?? []
  const needy = courses.filter(({ course }) => course.equipment === 'headset' || course.equipment === 'wheel')
  const without = needy.filter(({ course }) => !devices.some((device) => device.courses.includes(course.idx)))
  expect(without.map(({ slug }) => slug)).toEqual([])
  for (const { rentals } of devices) {
    const monthly = rentals.toSorted((one, other) => one.months - other.months).map((term) => term.monthly_amount)
    expect(monthly).toEqual(monthly.toSorted((one, other) => other - one))
  }
})

test('gives every course six to twenty lessons, the first of them free', () => {
  const wrong = courses.filter(({ course }) => course.curriculum.length < 6 || course.curriculum.length > 20)
  expect(wrong.map(({ slug }) => slug)).toEqual([])
  expect(courses.filter(({ course }) => !course.curriculum[0]?.free).map(({ slug }) => slug)).toEqual([])
})

test('has notices in every category, some pinned and some with attachments', () => {
  const notices = content?.notices ?? []
  expect(notices.length).toBeGreaterThanOrEqual(45)
  for (const category of noticeCategorySchema.options) {
    expect(notices.filter((notice) => notice.category === category).length).toBeGreaterThanOrEqual(7)
  }
  expect(notices.filter((notice) => notice.top).length).toBeGreaterThanOrEqual(2)
  expect(notices.filter((notice) => notice.attachments.length > 0).length).toBeGreaterThanOrEqual(3)
  expect(notices.filter((notice) => notice.posted_on > day)).toEqual([])
})

test('has events that are completed, ongoing and upcoming', () => {
  const events = content?.events ?? []
  expect(events.length).toBeGreaterThanOrEqual(12)
  expect(events.filter((event) => event.ends_on < day).length).toBeGreaterThanOrEqual(5)
  expect(events.filter((event) => event.starts_on <= day && event.ends_on >= day).length).toBeGreaterThanOrEqual(2)
  expect(events.filter((event) => event.starts_on > day).length).toBeGreaterThanOrEqual(2)
})

test('has forty questions, some in every category', () => {
  const { categories = [], questions = [] } = content?.faq ?? {}
  expect(questions.length).toBeGreaterThanOrEqual(40)
  const empty = categories.filter(({ code }) => !questions.some((question) => question.category === code))
  expect(empty).toEqual([])
})

test('suggests four questions to who writes an inquiry', () => {
  const places = (content?.faq.questions ?? []).flatMap((question) => question.suggested_position ?? [])
  expect(places.toSorted()).toEqual([1, 2, 3, 4])
})

test('links within notices, events and answers only to pages of the shop', () => {
  const texts = [
    ...(content?.notices ?? []).map((notice) => notice.text),
    ...(content?.events ?? []).map((event) => event.text),
    ...(content?.faq.questions ?? []).map((question) => question.description),
  ].flatMap(({ ko, en }) => [ko, en])
  const links = texts.flatMap((text) => [...text.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href))
  const known = new Set(knownPaths.map((path) => path.split('?')[0]))
  expect(links.length).toBeGreaterThan(30)
  expect(links.filter((href) => !known.has(href.split('?')[0]))).toEqual([])
})

test('is written in both languages, each in its own fields', () => {
  const letters = (text: string, script: RegExp) => text.match(script)?.length ?? 0
  const korean = (text: string) => letters(text, /\p{Script=Hangul}/gu)
  const latin = (text: string) => letters(text, /\p{Script=Latin}/gu)
  const wrong = courses.flatMap(({ slug, course }) => {
    const { summary, description, description_mobile, curriculum, features, recommended_for, notices, practice } =
      course
    const texts = [
      summary,
      description,
      description_mobile,
      ...recommended_for,
      ...features.map((each) => each.text),
      ...curriculum.map((lesson) => lesson.detail),
      ...notices.map((notice) => notice.text),
      ...(practice ? [practice.title, practice.adds] : []),
      ...(practice?.kind === 'question' ? [practice.question, practice.because] : []),
    ]
    return texts
      .filter((text) => korean(text.ko) === 0 || korean(text.en) >= latin(text.en))
      .map((text) => `${slug}: ${text.en}`)
  })
  const ofDevices = (content?.devices ?? [])
    .flatMap(({ name, summary, guide, checks }) => [name, summary, guide, ...checks])
    .filter((text) => korean(text.ko) === 0 || korean(text.en) > 0)
  const ofBoards = [
    ...(content?.notices ?? []).flatMap(({ title, text }) => [title, text]),
    ...(content?.events ?? []).flatMap(({ title, summary, text, details }) => [
      ...[title, summary, text],
      ...details.flatMap(({ name, value }) => [name, value]),
    ]),
    ...(content?.faq.questions ?? []).flatMap(({ title, description }) => [title, description]),
  ].filter((text) => (korean(text.ko) === 0 && latin(text.ko) > 0) || korean(text.en) > 0)
  expect([...wrong, ...ofDevices, ...ofBoards]).toEqual([])
})

describe('after an import', async () => {
  await importFolder(database, clockOn(day), directory)
  const shop = await shopOn(database, day)

  test('shows every open course on the list, in either language', async () => {
    for (const locale of ['ko', 'en'] as const) {
      const { content: listed, page_info } = await shop.call(
        courseList,
        '/v1/lecture/intro/contents?member_type=ALL&page_size=100',
        locale,
      )
      expect(listed.map((course) => course.idx).toSorted()).toEqual(open.map(({ course }) => course.idx).toSorted())
      expect(page_info?.total_size).toBe(open.length)
    }
  })
})

test('marks every number of people in an event as a sample', () => {
  const counts = (content?.events ?? []).filter(({ text }) => /\d명/.test(text.ko) || /\d people/.test(text.en))
  expect(counts.map(({ idx }) => idx).toSorted((one, other) => one - other)).toEqual([1, 4, 8, 9, 11])
  for (const { idx, details } of counts) {
    expect(
      details?.map(({ name }) => name),
      `event ${idx}`,
    ).toContainEqual({ ko: '예시', en: 'Sample' })
  }
})
