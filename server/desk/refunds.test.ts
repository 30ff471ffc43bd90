import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { approvalList, approveRequest } from '#contract/desk/approvals.ts'
import { shipOrders } from '#contract/desk/orders.ts'
import { cancelUnpaidOrder, continueRefund, deskRefundPreview, refundOrder } from '#contract/desk/refunds.ts'
import { cancelOrder, refundPreview } from '#contract/orders/orders.ts'
import { agePasskeys, deskOf, logIn } from '#tests/support/server/desk.ts'
import {
  deposit,
  headsetRental,
  monthPass,
  order,
  paidOrder,
  signInBuyer,
  waitingOrder,
} from '#tests/support/server/orders.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { everyRow } from '../db/every-row.ts'
import { checkRecords } from '../db/operator-record.ts'
import { devices } from '../db/schema/boards.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import { operatorRecords } from '../db/schema/operator.ts'
import { orderItems, orders } from '../db/schema/orders.ts'
import { payments, refunds } from '../db/schema/payments.ts'
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
  body: Omit<v.InferInput<typeof refundOrder.body>, 'reason' | 'known_refunded_amt'> & { known_refunded_amt?: number },
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
    expect(ours.items.map(({ line: _, quantity: __, paid_delivery_amt: ___, ...item }) => item)).toEqual(theirs.items)
    expect(ours.items.map(({ line }) => line)).toEqual([1, 2])
    expect(ours).toMatchObject({ rule_amt: theirs.refund_amt, refunded_amt: 0, needs_account: false })
    expect(ours.left_amt).toBe(ours.paid_amt)
  })

  test('gives nothing by the rule after a week, and everything is left', async () => {
    const number = await paidOrder(shop, await signInBuyer(shop))
    await passDays(8)
    expect(await preview(number)).toMatchObject({ rule_amt: 0, left_amt: 30_000 })
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
    expect(mails.map(({ kind }) => kind)).toContain('refund-completed')
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
    const body = { ...give, basis: 'rule', amt: 30_000 }
    const answers = await Promise.all([1, 2].map(() => money.browser.request('POST', at(number), { body })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await backOf(number)).toBe(30_000)
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
    const { left_amt: amt } = await preview(number)
    expect(await refund(number, { basis: 'lines', amt })).toBe('asked')
    expect(await backOf(number)).toBe(0)
  })

  test('of a sum always waits for a second operator: the course stays open', async () => {
    const number = await paidOrder(shop, await signInBuyer(shop), [monthPass, headsetRental])
    expect(await refund(number, { basis: 'sum', amt: 1 })).toBe('asked')
    expect(await backOf(number)).toBe(0)
    await approve(number)
    expect(await backOf(number)).toBe(1)
    expect(await statusOf(number)).toBe('paid')
  })
})

/** Approves what waits for an order, as the second operator. */
async function approve(number: string) {
  const { content } = await second.browser.call(approvalList, '/v1/desk/approval')
  const { id } = content.find((each) => each.kind === 'refund' && each.order_number === number) ?? expect.fail()
  await second.browser.call(approveRequest, `/v1/desk/approval/${id}/approve`)
}

