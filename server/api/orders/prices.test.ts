import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { SelectedItem } from '#contract/addresses/order-selection.ts'
import { devices } from '#server/db/schema/boards.ts'
import { courses, purchaseOptions } from '#server/db/schema/courses.ts'
import { today, tomorrow } from '#tests/support/server/sample-catalogue.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { throwsAny } from '#tests/support/server/throws-any.ts'
import type { OwnedAccess } from './owned-access.ts'
import { assertUsableAccess, type PricedItem, periodOf, priceAdditions, priceItems, sumItems } from './prices.ts'

const { database } = await testDatabase('sample')
const { db } = database

const pass = (option: number, quantity = 1): SelectedItem => ({ kind: 'course', option, quantity })
const kit = (quantity: number) => pass(101_500, quantity)
const rental = (months: number, quantity = 1): SelectedItem => ({
  kind: 'device',
  device: 11,
  sale_type: 'rental',
  months,
  quantity,
})
const purchase = (device: number, quantity = 1): SelectedItem => ({
  kind: 'device',
  device,
  sale_type: 'purchase',
  months: 0,
  quantity,
})

const price = (items: readonly SelectedItem[], day = today) => priceItems(db, day, items, throwsAny)
/** Code with which items are refused, and the field that it names; undefined when they are on sale. */
async function refusal(items: readonly SelectedItem[], day = today) {
  try {
    await price(items, day)
    return undefined
  } catch (error) {
    expect(error).toBeInstanceOf(Error)
    return error
  }
}

describe('price in won', () => {
  it.each<[string, SelectedItem, string, { regular: number; discount: number; delivery: number; total: number }]>([
    ['a pass in its campaign', pass(101_001), today, { regular: 45_000, discount: 25_000, delivery: 0, total: 20_000 }],
    ['a pass after it', pass(101_001), tomorrow, { regular: 45_000, discount: 15_000, delivery: 0, total: 30_000 }],
    ['a pass without discount', pass(101_003), today, { regular: 90_000, discount: 0, delivery: 0, total: 90_000 }],
    ['one kit', kit(1), today, { regular: 16_000, discount: 4_000, delivery: 3_000, total: 15_000 }],
    ['ten kits', kit(10), today, { regular: 160_000, discount: 40_000, delivery: 30_000, total: 150_000 }],
    ['a month of rent', rental(1), today, { regular: 50_000, discount: 0, delivery: 5_000, total: 55_000 }],
    ['a year of rent', rental(12), today, { regular: 600_000, discount: 120_000, delivery: 5_000, total: 485_000 }],
    [
      'two for a year',
      rental(12, 2),
      today,
      { regular: 1_200_000, discount: 240_000, delivery: 10_000, total: 970_000 },
    ],
    ['a device', purchase(21), today, { regular: 270_000, discount: 0, delivery: 5_000, total: 275_000 }],
    ['three devices', purchase(21, 3), today, { regular: 810_000, discount: 0, delivery: 15_000, total: 825_000 }],
  ])('of %s', async (_, item, day, sums) => {
    expect(sumItems(await price([item], day))).toEqual(sums)
  })

  it('of several items is their sum with the highest delivery fee, once, and of none 0', async () => {
    expect(sumItems(await price([pass(101_001), kit(2), rental(1)]))).toEqual({
      regular: 127_000,
      discount: 33_000,
      delivery: 6_000,
      total: 100_000,
    })
    expect(sumItems([])).toEqual({ regular: 0, discount: 0, delivery: 0, total: 0 })
  })

  it('of a rental whose longer term is dearer has no discount', async () => {
    const [device] = await db.select().from(devices).where(eq(devices.idx, 11))
    const dearer = [
      { months: 1, monthlyAmount: 50_000 },
      { months: 12, monthlyAmount: 50_001 },
    ]
    await db.update(devices).set({ rentals: dearer }).where(eq(devices.idx, 11))
    expect(sumItems(await price([rental(12)]))).toMatchObject({ regular: 600_012, discount: 0 })
    await db
      .update(devices)
      .set({ rentals: device?.rentals ?? [] })
      .where(eq(devices.idx, 11))
  })
})

describe('quantity', () => {
  it.each<[string, SelectedItem, string | undefined]>([
    ['one pass', pass(101_001, 1), undefined],
    ['two passes', pass(101_001, 2), 'PR30006400'],
    ['one access for good', pass(201_501, 1), undefined],
    ['two accesses for good', pass(201_501, 2), 'PR30006400'],
    ['nine kits', kit(9), undefined],
    ['ten kits', kit(10), undefined],
    ['eleven kits', kit(11), 'PR30006400'],
    ['two of three in stock', purchase(21, 2), undefined],
    ['three of three in stock', purchase(21, 3), undefined],
    ['four of three in stock', purchase(21, 4), 'PR30004400'],
    ['one of none in stock', { kind: 'device', device: 12, sale_type: 'rental', months: 6, quantity: 1 }, 'PR30004400'],
  ])('%s: %j is refused with %s', async (_, item, code) => {
    const refused = await refusal([pass(301_001), item])
    if (code === undefined) expect(refused).toBeUndefined()
    else expect(refused).toMatchObject({ code, field: 'items.1' })
  })
})

