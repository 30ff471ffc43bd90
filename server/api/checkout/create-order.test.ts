import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createOrder, deliveryMessages, quote } from '#contract/orders/checkout.ts'
import { orderDetail } from '#contract/orders/orders.ts'
import { devices } from '#server/db/schema/boards.ts'
import { courses, purchaseOptions } from '#server/db/schema/courses.ts'
import { enrolments } from '#server/db/schema/learning.ts'
import { orders } from '#server/db/schema/orders.ts'
import {
  type BuyerSession,
  buyer,
  monthPass,
  order,
  orderForm,
  paidOrder,
  signInBuyer,
} from '#tests/support/server/orders.ts'
import { itRejectsStrangers } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const { db } = shop.services
const [device] = await db.select().from(devices).where(eq(devices.idx, 11))
const kit = { kind: 'course', option: 101_500, quantity: 2 } as const
const headset = { kind: 'device', device: 11, sale_type: 'rental', months: 12, quantity: 2 } as const

const visiting = await signInBuyer(shop)
const priceOf = async (
  items: Parameters<typeof orderForm>[1],
  { browser, token }: Pick<BuyerSession, 'browser' | 'token'> = visiting,
  locale: 'en' | 'ko' = 'en',
) => (await browser.call(quote, '/v1/order/quote', { locale, token, body: { items: [...items] } })).content
const refusedQuote = (items: unknown) =>
  visiting.browser.expectError('POST', '/v1/order/quote', { token: visiting.token, body: { items } })
const countOrders = async () => (await db.select().from(orders)).length

describe('quote', () => {
  test('returns regular price, discount, delivery and total', async () => {
    expect(await priceOf([monthPass])).toMatchObject({
      regular_amt: 45_000,
      discount_amt: 25_000,
      delivery_amt: 0,
      total_amt: 20_000,
      is_delivered: false,
      items: [{ kind: 'subscription', course: 101, option_idx: 101_001, from: '2026-11-21', until: '2026-12-20' }],
    })
  })

  test('multiplies prices and delivery by pieces', async () => {
    expect(await priceOf([monthPass, kit])).toMatchObject({
      regular_amt: 77_000,
      discount_amt: 33_000,
      delivery_amt: 6_000,
      total_amt: 50_000,
      is_delivered: true,
    })
  })

  test('offers the course’s goods that are not chosen yet, at the price of one piece', async () => {
    const addition = { kind: 'goods', option_idx: 101_500, quantity: 1, total_amt: 15_000, delivery_amt: 3_000 }
    expect((await priceOf([monthPass])).additions).toMatchObject([addition])
    expect((await priceOf([monthPass, kit])).additions).toEqual([])
    expect((await priceOf([headset])).additions).toEqual([])
  })

  test('prices a rental by its months', async () => {
    const delivery = (device?.delivery ?? 0) * 2
    expect(await priceOf([headset])).toMatchObject({
      items: [{ kind: 'rental', months: 12, quantity: 2, from: '2026-11-24', until: '2027-11-23' }],
      regular_amt: 50_000 * 12 * 2,
      discount_amt: 10_000 * 12 * 2,
      delivery_amt: delivery,
      total_amt: 40_000 * 12 * 2 + delivery,
    })
  })

  test('names items in the language of the call', async () => {
    expect((await priceOf([monthPass], visiting, 'ko')).items[0]).toMatchObject({
      name: '정맥주사 놓기',
      option: '1개월 이용권',
    })
  })

  test.each([
    ['an option that nobody knows', { kind: 'course', option: 999_001 }],
    ['a course for groups alone', { kind: 'course', option: 102_001 }],
    ['a course that is still to come', { kind: 'course', option: 103_001 }],
    ['a course of a partner’s mall', { kind: 'course', option: 202_001 }],
    ['two passes at once', { kind: 'course', option: 101_001, quantity: 2 }],
    ['a device that nobody knows', { kind: 'device', device: 999, sale_type: 'purchase' }],
    ['a term that the device lacks', { kind: 'device', device: 11, sale_type: 'rental', months: 59 }],
    ['a rental without a term', { kind: 'device', device: 11, sale_type: 'rental' }],
    ['a purchase with a term', { kind: 'device', device: 11, sale_type: 'purchase', months: 3 }],
  ])('rejects %s and names the item', async (_, item) => {
    const refused = await refusedQuote([monthPass, item])
    expect(refused).toMatchObject({ status: 400, code: 'PR30006400', content: { field: 'items.1' } })
  })

  test('rejects duplicate items, and more pieces than are in stock', async () => {
    expect(await refusedQuote([monthPass, monthPass])).toMatchObject({ code: 'PR30006400' })
    const many = { kind: 'device', device: 21, sale_type: 'purchase', quantity: 4 }
    expect(await refusedQuote([many])).toMatchObject({ code: 'PR30004400', content: { field: 'items.0' } })
  })

  test.each([
    [[]],
    [Array.from({ length: 11 }, () => monthPass)],
    [[{ ...monthPass, option: 9_007_199_254_740_991 }]],
    [[{ kind: 'device', device: 2_147_483_648, sale_type: 'purchase' }]],
    [[{ ...monthPass, quantity: -1 }]],
    [[{ ...monthPass, quantity: 0.5 }]],
  ])('rejects %j', async (items) => {
    expect(await refusedQuote(items)).toMatchObject({ code: 'PR10002400' })
  })
})

