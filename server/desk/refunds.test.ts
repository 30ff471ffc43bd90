import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { approvalList, approveRequest } from '../../contract/desk/approvals.ts'
import { shipOrders } from '../../contract/desk/orders.ts'
import { cancelUnpaidOrder, continueRefund, deskRefundPreview, refundOrder } from '../../contract/desk/refunds.ts'
import { refundPreview } from '../../contract/orders/orders.ts'
import { agePasskeys, deskOf, logIn } from '../../tests/support/server/desk.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import {
  deposit,
  headsetRental,
  monthPass,
  order,
  paidOrder,
  signInBuyer,
  waitingOrder,
} from '../../tests/support/server/orders.ts'
import { sampleShop } from '../../tests/support/server/shop.ts'
import { everyRow } from '../db/every-row.ts'
import { devices } from '../db/schema/boards.ts'
import { operatorRecords } from '../db/schema/operator.ts'
import { orders } from '../db/schema/orders.ts'
import { payments } from '../db/schema/payments.ts'
import { checkRecords } from '../db/operator-record.ts'
import { refundedAmount, sandboxLedger } from '../sandbox/payment/ledger.ts'

const shop = await sampleShop()
const { services } = shop
const { db } = services
const day = 24 * 60 * 60
// The pass costs 30,000 won on every day after its campaign.
shop.pass(30 * day)
const desk = deskOf(shop)
const money = await desk.operator('Lee Dasom', ['money', 'support'])
const second = await desk.operator('Park Jun', ['money'])
await agePasskeys(shop)

beforeEach(async () => {
  await db.update(devices).set({ stock: 50 }).where(everyRow)
  for (const { browser, passkey } of [money, second]) await logIn(browser, passkey)
})

const at = (number: string) => `/v1/desk/order/${number}/refund`
const preview = async (number: string) => (await money.browser.call(deskRefundPreview, at(number))).content
const give = { reason: 'Asked by phone', known_refunded_amt: 0 }
const refund = async (number: string, body: Parameters<typeof sendRefund>[1]) =>
  (await sendRefund(number, body)).content.outcome
function sendRefund(
  number: string,
  body: { basis: 'rule' | 'lines' | 'sum'; amt: number; lines?: number[]; known_refunded_amt?: number },
) {
  return money.browser.call(refundOrder, at(number), { body: { ...give, ...body } })
}
const refusalOf = async (number: string, body: object) =>
  (await money.browser.expectError('POST', at(number), { body: { ...give, ...body } })).code

const statusOf = async (number: string) => (await db.select().from(orders).where(eq(orders.number, number)))[0]?.status
async function backOf(number: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.orderNumber, number))
  const books = await sandboxLedger(services).find(payment?.providerOrderId ?? '')
  return books ? refundedAmount(books) : 0
}
const actsOn = (subject: string) =>
  db.select().from(operatorRecords).where(eq(operatorRecords.subject, subject)).orderBy(desc(operatorRecords.position))
/** Signs the operators in again after days. */
async function passDays(days: number) {
  shop.pass(days * day)
  for (const { browser, passkey } of [money, second]) await logIn(browser, passkey)
}

describe('the preview', () => {
  test('has the sums that the member sees', async () => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying, [monthPass, headsetRental])
    const theirs = (await buying.browser.call(refundPreview, `/v1/member/my/order/${number}/refund`, buying)).content
    const ours = await preview(number)
    expect(ours.items.map(({ line: _, paid_delivery_amt: __, ...item }) => item)).toEqual(theirs.items)
    expect(ours.items.map(({ line }) => line)).toEqual([1, 2])
    expect(ours).toMatchObject({ rule_amt: theirs.refund_amt, refunded_amt: 0, needs_account: false })
    expect(ours.left_amt).toBe(ours.paid_amt)
  })

  test('gives nothing by the rule after a week, and everything is left', async () => {
    const number = await paidOrder(shop, await signInBuyer(shop))
    await passDays(8)
    expect(await preview(number)).toMatchObject({ rule_amt: 0, free_amt: 0, left_amt: 30_000 })
  })

  test('is of paid orders alone', async () => {
    const number = await order(shop, await signInBuyer(shop))
    expect((await money.browser.expectError('GET', at(number))).code).toBe('PR30009400')
  })
})