describe('some pieces of a line', () => {
  const kits = { kind: 'course', option: 101_500, quantity: 3 } as const
  const pieces = [{ line: 1, count: 1 }]

  test('are refunded by the rule, and the others stay', async () => {
    const number = await paidOrder(shop, await signInBuyer(shop), [kits])
    const [{ amt } = expect.fail()] = (await preview(number)).items
    // Three kits for 12,000 won each, and 9,000 won of delivery, which stays with those that are kept.
    expect(amt).toBe(45_000)
    const body = { ...give, basis: 'rule' as const, lines: [1], pieces, amt: 12_000 }
    await money.browser.call(refundOrder, at(number), { body })
    expect(await backOf(number)).toBe(12_000)
    expect(await statusOf(number)).toBe('paid')
    const { items, left_amt } = await preview(number)
    expect(items).toMatchObject([
      { line: 1, quantity: 2, amt: 33_000, refusal: null },
      { line: 2, quantity: 1, amt: 12_000, refusal: 'refunded' },
    ])
    expect(left_amt).toBe(33_000)
    const [row] = await db.select().from(orders).where(eq(orders.number, number))
    const lines = await db.select().from(orderItems).where(eq(orderItems.orderNumber, number))
    // A kit costs 16,000 won, and 12,000 with its discount.
    expect(lines.toSorted((one, other) => one.position - other.position)).toMatchObject([
      { quantity: 2, regularAmount: 32_000, amount: 24_000, delivery: 9_000 },
      { quantity: 1, regularAmount: 16_000, amount: 12_000, delivery: 0 },
    ])
    expect(row).toMatchObject({ regularAmount: 48_000, discountAmount: 12_000, totalAmount: 45_000 })
  })

  test.each([
    ['a line has', { pieces: [{ line: 1, count: 4 }] }],
    ['are chosen', { lines: [1], pieces: [{ line: 2, count: 1 }] }],
  ])('are no more than %s', async (_, chosen) => {
    const number = await paidOrder(shop, await signInBuyer(shop), [kits])
    expect(await refusalOf(number, { basis: 'rule', amt: 12_000, ...chosen })).toBe('PR60206409')
    expect(await backOf(number)).toBe(0)
    expect((await preview(number)).items).toHaveLength(1)
  })
})

