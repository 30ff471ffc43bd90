import { and, desc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { deviceDetail } from '#contract/content/devices.ts'
import {
  contentDetail,
  deviceStock,
  publishDraft,
  restoreEdition,
  saveDraft,
  setDeviceStock,
} from '#contract/desk/content.ts'
import { shipOrders } from '#contract/desk/orders.ts'
import { deskOf } from '#tests/support/server/desk.ts'
import { kim } from '#tests/support/server/operators.ts'
import { headsetRental, order, orderForm, paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { setPiecesOnShelf } from '../db/device-stock.ts'
import { transactOnce } from '../db/open.ts'
import { devices } from '../db/schema/boards.ts'
import { operatorRecords } from '../db/schema/operator.ts'
import { orderItems } from '../db/schema/orders.ts'
import { cancelAsOperator } from '../operator/orders.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const desk = deskOf(shop)
const writer = await desk.operator('Lee Dasom', ['content', 'support'])

const path = 'devices/headset.yaml'
const stockPath = '/v1/desk/content/stock'
const address = `${stockPath}?path=${encodeURIComponent(path)}`
const stock = async () => (await writer.browser.call(deviceStock, address)).content
const setTo = (on_hand: number, seen: number) =>
  writer.browser.call(setDeviceStock, stockPath, { body: { path, on_hand, seen } })
const offered = async () => (await shop.call(deviceDetail, '/v1/board/device/detail/11')).content.stock
const ship = (order_number: string) =>
  writer.browser.call(shipOrders, '/v1/desk/shipment', {
    body: { parcels: [{ order_number, carrier: 'CJ', tracking_no: '1234' }] },
  })
/** A buyer for each order: a member may keep few unpaid devices. */
const paid = async () => paidOrder(shop, await signInBuyer(shop), [headsetRental])
const unpaid = async () => order(shop, await signInBuyer(shop), [headsetRental])

beforeEach(async () => {
  // Nothing is promised, and twelve pieces lie on the shelf.
  await db.update(orderItems).set({ releasedAt: clock.now() }).where(eq(orderItems.deviceIdx, 11))
  await db.update(devices).set({ stock: 12, stockedPieces: 12 }).where(eq(devices.idx, 11))
})

describe('the stock of a device', () => {
  test('tells what lies on the shelf, what orders hold, and what is for sale', async () => {
    expect(await stock()).toEqual({ on_hand: 12, promised: 0, available: 12 })
    await unpaid()
    const shipped = await paid()
    await paid()
    expect(await stock()).toEqual({ on_hand: 12, promised: 3, available: 9 })
    await ship(shipped)
    expect(await stock()).toEqual({ on_hand: 11, promised: 2, available: 9 })
  })

  test('is set to what lies on the shelf: five pieces of which four are promised leave one for sale', async () => {
    for (let each = 0; each < 4; each += 1) await unpaid()
    expect((await setTo(5, 12)).content).toEqual({ on_hand: 5, promised: 4, available: 1 })
    expect(await offered()).toBe(1)
    await unpaid()
    expect(await offered()).toBe(0)
    expect(await stock()).toEqual({ on_hand: 5, promised: 5, available: 0 })
  })

  test('is no other one because of an order that came in since the operator looked', async () => {
    const { on_hand: seen } = await stock()
    await unpaid()
    expect((await setTo(5, seen)).content).toEqual({ on_hand: 5, promised: 1, available: 4 })
  })

  test('is not set by who has not seen that an order was shipped since', async () => {
    const number = await paid()
    const { on_hand: seen } = await stock()
    await ship(number)
    const refused = await writer.browser.expectError('PUT', stockPath, { body: { path, on_hand: 5, seen } })
    expect(refused).toMatchObject({ status: 409, code: 'PR60607409' })
    expect(await stock()).toEqual({ on_hand: 11, promised: 0, available: 11 })
  })

  test('offers nothing while more is promised than there is, and never sells it twice', async () => {
    const number = await unpaid()
    await unpaid()
    const late = await signInBuyer(shop)
    const form = await orderForm(shop, [headsetRental])
    expect((await setTo(1, 12)).content).toEqual({ on_hand: 1, promised: 2, available: -1 })
    expect(await offered()).toBe(0)
    const refused = await late.browser.expectError('POST', '/v1/order', { token: late.token, body: form })
    expect(refused).toMatchObject({ status: 400, code: 'PR30004400' })
    await cancelAsOperator(shop.services, number, { by: kim, reason: 'the buyer asked', account: undefined })
    // The piece that came back is the other buyer's.
    expect(await stock()).toEqual({ on_hand: 1, promised: 1, available: 0 })
  })

  test('is in the record with the numbers before and after', async () => {
    await unpaid()
    await setTo(5, 12)
    const [row] = await db
      .select()
      .from(operatorRecords)
      .where(and(eq(operatorRecords.act, 'set-stock'), eq(operatorRecords.subject, path)))
      .orderBy(desc(operatorRecords.position))
      .limit(1)
    expect(row).toMatchObject({
      operator: 'Lee Dasom',
      subjectKind: 'content',
      details: {
        before: { onHand: 12, promised: 1, available: 11 },
        after: { onHand: 5, promised: 1, available: 4 },
      },
    })
  })

  test('stays when a text is published, and when a former edition comes back', async () => {
    await setTo(7, 12)
    const file = async () =>
      (await writer.browser.call(contentDetail, `/v1/desk/content/file?path=${encodeURIComponent(path)}`)).content
    const { edition, value } = await file()
    const changed = { ...Object(value), stock: 20 }
    const body = { path, version: 0, base_edition: edition, value: changed }
    const { version } = (await writer.browser.call(saveDraft, '/v1/desk/content/draft', { body })).content
    const publishing = { path, version, when: { kind: 'now' } } as const
    await writer.browser.call(publishDraft, '/v1/desk/content/publish', { body: publishing })
    expect(await stock()).toMatchObject({ on_hand: 20 })
    await setTo(9, 20)
    const restoring = { path, edition, current: edition + 1 }
    await writer.browser.call(restoreEdition, '/v1/desk/content/restore', { body: restoring })
    expect(await stock()).toMatchObject({ on_hand: 9 })
  })

  test('counts an order that is being placed while an import sets it', async () => {
    const number = await unpaid()
    await db.update(orderItems).set({ releasedAt: clock.now() }).where(eq(orderItems.orderNumber, number))
    await db.update(devices).set({ stock: 12 }).where(eq(devices.idx, 11))
    const countWaiting = async () => {
      const { rows } = await db.execute(sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      return rows.length
    }
    const { setting } = await transactOnce(db, 'read committed', async (tx) => {
      await tx.update(devices).set({ stock: 11 }).where(eq(devices.idx, 11))
      await tx.update(orderItems).set({ releasedAt: null }).where(eq(orderItems.orderNumber, number))
      const setting = transactOnce(db, 'read committed', (other) => setPiecesOnShelf(other, 11, 5))
      await waitFor(async () => expect(await countWaiting()).toBe(1))
      // In an object: a promise of its own would be awaited before the commit.
      return { setting }
    })
    await setting
    expect(await stock()).toEqual({ on_hand: 5, promised: 1, available: 4 })
  })

  test.each(['devices/nowhere.yaml', 'notices/3.yaml'])('is none of %s', async (other) => {
    const refused = await writer.browser.expectError('GET', `${stockPath}?path=${encodeURIComponent(other)}`)
    expect(refused).toMatchObject({ status: 404, code: 'PR60604404' })
  })
})
