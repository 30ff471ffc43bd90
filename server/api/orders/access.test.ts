import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SelectedItem } from '#contract/addresses/order-selection.ts'
import { transact } from '#server/db/open.ts'
import { devices } from '#server/db/schema/boards.ts'
import { courses } from '#server/db/schema/courses.ts'
import { enrolments } from '#server/db/schema/learning.ts'
import { orderItems } from '#server/db/schema/orders.ts'
import { addMember } from '#tests/support/server/members.ts'
import { buyer } from '#tests/support/server/orders.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { throwsAny } from '#tests/support/server/throws-any.ts'
import { grantAccess, releaseStock, removeAccess, restoreAccess, revokeAccess } from './access.ts'
import { ownedAccess } from './owned-access.ts'
import { placeOrder } from './place-order.ts'
import { priceItems, sumItems } from './prices.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const monthPass: SelectedItem = { kind: 'course', option: 101_001, quantity: 1 }
const quarterPass: SelectedItem = { kind: 'course', option: 101_003, quantity: 1 }
const forGood: SelectedItem = { kind: 'course', option: 201_501, quantity: 1 }
const kit: SelectedItem = { kind: 'course', option: 101_500, quantity: 1 }
const rental: SelectedItem = { kind: 'device', device: 11, sale_type: 'rental', months: 1, quantity: 1 }
const wheels: SelectedItem = { kind: 'device', device: 21, sale_type: 'purchase', months: 0, quantity: 2 }

let memberId = ''
beforeEach(async () => {
  memberId = (await addMember(shop)).id
})
afterEach(async () => {
  await db.update(courses).set({ availableUntil: null }).where(eq(courses.idx, 101))
})

/** Three in the morning of a day in Korea. */
const night = (day: string) => new Date(`${day}T03:00:00+09:00`)

/** Orders these items, paid on a day; returns the number of the order and its items in order. */
async function bought(items: readonly SelectedItem[], day = '2026-11-21') {
  const { total } = sumItems(await priceItems(db, clock.today(), items, throwsAny))
  const call = { clock, ...throwsAny }
  const input = { memberId, locale: 'en' as const, items, buyer, shownTotal: total }
  const number = await transact(db, async (tx) => {
    const placed = await placeOrder(tx, call, input)
    await grantAccess(tx, { number: placed.order_number, memberId }, night(day))
    return placed.order_number
  })
  const rows = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderNumber, number))
    .orderBy(asc(orderItems.position))
  return { number, items: rows, ids: rows.map(({ id }) => id) }
}

/** Periods of a member's access to a course that is not revoked: `2026-11-21 2026-12-20`. */
async function periods(courseIdx = 101) {
  const rows = await db
    .select()
    .from(enrolments)
    .where(eq(enrolments.memberId, memberId))
    .orderBy(asc(enrolments.startsOn))
  return rows
    .filter((row) => row.revokedAt === null && row.courseIdx === courseIdx)
    .map(({ startsOn, endsOn }) => `${startsOn} ${endsOn}`)
}
const revoke = (ids: readonly string[], day = '2026-11-21') => transact(db, (tx) => revokeAccess(tx, ids, night(day)))
const itemPeriod = async (id: string | undefined) => {
  const [item] = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.id, id ?? ''))
  return `${item?.startsOn} ${item?.endsOn}`
}