describe('quote for a course that the member already has', () => {
  test('begins the day after the present access ends, as the paid order does', async () => {
    const buying = await signInBuyer(shop)
    expect((await priceOf([monthPass], buying)).items[0]).toMatchObject({ owned: null, from: '2026-11-21' })
    await paidOrder(shop, buying)
    const period = { from: '2026-12-21', until: '2027-01-20' }
    expect((await priceOf([monthPass], buying)).items[0]).toMatchObject({ owned: { until: '2026-12-20' }, ...period })
    const number = await paidOrder(shop, buying)
    const { content } = await buying.browser.call(orderDetail, `/v1/member/my/order/${number}`, buying)
    expect(content.items[0]).toMatchObject(period)
    // Access of other members does not count.
    expect((await priceOf([monthPass], await signInBuyer(shop))).items[0]).toMatchObject({ owned: null })
  })

  test('ignores the course’s goods and refunded access', async () => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying)
    expect((await priceOf([kit], buying)).items[0]).toMatchObject({ owned: null, from: null })
    await db.update(enrolments).set({ revokedAt: shop.services.clock.now() }).where(eq(enrolments.orderNumber, number))
    expect((await priceOf([monthPass], buying)).items[0]).toMatchObject({ owned: null, from: '2026-11-21' })
  })

  test('rejects access that would begin after the course closes, in quote and order', async () => {
    const buying = await signInBuyer(shop)
    await paidOrder(shop, buying)
    await db.update(courses).set({ availableUntil: '2026-12-20' }).where(eq(courses.idx, 101))
    const { browser, token } = buying
    const refused = { code: 'PR30006400', content: { field: 'items.0' } }
    const quoted = await browser.expectError('POST', '/v1/order/quote', { token, body: { items: [monthPass] } })
    expect(quoted).toMatchObject(refused)
    const body = await orderForm(shop, [monthPass])
    expect(await browser.expectError('POST', '/v1/order', { token, body })).toMatchObject(refused)
    await db.update(courses).set({ availableUntil: null }).where(eq(courses.idx, 101))
  })
})

