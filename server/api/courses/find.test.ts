import { and, desc, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { gramsOf, normalize } from '#server/content/grams.ts'
import { everyRow } from '#server/db/every-row.ts'
import { courses } from '#server/db/schema/courses.ts'
import { partOf, searchableText } from '#tests/support/server/arbitraries.ts'
import { courseRow, insertCourses } from '#tests/support/server/course-rows.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { matching } from '../search-terms/matches.ts'
import { forMemberType, openCourses, searchedCourses } from './find.ts'

const { database } = await testDatabase()
const { db } = database

/** Without words of the shop, which an import writes, every word is taken as it is typed. */
const services = { db, content: { remember: <Value>(_: string, load: () => Promise<Value>) => load() } }
const conditionOf = async (term: string) => (await matching(services, searchedCourses('2026-11-21'), term)).where

/** Numbers of the courses that a search for `term` finds, ascending. */
async function found(term: string): Promise<number[]> {
  const rows = await db
    .select({ idx: courses.idx })
    .from(courses)
    .where(await conditionOf(term))
    .orderBy(courses.idx)
  return rows.map((row) => row.idx)
}

describe('a search among a few titles', () => {
  beforeAll(() =>
    insertCourses(db, [
      courseRow(1, '아크 용접 실습'),
      courseRow(2, '용접기 다루기'),
      courseRow(3, 'MIG welding, 100% by hand'),
      courseRow(4, 'Welding 1000 parts'),
      courseRow(5, 'snake_case and C:\\temp'),
      courseRow(6, 'snakeXcase and C:/temp'),
      courseRow(7, `O'Neil's "hands on" course`),
      courseRow(8, 'abc bcd'),
    ]),
  )

  test.each([
    ['part of a Korean word', '용접', [1, 2]],
    ['the end of a Korean word', '접기', [2]],
    ['one Korean character', '접', [1, 2]],
    ['decomposed Korean', '용접'.normalize('NFD'), [1, 2]],
    ['part of an English word', 'eldi', [3, 4]],
    ['capitals', 'WELDING', [3, 4]],
    ['words in any order', 'hand mig', [3]],
    ['words of which one is missing', 'hand tig', []],
    ['a percent sign', '100%', [3]],
    ['a percent sign alone', '%', [3]],
    ['an underscore', 'snake_case', [5]],
    ['an underscore alone', '_', [5]],
    ['a backslash', 'c:\\', [5]],
    ['a single quote', `o'neil's`, [7]],
    ['double quotes', '"hands', [7]],
    ['pairs that are there while their word is not', 'abcd', []],
    ['nothing', '', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['blanks', '   ', [1, 2, 3, 4, 5, 6, 7, 8]],
  ])('for %s', async (_, term, expected) => {
    expect(await found(term)).toEqual(expected)
  })
})

test('every two or more consecutive characters of a title find its course', async () => {
  await insertCourses(db, [courseRow(100, 'placeholder')])
  await fc.assert(
    fc.asyncProperty(partOf(searchableText), async ({ text, part }) => {
      const searchText = normalize(text)
      await db
        .update(courses)
        .set({ searchText, searchGrams: gramsOf(searchText) })
        .where(eq(courses.idx, 100))
      expect(await found(part)).toContain(100)
    }),
    { numRuns: 200 },
  )
})

test('a search finds exactly the courses whose text contains each of its words', async () => {
  const texts = fc.sample(searchableText, 30)
  await db.delete(courses).where(everyRow)
  await insertCourses(
    db,
    texts.map((text, index) => courseRow(index + 1, text)),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        searchableText,
        partOf(fc.constantFrom(...texts)).map(({ part }) => part),
      ),
      async (term) => {
        const words = normalize(term).split(' ')
        const holding = texts.flatMap((text, index) =>
          words.every((word) => normalize(text).includes(word)) ? [index + 1] : [],
        )
        expect(await found(term)).toEqual(holding)
      },
    ),
    { numRuns: 200 },
  )
})

describe('among three thousand courses', () => {
  const words = ['용접', '선반', '간호', '지게차', '소화기', 'welding', 'nursing', 'forklift', 'pilot', 'barista']
  const planSchema = v.array(v.object({ 'QUERY PLAN': v.string() }))

  beforeAll(async () => {
    await db.delete(courses).where(everyRow)
    const rows = Array.from({ length: 3_000 }, (_, index) => {
      const word = (step: number) => words[Math.floor(index / step) % words.length] ?? ''
      return courseRow(index + 1, `${word(1)} ${word(10)} ${word(100)} 과정 ${index}`)
    })
    await insertCourses(db, [...rows, courseRow(3_001, '수중 드론 조종')])
    // What autovacuum does sooner or later: it moves new rows into the index and updates the planner's statistics.
    await db.execute(sql`select gin_clean_pending_list('courses_search')`)
    await db.execute(sql`analyze courses`)
  })

  test('a page of search results uses the index of the titles and reads no other row', async () => {
    const search = db
      .select({ idx: courses.idx })
      .from(courses)
      .where(and(openCourses('2026-11-21'), forMemberType('IDV'), await conditionOf('드론')))
      .orderBy(desc(courses.opensOn), desc(courses.idx))
      .limit(10)
    const plan = v.parse(planSchema, (await db.execute(sql`explain ${search}`)).rows).map((row) => row['QUERY PLAN'])
    expect(plan.join('\n')).toContain('Bitmap Index Scan on courses_search')
    expect(plan.join('\n')).not.toContain('Seq Scan')
    expect(await search).toEqual([{ idx: 3_001 }])
  })
})
