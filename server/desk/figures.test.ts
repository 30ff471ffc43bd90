import { describe, expect, test } from 'vitest'
import { dueRentals, type SalesGroup, salesFigures } from '#contract/desk/figures.ts'
import { deskOf } from '#tests/support/server/desk.ts'
import { kim } from '#tests/support/server/operators.ts'
import { headsetRental, monthPass, paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { payments, refunds } from '../db/schema/payments.ts'
import { refundAsOperator } from '../operator/orders.ts'

const shop = await sampleShop()
const { services } = shop
const { db, clock } = services
const dayLater = (days: number) => new Date(Date.parse(clock.today()) + days * 86_400_000).toISOString().slice(0, 10)
const first = clock.today()

const sales = async (group: SalesGroup, from = first, until = dayLater(30)) =>
  (await browser.call(salesFigures, `/v1/desk/figures/sales?from=${from}&until=${until}&group=${group}`)).content

const buying = await signInBuyer(shop)
const wheels = { kind: 'device', device: 21, sale_type: 'purchase', months: 0, quantity: 1 } as const
const welding = { kind: 'course', option: 301_001, quantity: 1 } as const
// A course by card, two courses together by transfer, and a rental.
const card = await paidOrder(shop, buying, [monthPass])
const pair = await paidOrder(shop, buying, [welding, wheels], 'transfer')
await paidOrder(shop, buying, [headsetRental])
// On the next day, one of two items goes back, and a part of the other order as an amount.
shop.pass(24 * 60 * 60)
const act = { by: kim, reason: 'a test', account: undefined } as const
await refundAsOperator(services, pair, { ...act, amount: undefined, lines: [1] })
await refundAsOperator(services, card, { ...act, amount: 5_000 })
const { browser } = await deskOf(shop).operator('figures', ['viewer'])

describe('sales', () => {
  test.each(['day', 'field', 'item', 'method'] as const)('add up to the ledger by %s', async (group) => {
    const paid = (await db.select().from(payments)).reduce((sum, each) => sum + each.paid, 0)
    const back = (await db.select().from(refunds)).reduce((sum, each) => sum + each.amount, 0)
    expect(back).toBe(46_000)
    const { rows, total } = await sales(group)
    expect(total).toEqual({
      orders: 3,
      sales_amount: paid,
      refund_amount: back,
      net_amount: paid - back,
      pending_refund_amount: 0,
    })
    expect(rows.reduce((sum, row) => sum + row.sales_amount, 0)).toBe(paid)
    expect(rows.reduce((sum, row) => sum + row.refund_amount, 0)).toBe(back)
    expect(rows.reduce((sum, row) => sum + row.net_amount, 0)).toBe(paid - back)
  })

  test('refuse a period that ends before it begins, or is longer than a year', async () => {
    const code = async (from: string, until: string) =>
      (await browser.expectError('GET', `/v1/desk/figures/sales?from=${from}&until=${until}&group=day`)).content.field
    expect(await code('2026-11-02', '2026-11-01')).toBe('until')
    expect(await code('2025-11-01', '2026-11-02')).toBe('until')
    expect((await sales('day', '2025-11-01', '2026-11-01')).rows).toEqual([])
  })
})

test('rentals are due until they come back', async () => {
  const due = async (until: string) =>
    (await browser.call(dueRentals, `/v1/desk/figures/rentals?until=${until}`)).content
  const all = await due(dayLater(400))
  expect(all).toMatchObject([{ quantity: 1, days_late: 0 }])
  expect(await due(first)).toEqual([])
  const days = (Date.parse(all[0]?.ends_on ?? '') - Date.parse(clock.today())) / 86_400_000
  shop.pass((days + 2) * 86_400)
  const { browser: later } = await deskOf(shop).operator('later', ['viewer'])
  const { content } = await later.call(dueRentals, `/v1/desk/figures/rentals?until=${clock.today()}`)
  expect(content).toMatchObject([{ days_late: 2 }])
})

test('days that the calendar lacks are refused', async () => {
  const { browser: reader } = await deskOf(shop).operator('days', ['viewer'])
  for (const figure of [
    'rentals?until=2026-02-30',
    'rentals?until=0000-01-01',
    'sales?from=2026-02-30&until=2026-03-01&group=day',
  ]) {
    const { status, code } = await reader.expectError('GET', `/v1/desk/figures/${figure}`)
    expect([figure, status, code]).toEqual([figure, 400, 'PR10002400'])
  }
})
