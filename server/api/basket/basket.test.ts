import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type SelectedItem, selectionSearch } from '#contract/addresses/order-selection.ts'
import { stringifySearch } from '#contract/addresses/search-params.ts'
import { basket, basketQuote, changeBasket, mergeBasket } from '#contract/orders/basket.ts'
import type { BasketEntry } from '#contract/orders/basket-entry.ts'
import { basketItems } from '#server/db/schema/basket.ts'
import { devices } from '#server/db/schema/boards.ts'
import { type BuyerSession, monthPass, order, orderForm, paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { itRejectsStrangers } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const { db } = shop.services
const address = '/v1/member/my/basket'
const kit: SelectedItem = { kind: 'course', option: 101_500, quantity: 2 }
const rental: SelectedItem = { kind: 'device', device: 11, sale_type: 'rental', months: 12, quantity: 2 }
const purchase: SelectedItem = { kind: 'device', device: 21, sale_type: 'purchase', months: 0, quantity: 1 }
const [bought] = await db.select().from(devices).where(eq(devices.idx, 21))

const visitor = shop.browser()
const priceOf = async (items: SelectedItem[], locale: 'en' | 'ko' = 'en') =>
  (
    await visitor.call(basketQuote, `/v1/order/basket/quote${stringifySearch({ ...selectionSearch(items) })}`, {
      locale,
    })
  ).content
const entry = (item: SelectedItem, seen = 1_000) => ({ item, seen_amt: seen })
const read = async ({ browser, token }: BuyerSession) => (await browser.call(basket, address, { token })).content
const change = async ({ browser, token }: BuyerSession, body: { put?: BasketEntry[]; remove?: string[] }) =>
  (await browser.call(changeBasket, address, { token, body })).content
const merge = async ({ browser, token }: BuyerSession, entries: BasketEntry[]) =>
  (await browser.call(mergeBasket, `${address}/merge`, { token, body: { entries } })).content

describe('basketQuote', () => {
  test('prices courses and devices of several kinds for a visitor, and adds their lines up', async () => {
    const quote = await priceOf([monthPass, kit, rental])
    expect(quote.lines.map(({ refusal }) => refusal)).toEqual([null, null, null])
    expect(quote.lines.map((line) => line.quote?.kind)).toEqual(['subscription', 'goods', 'rental'])
    const totals = quote.lines.map((line) => line.quote?.total_amt ?? 0)
    expect(quote.total_amt).toBe(totals.reduce((sum, amount) => sum + amount, 0))
    expect(quote.regular_amt - quote.discount_amt + quote.delivery_amt).toBe(quote.total_amt)
  })

  test('counts delivery once, with the line of the highest fee', async () => {
    const { lines, delivery_amt } = await priceOf([kit, rental])
    expect((await priceOf([kit])).delivery_amt).toBe(6_000)
    expect((await priceOf([rental])).delivery_amt).toBe(10_000)
    expect(lines.map((line) => line.quote?.delivery_amt)).toEqual([0, 10_000])
    expect(delivery_amt).toBe(10_000)
  })

  test('says which lines are gone, and keeps the rest', async () => {
    const { lines, total_amt } = await priceOf([
      { kind: 'course', option: 999_001, quantity: 1 },
      monthPass,
      { kind: 'device', device: 999, sale_type: 'purchase', months: 0, quantity: 1 },
      { kind: 'device', device: 11, sale_type: 'rental', months: 59, quantity: 1 },
    ])
    expect(lines.map(({ refusal, quote }) => [refusal, quote === null])).toEqual([
      ['gone', true],
      [null, false],
      ['gone', true],
      ['gone', true],
    ])
    expect(total_amt).toBe(20_000)
  })

  test('refuses a second pass of a course, and a device that is rented and bought', async () => {
    const longerPass: SelectedItem = { kind: 'course', option: 101_003, quantity: 1 }
    const sameDevice: SelectedItem = { kind: 'device', device: 11, sale_type: 'purchase', months: 0, quantity: 1 }
    const { lines } = await priceOf([monthPass, longerPass, rental, sameDevice])
    expect(lines.map(({ refusal }) => refusal)).toEqual([null, 'other_pass', null, 'other_sale_type'])
  })

  test('refuses more pieces than are in stock, with the number that is left', async () => {
    const { lines, total_amt } = await priceOf([{ ...purchase, quantity: 10 }, monthPass])
    expect(lines[1]).toMatchObject({ refusal: 'out_of_stock', stock: bought?.stock })
    expect(total_amt).toBe(20_000)
  })

  test('leaves the eleventh device piece for the next order', async () => {
    await db.update(devices).set({ stock: 50 }).where(eq(devices.idx, 11))
    await db.update(devices).set({ stock: 50 }).where(eq(devices.idx, 21))
    const { lines } = await priceOf([{ ...rental, quantity: 9 }, { ...purchase, quantity: 2 }, monthPass])
    expect(lines.map(({ refusal }) => refusal)).toEqual([null, null, 'next_order'])
    const again = await priceOf([
      { ...rental, quantity: 9 },
      { ...purchase, quantity: 1 },
    ])
    expect(again.lines.map(({ refusal }) => refusal)).toEqual([null, null])
  })

  test('costs what an order of its accepted lines costs', async () => {
    const items = [monthPass, kit, rental, purchase]
    const { total_amt } = await priceOf(items)
    expect((await orderForm(shop, items)).total_amt).toBe(total_amt)
    const member = await signInBuyer(shop)
    await order(shop, member, items)
  })

  test('names lines in the language of the call', async () => {
    expect((await priceOf([monthPass], 'ko')).lines[0]?.quote?.name).toBe('정맥주사 놓기')
  })

  test('counts a line once that an address names twice', async () => {
    const { lines, total_amt } = await priceOf([monthPass, kit, kit])
    expect(lines.map(({ item, refusal }) => [item, refusal])).toEqual([
      [monthPass, null],
      [kit, null],
    ])
    expect(total_amt).toBe(50_000)
  })

  test('of nothing costs nothing', async () => {
    expect(await priceOf([])).toMatchObject({ lines: [], total_amt: 0 })
  })

  test.each([
    `option=${Array.from({ length: 41 }, () => '101001').join('_')}`,
    'option=101001x11',
    'option=abc',
    'devices=11',
    'devices=11r3x0',
  ])('rejects what is no basket: %s', async (query) => {
    const refused = await visitor.expectError('GET', `/v1/order/basket/quote?${query}`)
    expect(refused).toMatchObject({ status: 400, code: 'PR10002400' })
  })
})

describe("the member's basket", () => {
  itRejectsStrangers(shop, basket, address)

  test('keeps lines in the order in which they were put in, and changes their pieces in place', async () => {
    const member = await signInBuyer(shop)
    expect(await read(member)).toEqual([])
    await change(member, { put: [entry(rental, 40_000), entry(monthPass, 20_000)] })
    await change(member, { put: [entry(kit, 12_000)] })
    const changed = await change(member, { put: [entry({ ...rental, quantity: 1 }, 1)] })
    expect(changed).toEqual([entry({ ...rental, quantity: 1 }, 40_000), entry(monthPass, 20_000), entry(kit, 12_000)])
    expect(await read(member)).toEqual(changed)
  })

  test('removes lines, and takes a repeated removal as done', async () => {
    const member = await signInBuyer(shop)
    await change(member, { put: [entry(rental), entry(monthPass), entry(purchase)] })
    expect(await change(member, { remove: ['11r12', '21p'] })).toEqual([entry(monthPass)])
    expect(await change(member, { remove: ['11r12', '21p', '999'] })).toEqual([entry(monthPass)])
  })

  test('belongs to one member', async () => {
    const [one, other] = [await signInBuyer(shop), await signInBuyer(shop)]
    await change(one, { put: [entry(monthPass)] })
    await change(other, { remove: ['101001'] })
    expect(await read(one)).toEqual([entry(monthPass)])
    expect(await read(other)).toEqual([])
  })

  test('loses and doubles nothing when a browser’s basket is added, even twice', async () => {
    const member = await signInBuyer(shop)
    await change(member, { put: [entry(rental, 40_000), entry(monthPass, 20_000)] })
    const browsers = [entry({ ...rental, quantity: 1 }, 50_000), entry(purchase), entry(kit)]
    const merged = await merge(member, browsers)
    expect(merged).toEqual([entry(rental, 40_000), entry(monthPass, 20_000), entry(purchase), entry(kit)])
    expect(await merge(member, browsers)).toEqual(merged)
    const more = await merge(member, [entry({ ...rental, quantity: 5 })])
    expect(more[0]).toEqual(entry({ ...rental, quantity: 5 }, 40_000))
  })

  test('refuses the forty-first line, and keeps what it holds', async () => {
    const member = await signInBuyer(shop)
    const lines = (count: number, from: number) =>
      Array.from({ length: count }, (_, index) => entry({ kind: 'course', option: from + index, quantity: 1 }))
    await change(member, { put: lines(40, 1) })
    const { browser, token } = member
    const full = { status: 400, code: 'PR30014400' }
    expect(await browser.expectError('PUT', address, { token, body: { put: lines(1, 900) } })).toMatchObject(full)
    const merging = { token, body: { entries: lines(1, 900) } }
    expect(await browser.expectError('POST', `${address}/merge`, merging)).toMatchObject(full)
    expect(await read(member)).toHaveLength(40)
    await change(member, { put: lines(1, 900), remove: ['1'] })
    expect(await read(member)).toHaveLength(40)
  })

  test('holds forty lines at most when two tabs add at once', async () => {
    const member = await signInBuyer(shop)
    const lines = (from: number) =>
      Array.from({ length: 25 }, (_, index) => entry({ kind: 'course', option: from + index, quantity: 1 }))
    const { browser, token } = member
    const answers = await Promise.all(
      [1, 500].map((from) => browser.request('PUT', address, { token, body: { put: lines(from) } })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await db.$count(basketItems, eq(basketItems.memberId, member.memberId))).toBe(25)
  })

  test('keeps what was ordered until it is paid, and everything else after that', async () => {
    const member = await signInBuyer(shop)
    await change(member, { put: [entry(monthPass), entry(kit), entry(purchase)] })
    await order(shop, member, [monthPass])
    expect(await read(member)).toHaveLength(3)
    await paidOrder(shop, member, [monthPass, kit])
    expect(await read(member)).toEqual([entry(purchase)])
  })
})