describe('a refund by the rule', () => {
  test('gives back at once, with a mail of the shop and a record', async () => {
    const number = await paidOrder(shop, await signInBuyer(shop))
    expect(await refund(number, { basis: 'rule', amt: 30_000 })).toBe('refunded')
    expect(await backOf(number)).toBe(30_000)
    expect(await statusOf(number)).toBe('refund_completed')
    expect(await actsOn(number)).toMatchObject([
      { act: 'refund-order', details: { reason: 'Asked by phone', amount: 30_000, basis: 'rule', before: 'paid' } },
    ])
    const mails = await db.select().from(outboxMessages).where(eq(outboxMessages.orderNumber, number))
    expect(mails.map(({ kind }) => kind)).toContain('refund-requested')
  })

  test('gives back one line', async () => {
    const number = await paidOrder(shop, await signInBuyer(shop), [monthPass, headsetRental])
    expect(await refund(number, { basis: 'rule', lines: [1], amt: 30_000 })).toBe('refunded')
    expect(await backOf(number)).toBe(30_000)
    expect(await statusOf(number)).toBe('paid')
  })

  test('of goods that were sent waits until they are back', async () => {
    const number = await paidOrder(shop, await signInBuyer(shop), [headsetRental])
    const parcel = { order_number: number, carrier: 'Hanjin', tracking_no: '1234' }
    await money.browser.call(shipOrders, '/v1/desk/shipment', { body: { parcels: [parcel] } })
    const { rule_amt: amt } = await preview(number)
    await refund(number, { basis: 'rule', amt })
    expect(await backOf(number)).toBe(0)
    expect(await statusOf(number)).toBe('cancel_requested')
    await money.browser.call(continueRefund, `${at(number)}/continuation`, { body: { reason: 'They are back' } })
    expect(await backOf(number)).toBe(amt)
    expect(await statusOf(number)).toBe('refund_completed')
    const again = await money.browser.expectError('POST', `${at(number)}/continuation`, { body: { reason: 'again' } })
    expect(again.code).toBe('PR30010400')
  })

  test.each<[what: string, days: number, body: object, code: string]>([
    ['another amount than it gives', 0, { basis: 'rule', amt: 29_999 }, 'PR30001400'],
    ['what it gives nothing for', 8, { basis: 'rule', amt: 30_000 }, 'PR30010400'],
    ['what another refund gave already', 0, { basis: 'rule', amt: 30_000, known_refunded_amt: 1 }, 'PR30001400'],
    ['more than was paid', 0, { basis: 'sum', amt: 30_001 }, 'PR60205400'],
    ['a line that the order lacks', 0, { basis: 'lines', lines: [2], amt: 30_000 }, 'PR60206409'],
    ['lines for another amount', 0, { basis: 'lines', lines: [1], amt: 1 }, 'PR30001400'],
    ['no reason', 0, { basis: 'rule', amt: 30_000, reason: ' ' }, 'PR10002400'],
  ])('refuses %s', async (_, days, body, code) => {
    const number = await paidOrder(shop, await signInBuyer(shop))
    await passDays(days)
    expect(await refusalOf(number, body)).toBe(code)
    expect(await backOf(number)).toBe(0)
    expect(await actsOn(number)).toEqual([])
  })

  test('is made once, when it is sent twice at the same moment', async () => {
    const number = await paidOrder(shop, await signInBuyer(shop))
    const body = { ...give, basis: 'sum', amt: 5_000 }
    const answers = await Promise.all([1, 2].map(() => money.browser.request('POST', at(number), { body })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await backOf(number)).toBe(5_000)
  })
})

describe('a refund beyond the rule', () => {
  test('of a line waits for a second operator', async () => {
    const number = await paidOrder(shop, await signInBuyer(shop))
    await passDays(8)
    expect(await refund(number, { basis: 'lines', lines: [1], amt: 30_000 })).toBe('asked')
    expect(await backOf(number)).toBe(0)
    const { content } = await second.browser.call(approvalList, '/v1/desk/approval')
    expect(content).toMatchObject([{ order_number: number, amt: 30_000, rule_amt: 0, lines: [1] }])
    expect(await refusalOf(number, { basis: 'lines', lines: [1], amt: 30_000 })).toBe('PR60101409')
    const id = content[0]?.id ?? ''
    expect((await money.browser.expectError('POST', `/v1/desk/approval/${id}/approve`)).code).toBe('PR60102403')
    await second.browser.call(approveRequest, `/v1/desk/approval/${id}/approve`)
    expect(await backOf(number)).toBe(30_000)
    expect(await statusOf(number)).toBe('refund_completed')
    expect(await checkRecords(db)).toMatchObject({ broken: undefined })
  })

  test('of goods that are not back waits for a second operator', async () => {
    const number = await paidOrder(shop, await signInBuyer(shop), [headsetRental])
    const parcel = { order_number: number, carrier: 'Hanjin', tracking_no: '1234' }
    await money.browser.call(shipOrders, '/v1/desk/shipment', { body: { parcels: [parcel] } })
    const { left_amt: amt, free_amt } = await preview(number)
    expect(free_amt).toBe(0)
    expect(await refund(number, { basis: 'lines', amt })).toBe('asked')
    expect(await backOf(number)).toBe(0)
  })

  test('of a sum needs nobody up to what the rule gives, and no sum is counted twice', async () => {
    const number = await paidOrder(shop, await signInBuyer(shop), [monthPass, headsetRental])
    const { free_amt: free } = await preview(number)
    expect(await refund(number, { basis: 'sum', amt: 15_000 })).toBe('refunded')
    expect(await backOf(number)).toBe(15_000)
    await passDays(8)
    // The headset has not arrived, so that its days have not begun; the pass is over.
    const later = await preview(number)
    expect(later.free_amt).toBe(free - 30_000 - 15_000)
    const beyond = { basis: 'sum' as const, amt: later.free_amt + 1, known_refunded_amt: 15_000 }
    expect(await refund(number, beyond)).toBe('asked')
    expect(await backOf(number)).toBe(15_000)
  })
})

describe('a deposit', () => {
  const account = { bank: 'shinhan', number: '110123456789', holder: '김하늘' } as const

  test('goes back to an account of the buyer alone, unless they were asked', async () => {
    const buying = await signInBuyer(shop)
    const { number, account: paidTo } = await waitingOrder(shop, buying)
    await deposit(buying, paidTo)
    expect(await preview(number)).toMatchObject({ needs_account: true })
    const all = { basis: 'rule', amt: 30_000 }
    expect(await refusalOf(number, all)).toBe('PR30011400')
    expect(await refusalOf(number, { ...all, account: { ...account, holder: 'Mallory' } })).toBe('PR30020400')
    const body = { ...give, basis: 'rule', amt: 30_000, account } as const
    await money.browser.call(refundOrder, at(number), { body })
    expect(await backOf(number)).toBe(30_000)
    expect(JSON.stringify(await actsOn(number))).not.toMatch(/110123/)
  })
})

describe('an unpaid order', () => {
  test('is given up, with a record', async () => {
    const number = await order(shop, await signInBuyer(shop))
    const body = { reason: 'Ordered twice' }
    await money.browser.call(cancelUnpaidOrder, `/v1/desk/order/${number}/cancellation`, { body })
    expect(await statusOf(number)).toBe('canceled')
    expect(await actsOn(number)).toMatchObject([{ act: 'cancel-order', details: { reason: 'Ordered twice' } }])
  })

  test('is not a paid one, which is refunded', async () => {
    const number = await paidOrder(shop, await signInBuyer(shop))
    const body = { reason: 'Ordered twice' }
    const refused = await money.browser.expectError('POST', `/v1/desk/order/${number}/cancellation`, { body })
    expect(refused.code).toBe('PR30009400')
    expect(await statusOf(number)).toBe('paid')
  })
})
