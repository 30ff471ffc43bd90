import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentFolder } from '#tests/support/server/content-folder.ts'
import { catalogue, today } from '#tests/support/server/sample-catalogue.ts'
import { clockOn, importFolder } from '#tests/support/server/shop.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { throwsAny } from '#tests/support/server/throws-any.ts'
import { findCourse } from '../api/courses/find.ts'
import { presentCourse } from '../api/courses/present.ts'
import { priceItems } from '../api/orders/prices.ts'
import { transact } from '../db/open.ts'
import { courses, purchaseOptions } from '../db/schema/courses.ts'
import { addDays, createClock } from '../lib/clock.ts'
import { coursePrice, optionPrice } from './option-price.ts'
import { refreshPrices } from './prices.ts'

const { database } = await testDatabase()
const { db } = database
await importFolder(database, clockOn(today), contentFolder(catalogue).directory)

type OptionRow = typeof purchaseOptions.$inferSelect
const courseIdx = 101
/** Within two days of `today`, so that campaigns end around midnight of many time zones. */
const instants = fc.integer({ min: -48 * 60, max: 48 * 60 }).map((minutes) => Date.parse(today) + minutes * 60_000)
const timeZones = fc.constantFrom('Asia/Seoul', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati')
const won = fc.integer({ min: 0, max: 2_000_000 })

const options: fc.Arbitrary<OptionRow[]> = fc
  .array(
    fc.record({
      months: fc.constantFrom(0, 1, 3, 12),
      amount: won,
      discounted: fc.option(won),
      special: fc.option(fc.record({ amount: won, days: fc.integer({ min: -2, max: 2 }) })),
      isWithdrawn: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((rows) =>
    rows.map(({ months, amount, discounted, special, isWithdrawn }, index) => ({
      idx: courseIdx * 1000 + 900 + index,
      courseIdx,
      name: { ko: '이용권', en: 'Pass' },
      months,
      amount,
      discounted,
      specialAmount: special?.amount ?? null,
      specialUntil: special ? addDays(today, special.days) : null,
      delivery: 0,
      isWithdrawn,
    })),
  )

/** Replaces the options of the course, as an import at `instant` does. */
async function sell(rows: readonly OptionRow[], day: string, timeZone: string): Promise<void> {
  await transact(db, async (tx) => {
    await tx.execute(sql`select set_config('TimeZone', ${timeZone}, true)`)
    await tx.delete(purchaseOptions).where(eq(purchaseOptions.courseIdx, courseIdx))
    await tx.insert(purchaseOptions).values([...rows])
    await tx
      .update(courses)
      .set({
        months: [...new Set(rows.map(({ months }) => months))].filter((months) => months > 0),
        isIndividual: true,
        affiliateMall: null,
        availableFrom: null,
        availableUntil: null,
        opensOn: '2026-01-01',
      })
      .where(eq(courses.idx, courseIdx))
    await refreshPrices(tx, day)
  })
}

describe('optionPrice', () => {
  it('is the price of the list, of the course’s page and of the order, whatever the day and the time zone', () =>
    fc.assert(
      fc.asyncProperty(options, instants, timeZones, async (rows, instant, timeZone) => {
        const day = createClock(() => instant).today()
        await sell(rows, day, timeZone)
        const course = await findCourse(db, courseIdx)
        const sold = rows.filter(({ isWithdrawn }) => !isWithdrawn)
        const page = presentCourse(
          course,
          { lessons: [], options: sold, noticeCount: 0, rating: null, sharePicture: null },
          { locale: 'ko', today: day },
        )

        const prices = sold.map((row) => ({ months: row.months, ...optionPrice(row, day) }))
        const passes = prices.filter(({ months }) => months > 0)
        const compared = passes.length > 0 ? passes : prices
        const [cheapest] = compared.toSorted((one, other) => one.current - other.current || one.regular - other.regular)
        expect(coursePrice(sold, day)).toEqual({
          regularPrice: cheapest?.regular ?? null,
          currentPrice: cheapest?.current ?? null,
          hasDearerOptions: page.price?.from ?? false,
        })
        expect(page.price).toEqual(
          cheapest
            ? {
                now: cheapest.current,
                regular: cheapest.regular,
                rate: cheapest.regular === 0 ? 0 : Math.round((1 - cheapest.current / cheapest.regular) * 100),
                from: compared.some(({ current }) => current > cheapest.current),
              }
            : null,
        )
        for (const row of sold) {
          const { regular, discounted, current, specialUntil } = optionPrice(row, day)
          const { subscription, not_subscription } = page.individual.option
          const shown = [...subscription, ...not_subscription].find(({ idx }) => idx === row.idx)
          expect(shown).toMatchObject({ amt: regular, disc_amt: discounted, disc_until: specialUntil })
          expect((shown?.disc_amt ?? 0) - (shown?.disc_amt_drt ?? 0)).toBe(current)
          const [item] = await priceItems(db, day, [{ kind: 'course', option: row.idx, quantity: 1 }], throwsAny)
          expect(item).toMatchObject({ regularAmount: regular, amount: current })
        }
      }),
      { numRuns: 100 },
    ))

  it.each([
    ['before the last day', '2026-11-20', 20_000, '2026-11-21'],
    ['on the last day', '2026-11-21', 20_000, '2026-11-21'],
    ['after it', '2026-11-22', 30_000, null],
  ])('is the campaign’s until its last day is over: %s', (_, day, current, specialUntil) => {
    const option = { amount: 40_000, discounted: 30_000, specialAmount: 20_000, specialUntil: '2026-11-21' }
    expect(optionPrice(option, day)).toEqual({ regular: 40_000, discounted: 30_000, current, specialUntil })
  })

  it('is never that of a course for groups alone: its list shows none', async () => {
    await transact(db, (tx) => refreshPrices(tx, today))
    const course = await findCourse(db, 102)
    const page = presentCourse(
      course,
      { lessons: [], options: [], noticeCount: 0, rating: null, sharePicture: null },
      { locale: 'ko', today },
    )
    expect(page).toMatchObject({ individual: { is_exist: false }, price: null })
  })
})

describe('coursePrice', () => {
  const option = (months: number, amount: number, discounted: number | null = null) => ({
    months,
    amount,
    discounted,
    specialAmount: null,
    specialUntil: null,
  })

  it.each([
    ['one option alone', [option(3, 30_000)], [30_000, 30_000, false]],
    ['two options of the same price', [option(1, 30_000), option(3, 30_000)], [30_000, 30_000, false]],
    [
      'of the same price, the one with the lower regular price',
      [option(1, 50_000, 30_000), option(3, 40_000, 30_000)],
      [40_000, 30_000, false],
    ],
    [
      'the cheapest, whatever its place',
      [option(1, 30_000), option(3, 20_000), option(6, 40_000)],
      [20_000, 20_000, true],
    ],
    ['the cheapest two of three', [option(1, 40_000), option(3, 20_000), option(6, 20_000)], [20_000, 20_000, true]],
    [
      'a pass of a month rather than cheaper access without an end',
      [option(0, 10_000), option(1, 20_000)],
      [20_000, 20_000, false],
    ],
    ['options without a pass', [option(0, 20_000), option(0, 10_000)], [10_000, 10_000, true]],
    ['no option', [], [null, null, false]],
  ])('is by the cheapest pass: %s', (_, options, [regularPrice, currentPrice, hasDearerOptions]) => {
    expect(coursePrice(options, today)).toEqual({ regularPrice, currentPrice, hasDearerOptions })
  })
})