describe('grantAccess', () => {
  it('begins on the Korean day of the payment', async () => {
    await bought([monthPass])
    expect(await periods()).toEqual(['2026-11-21 2026-12-20'])
  })

  it('begins the day after the access that the member still has, however it was bought', async () => {
    await bought([monthPass])
    const { ids } = await bought([quarterPass])
    expect(await periods()).toEqual(['2026-11-21 2026-12-20', '2026-12-21 2027-03-20'])
    expect(await itemPeriod(ids[0])).toBe('2026-12-21 2027-03-20')
  })

  it.each([
    // On its last day the first pass is still valid.
    ['2026-12-20', '2026-12-21 2027-01-20'],
    ['2026-12-21', '2026-12-21 2027-01-20'],
    ['2026-12-22', '2026-12-22 2027-01-21'],
  ])('on %s, around the end of an earlier pass, gives %s', async (day, period) => {
    await bought([monthPass])
    await bought([monthPass], day)
    expect(await periods()).toEqual(['2026-11-21 2026-12-20', period])
  })

  it('is without an end where the course has none, and else ends with the course', async () => {
    await bought([forGood])
    expect(await periods(201)).toEqual(['2026-11-21 2026-11-21'])
    await db.update(courses).set({ availableUntil: null }).where(eq(courses.idx, 201))
    memberId = (await addMember(shop)).id
    await bought([forGood])
    expect(await periods(201)).toEqual(['2026-11-21 null'])
    await db.update(courses).set({ availableUntil: '2026-11-21' }).where(eq(courses.idx, 201))
  })

  it('gives a rental its days from the delivery on, and goods none', async () => {
    const { ids } = await bought([rental, kit])
    expect(await itemPeriod(ids[0])).toBe('2026-11-24 2026-12-23')
    expect(await itemPeriod(ids[1])).toBe('null null')
    expect(await periods()).toEqual([])
  })

  it('adds nothing when the course closes before the extension begins', async () => {
    await bought([monthPass])
    await db.update(courses).set({ availableUntil: '2026-12-31' }).where(eq(courses.idx, 101))
    await bought([monthPass])
    expect(await periods()).toEqual(['2026-11-21 2026-12-20', '2026-12-21 2026-12-31'])
  })
})

describe('revokeAccess', () => {
  it('lets the extension begin at once, and the one after it follow without a gap', async () => {
    const first = await bought([monthPass])
    const second = await bought([monthPass])
    const third = await bought([quarterPass])
    expect(await periods()).toEqual(['2026-11-21 2026-12-20', '2026-12-21 2027-01-20', '2027-01-21 2027-04-20'])
    await revoke(first.ids, '2026-11-25')
    expect(await periods()).toEqual(['2026-11-25 2026-12-24', '2026-12-25 2027-03-24'])
    expect(await itemPeriod(second.ids[0])).toBe('2026-11-25 2026-12-24')
    expect(await itemPeriod(third.ids[0])).toBe('2026-12-25 2027-03-24')
  })

  it('of an extension leaves the running pass, and moves the next one up', async () => {
    await bought([monthPass])
    const second = await bought([monthPass])
    await bought([monthPass])
    await revoke(second.ids)
    expect(await periods()).toEqual(['2026-11-21 2026-12-20', '2026-12-21 2027-01-20'])
  })

  it('of the last extension changes no other', async () => {
    await bought([monthPass])
    const last = await bought([monthPass])
    await revoke(last.ids)
    expect(await periods()).toEqual(['2026-11-21 2026-12-20'])
  })

  it.each([
    // On its first day a pass runs already.
    ['2026-12-21', '2026-12-21 2027-01-20'],
    ['2026-12-20', '2026-12-20 2027-01-19'],
  ])('on %s leaves a pass from 21 December at %s', async (day, period) => {
    const first = await bought([monthPass])
    await bought([monthPass])
    await revoke(first.ids, day)
    expect(await periods()).toEqual([period])
  })

  it('does not move a pass beyond the end of its course', async () => {
    const first = await bought([monthPass])
    await bought([quarterPass])
    await db.update(courses).set({ availableUntil: '2026-12-31' }).where(eq(courses.idx, 101))
    await revoke(first.ids)
    expect(await periods()).toEqual(['2026-11-21 2026-12-31'])
  })

  it('touches neither other members, nor other courses, nor what was revoked before', async () => {
    const first = await bought([monthPass])
    const mine = memberId
    const other = (await addMember(shop)).id
    memberId = other
    await bought([monthPass])
    await bought([monthPass])
    memberId = mine
    await revoke(first.ids, '2026-11-22')
    const [row] = await db.select().from(enrolments).where(eq(enrolments.orderNumber, first.number))
    await revoke(first.ids, '2026-11-30')
    expect((await db.select().from(enrolments).where(eq(enrolments.orderNumber, first.number)))[0]).toEqual(row)
    expect(row?.revokedAt).toEqual(night('2026-11-22'))
    memberId = other
    expect(await periods()).toEqual(['2026-11-21 2026-12-20', '2026-12-21 2027-01-20'])
  })

  it('and restoreAccess of nothing change nothing', async () => {
    await bought([monthPass])
    await revoke([])
    await transact(db, (tx) => restoreAccess(tx, []))
    expect(await periods()).toEqual(['2026-11-21 2026-12-20'])
  })
})