describe('day of sale', () => {
  it.each([
    // The last day of the forklift is today.
    [201_501, '2026-11-20', true],
    [201_501, '2026-11-21', true],
    [201_501, '2026-11-22', false],
    // The resuscitation opens on 10 December.
    [103_001, '2026-12-09', false],
    [103_001, '2026-12-10', true],
    [103_001, '2026-12-11', true],
  ])('option %i is sold on %s: %s', async (option, day, isSold) => {
    const refused = await refusal([pass(option)], day)
    if (isSold) expect(refused).toBeUndefined()
    else expect(refused).toMatchObject({ code: 'PR30006400', field: 'items.0' })
  })

  it('ends with the withdrawal of an option, a course or a device', async () => {
    const notSold = { code: 'PR30006400' }
    await db.update(purchaseOptions).set({ isWithdrawn: true }).where(eq(purchaseOptions.idx, 301_001))
    expect(await refusal([pass(301_001)])).toMatchObject(notSold)
    await db.update(courses).set({ isWithdrawn: true }).where(eq(courses.idx, 302))
    expect(await refusal([pass(302_001)])).toMatchObject(notSold)
    await db.update(devices).set({ isWithdrawn: true }).where(eq(devices.idx, 11))
    expect(await refusal([purchase(11)])).toMatchObject(notSold)
    await db.update(devices).set({ isWithdrawn: false }).where(eq(devices.idx, 11))
    await db.update(courses).set({ isWithdrawn: false }).where(eq(courses.idx, 302))
    await db.update(purchaseOptions).set({ isWithdrawn: false }).where(eq(purchaseOptions.idx, 301_001))
  })
})

describe('items that exclude each other', () => {
  it.each<[string, readonly SelectedItem[], string]>([
    ['the same kit twice', [kit(1), kit(1)], 'items.1'],
    ['a device rented and bought', [rental(1), purchase(11)], 'items'],
    ['a device for two terms', [rental(1), rental(12)], 'items.1'],
    ['two passes of a course', [pass(101_001), pass(101_003)], 'items'],
  ])('%s', async (_, items, field) => {
    expect(await refusal(items)).toMatchObject({ code: 'PR30006400', field })
  })

  it('are not passes of two courses, two devices, or a pass with its kit', async () => {
    expect(await refusal([pass(101_001), pass(301_001), kit(1), purchase(11), purchase(21)])).toBeUndefined()
  })
})

describe('priceAdditions', () => {
  const others = [pass(301_001), pass(302_001), pass(303_001), pass(304_001)]
  const more = [pass(305_001), pass(306_001), pass(307_001), pass(308_001)]
  const additionsTo = async (items: readonly SelectedItem[], day = today) =>
    (await priceAdditions(db, day, await price(items, day))).map(({ optionIdx, quantity, amount, delivery }) => ({
      optionIdx,
      quantity,
      amount,
      delivery,
    }))
  const oneKit = [{ optionIdx: 101_500, quantity: 1, amount: 12_000, delivery: 3_000 }]

  it('offers one kit of a course in the order, unless it is among the items', async () => {
    expect(await additionsTo([pass(101_001)])).toEqual(oneKit)
    expect(await additionsTo([pass(101_001), kit(1)])).toEqual([])
    expect(await additionsTo([pass(301_001)])).toEqual([])
    expect(await additionsTo([purchase(21)])).toEqual([])
  })

  it('offers nothing to an order of ten items, which is full', async () => {
    const nine = [pass(101_001), ...others, ...more]
    expect(nine).toHaveLength(9)
    expect(await additionsTo(nine)).toEqual(oneKit)
    expect(await additionsTo([...nine, purchase(21)])).toEqual([])
  })
})

describe('periodOf', () => {
  const item = (kind: PricedItem['kind'], months: number, availableUntil: string | null = null) => ({
    kind,
    months,
    availableUntil,
  })

  it.each<[string, ReturnType<typeof item>, { startsOn: string; endsOn: string | null } | null]>([
    ['a month’s pass', item('subscription', 1), { startsOn: '2026-11-21', endsOn: '2026-12-20' }],
    ['a pass of a closing course', item('subscription', 1, '2026-12-19'), { startsOn: today, endsOn: '2026-12-19' }],
    [
      'a pass that ends with its course',
      item('subscription', 1, '2026-12-20'),
      { startsOn: today, endsOn: '2026-12-20' },
    ],
    [
      'a pass of a course that closes later',
      item('subscription', 1, '2026-12-21'),
      { startsOn: today, endsOn: '2026-12-20' },
    ],
    ['access for good', item('access', 0), { startsOn: '2026-11-21', endsOn: null }],
    // Two working days after a Saturday.
    ['a rental', item('rental', 1), { startsOn: '2026-11-24', endsOn: '2026-12-23' }],
    ['goods', item('goods', 0), null],
    ['a purchase', item('purchase', 0), null],
  ])('of %s', (_, priced, period) => {
    expect(periodOf(priced, today)).toEqual(period)
  })
})

describe('assertUsableAccess', () => {
  const ownedUntil = (lastDay: string): ReadonlyMap<number, OwnedAccess> =>
    new Map([[201, { lastDay, isEndless: false }]])

  it.each([
    ['2026-11-19', true],
    // Access that ends the day before begins on the last day of the course.
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
  ])('allows access after the one until %s, of a course until 2026-11-21: %s', async (lastDay, isAllowed) => {
    const items = await price([pass(301_001), pass(201_501)])
    const attempt = () => assertUsableAccess(items, ownedUntil(lastDay), today, throwsAny)
    if (isAllowed) expect(attempt).not.toThrow()
    else expect(attempt).toThrow(expect.objectContaining({ code: 'PR30006400', field: 'items.1' }))
  })

  it('does not concern goods, and courses without an end', async () => {
    const owned = new Map([[101, { lastDay: '2099-12-31', isEndless: false }]])
    const items = await price([pass(101_001), kit(1), purchase(21)])
    expect(() => assertUsableAccess(items, owned, today, throwsAny)).not.toThrow()
  })
})