describe('a deposit', () => {
  const account = { bank: 'shinhan', number: '110123456789', holder: '김하늘' } as const
  const elsewhere = { ...account, number: '220987654321', holder: 'Mallory' }
  const paidDeposit = async (items?: Parameters<typeof waitingOrder>[2]) => {
    const buying = await signInBuyer(shop)
    const { number, account: paidTo } = await waitingOrder(shop, buying, items)
    await deposit(buying, paidTo)
    return { number, buying }
  }
  const accountOf = async (number: string) =>
    (await db.select().from(refunds).where(eq(refunds.orderNumber, number))).map((each) => each.account)
  /** Texts of the mails about refunds of an order. */
  const mailsOf = async (number: string) =>
    JSON.stringify(await db.select().from(outboxMessages).where(eq(outboxMessages.orderNumber, number)))

  test('goes back to an account that the operator names when a second one has approved it', async () => {
    const { number } = await paidDeposit()
    expect(await preview(number)).toMatchObject({ needs_account: true })
    const all = { basis: 'rule', amt: 30_000 } as const
    expect(await refusalOf(number, all)).toBe('PR30011400')
    expect(await refund(number, { ...all, account })).toBe('asked')
    expect(await backOf(number)).toBe(0)
    await approve(number)
    expect(await backOf(number)).toBe(30_000)
    expect(await accountOf(number)).toEqual([account])
    const [refunded, approved, asked] = await actsOn(number)
    const named = { account: { bank: 'shinhan', number: '********6789', holder: '김하늘' }, isOtherHolder: false }
    expect(refunded).toMatchObject({
      act: 'refund-order',
      operator: 'Park Jun',
      details: { ...named, amount: 30_000, basis: 'rule', askedBy: 'Lee Dasom' },
    })
    expect(approved).toMatchObject({ act: 'approve-request', details: named })
    expect(asked).toMatchObject({ act: 'ask-approval', details: named })
    expect(JSON.stringify(await actsOn(number))).not.toMatch(/110123/)
    expect(await mailsOf(number)).toMatch(/\*{8}6789/)
  })

  test('goes to another name when the operator says so and a second one approves; the record keeps it', async () => {
    const { number } = await paidDeposit()
    const body = { basis: 'rule', amt: 30_000, account: elsewhere } as const
    expect(await refusalOf(number, body)).toBe('PR30020400')
    expect(await refund(number, { ...body, allows_other_holder: true })).toBe('asked')
    expect(await backOf(number)).toBe(0)
    const { content } = await second.browser.call(approvalList, '/v1/desk/approval')
    const asked = content.find((each) => each.kind === 'refund' && each.order_number === number)
    expect(asked).toMatchObject({ account: { holder: 'Mallory', number: '********4321', is_other_holder: true } })
    await approve(number)
    expect(await backOf(number)).toBe(30_000)
    expect(await actsOn(number)).toMatchObject([
      { act: 'refund-order', details: { isOtherHolder: true, account: { holder: 'Mallory' } } },
      { act: 'approve-request' },
      { act: 'ask-approval' },
    ])
    expect(await mailsOf(number)).toContain('Mallory')
  })

  test('that was asked for on the last day is refunded by the rule when it is approved later', async () => {
    const { number } = await paidDeposit()
    await passDays(6)
    expect(await refund(number, { basis: 'rule', amt: 30_000, account })).toBe('asked')
    await passDays(3)
    await approve(number)
    expect(await backOf(number)).toBe(30_000)
  })

  test('does not go elsewhere than the member said, unless a second operator approves', async () => {
    const { number, buying } = await paidDeposit([headsetRental])
    const parcel = { order_number: number, carrier: 'Hanjin', tracking_no: '1234' }
    await money.browser.call(shipOrders, '/v1/desk/shipment', { body: { parcels: [parcel] } })
    const path = `/v1/member/my/order/${number}`
    const { refund_amt: amt } = (await buying.browser.call(refundPreview, `${path}/refund`, buying)).content
    const body = { idempotency_key: randomUUID(), reason: 'mistake' as const, expected_refund_amt: amt, account }
    await buying.browser.call(cancelOrder, `${path}/cancel`, { ...buying, body })
    const next = { reason: 'They are back', account: elsewhere, allows_other_holder: true }
    const { content } = await money.browser.call(continueRefund, `${at(number)}/continuation`, { body: next })
    expect(content.outcome).toBe('asked')
    expect(await accountOf(number)).toEqual([account])
    expect(await backOf(number)).toBe(0)
    // Without another account, the goods are all that it waits for.
    const back = { reason: 'They are back' }
    await money.browser.call(continueRefund, `${at(number)}/continuation`, { body: back })
    expect(await accountOf(number)).toEqual([account])
    expect(await backOf(number)).toBe(amt)
    const { content: waiting } = await second.browser.call(approvalList, '/v1/desk/approval')
    const left = waiting.find((each) => each.kind === 'refund' && each.order_number === number)
    const late = await second.browser.expectError('POST', `/v1/desk/approval/${left?.id}/approve`)
    expect(late.code).toBe('PR30010400')
  })

  test('goes to the approved account instead of the one that the member named', async () => {
    const { number, buying } = await paidDeposit([headsetRental])
    const parcel = { order_number: number, carrier: 'Hanjin', tracking_no: '1234' }
    await money.browser.call(shipOrders, '/v1/desk/shipment', { body: { parcels: [parcel] } })
    const path = `/v1/member/my/order/${number}`
    const { refund_amt: amt } = (await buying.browser.call(refundPreview, `${path}/refund`, buying)).content
    const body = { idempotency_key: randomUUID(), reason: 'mistake' as const, expected_refund_amt: amt, account }
    await buying.browser.call(cancelOrder, `${path}/cancel`, { ...buying, body })
    const next = { reason: 'They are back', account: elsewhere, allows_other_holder: true }
    await money.browser.call(continueRefund, `${at(number)}/continuation`, { body: next })
    await approve(number)
    expect(await accountOf(number)).toEqual([elsewhere])
    expect(await backOf(number)).toBe(amt)
    expect(await mailsOf(number)).toContain('Mallory')
    expect((await actsOn(number))[0]).toMatchObject({
      act: 'refund-order',
      details: { askedBy: 'Lee Dasom', isOtherHolder: true, account: { holder: 'Mallory', number: '********4321' } },
    })
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