describe('restoreAccess', () => {
  it('gives back what was revoked, and nothing else', async () => {
    const first = await bought([monthPass])
    const second = await bought([monthPass])
    await revoke([...first.ids, ...second.ids])
    expect(await periods()).toEqual([])
    await transact(db, (tx) => restoreAccess(tx, first.ids))
    expect(await periods()).toEqual(['2026-11-21 2026-12-20'])
  })
})

describe('removeAccess', () => {
  it('removes the access of one order, so that it can be granted again', async () => {
    const first = await bought([monthPass])
    const other = await bought([forGood])
    await transact(db, (tx) => removeAccess(tx, first.number, night('2026-11-21')))
    expect(await periods()).toEqual([])
    expect(await periods(201)).toHaveLength(1)
    expect(await itemPeriod(first.ids[0])).toBe('null null')
    expect(await itemPeriod(other.ids[0])).toBe('2026-11-21 2026-11-21')
    await transact(db, (tx) => grantAccess(tx, { number: first.number, memberId }, night('2026-11-30')))
    expect(await periods()).toEqual(['2026-11-30 2026-12-29'])
  })
})

describe('releaseStock', () => {
  const stock = async (idx: number) => (await db.select().from(devices).where(eq(devices.idx, idx)))[0]?.stock

  it('puts the devices back once', async () => {
    const before = await stock(21)
    const { items } = await bought([monthPass, wheels])
    expect(await stock(21)).toBe((before ?? 0) - 2)
    await transact(db, (tx) => releaseStock(tx, items, clock.now()))
    expect(await stock(21)).toBe(before)
    const released = await db
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderNumber, items[0]?.orderNumber ?? ''))
      .orderBy(asc(orderItems.position))
    expect(released.map(({ releasedAt }) => releasedAt)).toEqual([null, clock.now()])
    await transact(db, (tx) => releaseStock(tx, released, clock.now()))
    expect(await stock(21)).toBe(before)
  })
})

describe('ownedAccess', () => {
  const owned = (day: string, ids: readonly number[] = [101]) => ownedAccess(db, memberId, ids, day)

  it.each([
    ['2026-12-19', true],
    ['2026-12-20', true],
    ['2026-12-21', false],
  ])('on %s, of a pass until 20 December: %s', async (day, isOwned) => {
    await bought([monthPass])
    expect((await owned(day)).get(101)).toEqual(isOwned ? { lastDay: '2026-12-20', isEndless: false } : undefined)
  })

  it('has the latest end of several passes, in whichever order they were bought', async () => {
    await bought([monthPass])
    const later = await bought([monthPass])
    await db.update(enrolments).set({ endsOn: '2026-12-01' }).where(eq(enrolments.orderNumber, later.number))
    expect((await owned('2026-11-21')).get(101)).toEqual({ lastDay: '2026-12-20', isEndless: false })
    await db.update(enrolments).set({ endsOn: null }).where(eq(enrolments.orderNumber, later.number))
    expect((await owned('2026-11-21')).get(101)).toEqual({ lastDay: '2026-12-20', isEndless: true })
    expect((await owned('2027-11-21')).get(101)).toEqual({ lastDay: null, isEndless: true })
  })

  it('knows the asked courses of this member alone, without revoked access', async () => {
    const { ids } = await bought([monthPass])
    expect((await owned('2026-11-21', [])).size).toBe(0)
    expect((await owned('2026-11-21', [201, 301])).size).toBe(0)
    expect((await ownedAccess(db, randomUUID(), [101], '2026-11-21')).size).toBe(0)
    await revoke(ids)
    expect((await owned('2026-11-21')).size).toBe(0)
  })
})
