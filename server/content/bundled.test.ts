import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { courseList } from '../../contract/course-calls.ts'
import { fields } from '../../contract/courses.ts'
import { testDatabase } from '../../tests/support/server/test-database.ts'
import { clockOn, importFolder, shopOn } from '../../tests/support/server/shop.ts'
import { readContent } from './read.ts'

/** The content of the repository. */
const directory = fileURLToPath(new URL('../../content', import.meta.url))
const day = '2026-11-21'
const { database } = await testDatabase()
const { content, faults } = readContent(directory)
const courses = content?.courses ?? []
const open = courses.filter(({ course }) => course.published_on !== undefined && course.published_on <= day)

test('has no fault', () => {
  expect(faults).toEqual([])
})

test('has all six fields, each with courses in every classification', () => {
  expect(content?.categories.map((category) => category.code)).toEqual(fields)
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

test('is written in both languages, each in its own fields', () => {
  const letters = (text: string, script: RegExp) => text.match(script)?.length ?? 0
  const korean = (text: string) => letters(text, /\p{Script=Hangul}/gu)
  const latin = (text: string) => letters(text, /\p{Script=Latin}/gu)
  const wrong = courses.flatMap(({ slug, course }) => {
    const { summary, description, description_mobile, curriculum, features, recommended_for, notices } = course
    const texts = [
      summary,
      description,
      description_mobile,
      ...recommended_for,
      ...features.map((each) => each.text),
      ...curriculum.map((lesson) => lesson.detail),
      ...notices.map((notice) => notice.text),
    ]
    return texts
      .filter((text) => korean(text.ko) === 0 || korean(text.en) >= latin(text.en))
      .map((text) => `${slug}: ${text.en}`)
  })
  const ofDevices = (content?.devices ?? [])
    .flatMap(({ name, summary, guide, checks }) => [name, summary, guide, ...checks])
    .filter((text) => korean(text.ko) === 0 || korean(text.en) > 0)
  expect([...wrong, ...ofDevices]).toEqual([])
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
