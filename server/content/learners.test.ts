import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { courseList } from '#contract/courses/course-calls.ts'
import { contentFolder } from '#tests/support/server/content-folder.ts'
import { addMember } from '#tests/support/server/members.ts'
import { paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { catalogue, today } from '#tests/support/server/sample-catalogue.ts'
import { clockOn, importFolder, sampleShop } from '#tests/support/server/shop.ts'
import { everyRow } from '../db/every-row.ts'
import { transact } from '../db/open.ts'
import { courses } from '../db/schema/courses.ts'
import { enrolments, finishedLessons } from '../db/schema/learning.ts'
import { addDays } from '../lib/clock.ts'
import { countLearners } from './learners.ts'

const shop = await sampleShop()
const { db } = shop.services

// An order whose items the enrolments of these tests name.
const buyer = await signInBuyer(shop)
await paidOrder(shop, buyer)
const [bought] = await db.select().from(enrolments)
if (!bought) throw new Error('a paid order enrols its member')

beforeEach(async () => {
  await db.delete(finishedLessons).where(everyRow)
  await db.update(enrolments).set({ courseIdx: 101, startsOn: '2020-01-01', revokedAt: null }).where(everyRow)
})

const began = (enrolment: Partial<typeof enrolments.$inferInsert>) =>
  db.update(enrolments).set(enrolment).where(everyRow)
const finished = (memberId: string, lesson: number, at: string, courseIdx = 301) =>
  db.insert(finishedLessons).values({ memberId, courseIdx, lesson, finishedAt: new Date(at) })

async function learnersOf(idx: number): Promise<number | undefined> {
  await transact(db, (tx) => countLearners(tx, today))
  const [row] = await db.select({ learners: courses.monthlyLearners }).from(courses).where(eq(courses.idx, idx))
  return row?.learners
}

test.each([
  ['today', 0, 1],
  ['29 days ago', -29, 1],
  ['30 days ago', -30, 0],
  ['tomorrow', 1, 0],
])('a member whose access begins %s', async (_, days, learners) => {
  await began({ startsOn: addDays(today, days) })
  expect(await learnersOf(101)).toBe(learners)
})

test('access that was revoked does not count', async () => {
  await began({ startsOn: today, revokedAt: new Date() })
  expect(await learnersOf(101)).toBe(0)
})

test.each([
  ['the first moment of 30 Korean days', '2026-10-22T15:00:00Z', 1],
  ['the moment before', '2026-10-22T14:59:59.999Z', 0],
])('a member who finished a lesson in %s', async (_, at, learners) => {
  await finished(buyer.memberId, 1, at)
  expect(await learnersOf(301)).toBe(learners)
})

test('a member counts once, however much they do', async () => {
  await began({ startsOn: today })
  await finished(buyer.memberId, 1, `${today}T01:00:00Z`, 101)
  await finished(buyer.memberId, 2, `${today}T02:00:00Z`, 101)
  expect(await learnersOf(101)).toBe(1)
  const other = await addMember(shop)
  await finished(other.id, 1, `${today}T01:00:00Z`, 101)
  expect(await learnersOf(101)).toBe(2)
})

test('the list “most popular” begins with the most learners, then follows the suggested positions', async () => {
  const { id } = await addMember(shop)
  await finished(id, 1, `${today}T01:00:00Z`, 303)
  await finished(buyer.memberId, 1, `${today}T01:00:00Z`, 303)
  await finished(buyer.memberId, 1, `${today}T01:00:00Z`, 202)
  await transact(db, (tx) => countLearners(tx, today))
  const { content } = await shop.call(
    courseList,
    '/v1/lecture/intro/contents?member_type=ALL&page_size=100&sort=popular',
  )
  expect(content.map(({ idx }) => idx)).toEqual([303, 202, 102, 201, 101, 308, 307, 306, 305, 304, 302, 301])
})

test('an import keeps the counts, whatever number a file names', async () => {
  await finished(buyer.memberId, 1, `${today}T01:00:00Z`)
  const folder = contentFolder(catalogue)
  folder.course('job/workshop-1', (course) => ({ ...course, learners_last_30_days: 5_000 }))
  await importFolder(shop.database, clockOn(today), folder.directory)
  const rows = await db.select({ idx: courses.idx, learners: courses.monthlyLearners }).from(courses)
  expect(rows.filter(({ learners }) => learners > 0)).toEqual([{ idx: 301, learners: 1 }])
})

test('a count that is unchanged is not written', async () => {
  await finished(buyer.memberId, 1, `${today}T01:00:00Z`)
  await learnersOf(301)
  const versions = () => shop.database.query('select idx, xmin::text from courses order by idx')
  const before = [...(await versions())]
  await learnersOf(301)
  expect([...(await versions())]).toEqual(before)
})