describe('the address in the order form', () => {
  test('is that of the member’s last order', async () => {
    const buying = await signInBuyer(shop)
    expect((await priceOf([monthPass], buying)).buyer_address).toBeNull()
    await order(shop, buying)
    const { postcode, address, address_detail } = buyer
    const stored = { postcode, address, address_detail, delivery: null }
    expect((await priceOf([monthPass], buying)).buyer_address).toEqual(stored)
    shop.pass(1)
    const { browser, token } = buying
    const body = { ...(await orderForm(shop, [monthPass])), buyer: { ...buyer, address: '부산 해운대구 센텀로 1' } }
    await browser.call(createOrder, '/v1/order', { token, body })
    expect((await priceOf([monthPass], buying)).buyer_address).toMatchObject({ address: '부산 해운대구 센텀로 1' })
    expect((await priceOf([monthPass])).buyer_address).toBeNull()
  })

  test('comes with the request of the last delivery, which an order without delivery leaves alone', async () => {
    const buying = await signInBuyer(shop)
    const { browser, token } = buying
    const place = async (items: Parameters<typeof orderForm>[1], delivery: string) => {
      const form = await orderForm(shop, items)
      await browser.call(createOrder, '/v1/order', { token, body: { ...form, buyer: { ...buyer, delivery } } })
      return (await priceOf([monthPass], buying)).buyer_address?.delivery
    }
    expect(await place([monthPass], '문 앞에 놓아 주세요')).toBeNull()
    expect(await place([kit], '경비실에 맡겨 주세요')).toBe('경비실에 맡겨 주세요')
    expect(await place([monthPass], '문 앞에 놓아 주세요')).toBe('경비실에 맡겨 주세요')
  })

  test('needs a delivery request for goods, and keeps none for a course alone', async () => {
    const { browser, token } = await signInBuyer(shop)
    const bodyOf = async (items: Parameters<typeof orderForm>[1]) => ({
      ...(await orderForm(shop, items)),
      buyer: { ...buyer, delivery: null },
    })
    const { code, content } = await browser.expectError('POST', '/v1/order', { token, body: await bodyOf([kit]) })
    expect({ code, field: content.field }).toEqual({ code: 'PR10002400', field: 'buyer.delivery' })
    const answer = await browser.call(createOrder, '/v1/order', { token, body: await bodyOf([monthPass]) })
    const [row] = await db.select().from(orders).where(eq(orders.number, answer.content.order_number))
    expect(row?.buyer.delivery).toBeNull()
  })

  test('has a request of the list in the language of the call', async () => {
    const buying = await signInBuyer(shop)
    const { browser, token } = buying
    const { content } = await browser.call(deliveryMessages, '/v1/pay/delivery/message', { locale: 'ko' })
    const delivery = content[0]?.text ?? expect.fail('a delivery request')
    const form = await orderForm(shop, [kit])
    await browser.call(createOrder, '/v1/order', { token, body: { ...form, buyer: { ...buyer, delivery } } })
    const request = async (locale: 'en' | 'ko') => (await priceOf([kit], buying, locale)).buyer_address?.delivery
    const english = await browser.call(deliveryMessages, '/v1/pay/delivery/message', { locale: 'en' })
    expect(await request('ko')).toBe(delivery)
    expect(await request('en')).toBe(english.content[0]?.text)
  })
})

describe('createOrder', () => {
  test('allows five unpaid orders with devices, and another after one is paid or canceled', async () => {
    const wanted = { kind: 'device', device: 11, sale_type: 'purchase', months: 0, quantity: 1 } as const
    await db.update(devices).set({ stock: 100 }).where(eq(devices.idx, 11))
    const buying = await signInBuyer(shop)
    const tried = async (items: Parameters<typeof orderForm>[1]) => {
      const body = await orderForm(shop, items)
      return buying.browser.request('POST', '/v1/order', { token: buying.token, body })
    }
    const [first] = await Promise.all(Array.from({ length: 5 }, () => order(shop, buying, [wanted])))
    expect(await (await tried([wanted])).json()).toMatchObject({ status_code: 'PR30012400' })
    expect((await tried([monthPass])).status).toBe(201)
    // The limit is each member's own.
    await order(shop, await signInBuyer(shop), [wanted])
    const gone = eq(orders.number, first ?? '')
    await db.update(orders).set({ status: 'canceled' }).where(gone)
    expect((await tried([wanted])).status).toBe(201)
    expect((await tried([wanted])).status).toBe(400)
  })

  test('allows ten devices in all unpaid orders of a member, and more once they are paid', async () => {
    const wanted = { kind: 'device', device: 11, sale_type: 'purchase', months: 0 } as const
    await db.update(devices).set({ stock: 100 }).where(eq(devices.idx, 11))
    const buying = await signInBuyer(shop)
    const tried = async (quantity: number) => {
      const body = await orderForm(shop, [{ ...wanted, quantity }])
      const response = await buying.browser.request('POST', '/v1/order', { token: buying.token, body })
      return { status: response.status, body: await response.json() }
    }
    const refusal = { status: 400, body: { status_code: 'PR30013400', content: { field: 'items' } } }
    const number = await order(shop, buying, [{ ...wanted, quantity: 8 }])
    expect(await tried(3)).toMatchObject(refusal)
    expect((await tried(2)).status).toBe(201)
    expect(await tried(1)).toMatchObject(refusal)
    // The limit is each member's own, and one order may use it up.
    await order(shop, await signInBuyer(shop), [{ ...wanted, quantity: 10 }])
    await db.update(orders).set({ status: 'paid' }).where(eq(orders.number, number))
    expect((await tried(8)).status).toBe(201)
  })

  test('stores the order, visible to its member only', async () => {
    const buying = await signInBuyer(shop)
    const number = await order(shop, buying, [monthPass, kit])
    expect(number).toMatch(/^20261121-[A-Z2-9]{8}$/)
    const { content } = await buying.browser.call(orderDetail, `/v1/member/my/order/${number}`, buying)
    expect(content).toMatchObject({
      order_number: number,
      status: 'pending',
      total_amt: 50_000,
      regular_amt: 77_000,
      discount_amt: 33_000,
      delivery_amt: 6_000,
      payment: null,
      can: { pay: true, cancel: true, request_cash_receipt: false },
      buyer: { postcode: '04799' },
      delivery: { status: 'preparing' },
    })
    const other = await signInBuyer(shop)
    expect(await other.browser.expectError('GET', `/v1/member/my/order/${number}`, other)).toMatchObject({
      status: 404,
    })
  })

  test('creates one order for a key, and repeats its answer', async () => {
    const { browser, token } = await signInBuyer(shop)
    const body = await orderForm(shop, [monthPass])
    const before = await countOrders()
    const first = await browser.call(createOrder, '/v1/order', { token, body })
    const second = await browser.call(createOrder, '/v1/order', { token, body })
    expect(second.content).toEqual(first.content)
    expect(await countOrders()).toBe(before + 1)
  })

  test('rejects a key with another form, and accepts the same key of another member', async () => {
    const { browser, token } = await signInBuyer(shop)
    const body = await orderForm(shop, [monthPass])
    await browser.call(createOrder, '/v1/order', { token, body })
    const changed = { ...body, buyer: { ...body.buyer, name: '다른 사람' } }
    expect(await browser.expectError('POST', '/v1/order', { token, body: changed })).toMatchObject({
      code: 'PR30002400',
      content: { field: 'idempotency_key' },
    })
    const other = await signInBuyer(shop)
    expect((await other.browser.request('POST', '/v1/order', { token: other.token, body })).status).toBe(201)
  })

  test('repeats an error for its key', async () => {
    const { browser, token } = await signInBuyer(shop)
    const body = { ...(await orderForm(shop, [monthPass])), total_amt: 1 }
    const first = await browser.expectError('POST', '/v1/order', { token, body })
    expect(first).toMatchObject({ code: 'PR30001400', content: { field: 'total_amt' } })
    expect((await browser.expectError('POST', '/v1/order', { token, body })).code).toBe('PR30001400')
  })

  test('rejects a total that differs from the server’s price', async () => {
    const { browser, token } = await signInBuyer(shop)
    const body = await orderForm(shop, [{ kind: 'course', option: 101_003, quantity: 1 }])
    const isOption = eq(purchaseOptions.idx, 101_003)
    await db.update(purchaseOptions).set({ amount: 95_000 }).where(isOption)
    expect((await browser.expectError('POST', '/v1/order', { token, body })).code).toBe('PR30001400')
    await db.update(purchaseOptions).set({ amount: 90_000 }).where(isOption)
  })

  test('is paid at once when it costs nothing', async () => {
    await db.update(purchaseOptions).set({ amount: 0 }).where(eq(purchaseOptions.idx, 201_501))
    const { browser, token, memberId } = await signInBuyer(shop)
    const body = await orderForm(shop, [{ kind: 'course', option: 201_501, quantity: 1 }])
    const { content } = await browser.call(createOrder, '/v1/order', { token, body })
    expect(content).toMatchObject({ status: 'paid', total_amt: 0 })
    expect(await db.select().from(enrolments).where(eq(enrolments.memberId, memberId))).toMatchObject([
      { courseIdx: 201, startsOn: '2026-11-21', endsOn: '2026-11-21' },
    ])
  })

  test('rejects restricted members and unverified identities', async () => {
    const body = await orderForm(shop, [monthPass])
    const restricted = await signInBuyer(shop, { status: 'restricted' })
    expect(await restricted.browser.expectError('POST', '/v1/order', { token: restricted.token, body })).toMatchObject({
      status: 403,
      code: 'PR30005403',
    })
    const unverified = await signInBuyer(shop, { isIdentityVerified: false })
    expect(await unverified.browser.expectError('POST', '/v1/order', { token: unverified.token, body })).toMatchObject({
      code: 'MB12101404',
    })
  })

  test.each([
    ['buyer.name', { name: ' ' }],
    ['buyer.phone', { phone: 'call me' }],
    ['buyer.postcode', { postcode: '123' }],
    ['buyer.address', { address: '' }],
    ['buyer.address_detail', { address_detail: '' }],
    ['buyer.delivery', { delivery: '' }],
  ])('requires %s', async (field, change) => {
    const { browser, token } = await signInBuyer(shop)
    const form = await orderForm(shop, [monthPass])
    const body = { ...form, buyer: { ...form.buyer, ...change } }
    expect(await browser.expectError('POST', '/v1/order', { token, body })).toMatchObject({
      code: 'PR10002400',
      content: { field },
    })
  })

  test('requires the agreement to the terms', async () => {
    const { browser, token } = await signInBuyer(shop)
    const body = { ...(await orderForm(shop, [monthPass])), is_agreed: false }
    expect((await browser.expectError('POST', '/v1/order', { token, body })).content.field).toBe('is_agreed')
  })

  test('sells no more pieces than are in stock to twenty buyers at once', async () => {
    await db.update(devices).set({ stock: 5 }).where(eq(devices.idx, 11))
    const one = { ...headset, quantity: 1 }
    const body = await orderForm(shop, [one])
    const buyers = await Promise.all(Array.from({ length: 20 }, () => signInBuyer(shop)))
    for (const { browser, token } of buyers) await browser.request('GET', '/v1/member/my/profile', { token })
    const statuses = await Promise.all(
      buyers.map(async ({ browser, token }) => {
        const form = { ...body, idempotency_key: randomUUID() }
        // A caller that collided too often gets 503 and would repeat the call.
        for (let press = 0; press < 5; press++) {
          const { status } = await browser.request('POST', '/v1/order', { token, body: form })
          if (status !== 500 && status !== 409) return status
        }
        return 500
      }),
    )
    const sold = statuses.filter((status) => status === 201).length
    const [left] = await db.select({ stock: devices.stock }).from(devices).where(eq(devices.idx, 11))
    expect(left?.stock).toBe(5 - sold)
    expect(left?.stock).toBeGreaterThanOrEqual(0)
    expect(sold).toBeLessThanOrEqual(5)
  })
})

describe('strangers', async () => {
  itRejectsStrangers(shop, createOrder, '/v1/order', await orderForm(shop, [monthPass]))
})

describe('delivery messages', () => {
  test.each([
    ['ko', '문 앞', '직접 입력'],
    ['en', 'At the door', 'Enter your own'],
  ] as const)('are listed in %s in the order of the folder, free text last', async (locale, first, last) => {
    const { content } = await shop.browser().call(deliveryMessages, '/v1/pay/delivery/message', { locale })
    expect(content).toEqual([
      { code: 'door', text: first },
      { code: 'other', text: last },
    ])
  })
})
