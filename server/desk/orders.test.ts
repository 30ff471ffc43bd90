import { desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  changeDeliveryAddress,
  deliverOrder,
  deskOrderDetail,
  deskOrderList,
  noteOrder,
  returnOrder,
  shipOrders,
  toShipList,
} from '#contract/desk/orders.ts'
import { deskOf, logIn } from '#tests/support/server/desk.ts'
import { kim } from '#tests/support/server/operators.ts'
import {
  type BuyerSession,
  buyer,
  headsetRental,
  monthPass,
  order,
  paidOrder,
  signInBuyer,
} from '#tests/support/server/orders.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { everyRow } from '../db/every-row.ts'
import { devices } from '../db/schema/boards.ts'
import { members } from '../db/schema/members.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import { operatorRecords } from '../db/schema/operator.ts'
import { orders } from '../db/schema/orders.ts'
import { refundAsOperator } from '../operator/orders.ts'

const shop = await sampleShop()
const { services } = shop
const { db, clock } = services
const desk = deskOf(shop)
const list = '/v1/desk/order'

const { browser: support, passkey: supportPasskey } = await desk.operator('Han Byeol', ['support'])
const { browser: viewer } = await desk.operator('Noh Eun', ['viewer'])

beforeEach(async () => {
  await db.update(devices).set({ stock: 50 }).where(everyRow)
})

const actsOn = (subject: string) =>
  db.select().from(operatorRecords).where(eq(operatorRecords.subject, subject)).orderBy(desc(operatorRecords.position))
const rowOf = async (number: string) => (await db.select().from(orders).where(eq(orders.number, number)))[0]

async function userOf({ memberId }: BuyerSession) {
  const [member] = await db.select().from(members).where(eq(members.id, memberId))
  return member ?? expect.fail('there is a member')
}

describe('the list of orders', () => {
  let buying: BuyerSession
  let course: string
  let device: string
  beforeAll(async () => {
    buying = await signInBuyer(shop, { name: '나리꽃', phone: '01055556789' })
    course = await paidOrder(shop, buying)
    shop.pass(1)
    device = await order(shop, buying, [headsetRental])
  })
  const find = async (query: string, browser = support) =>
    (await browser.call(deskOrderList, `${list}?${query}`)).content.map(({ order_number }) => order_number)

  test('says who bought what, when, and what came back, the newest first', async () => {
    const { userid } = await userOf(buying)
    const { content, page_info } = await support.call(deskOrderList, `${list}?buyer=${userid}`, { locale: 'en' })
    expect(page_info).toEqual({ request_page: 1, request_size: 50, total_pages: 1, total_size: 2 })
    expect(content.map(({ order_number }) => order_number)).toEqual([device, course])
    expect(content[1]).toMatchObject({
      status: 'paid',
      method: 'card',
      buyer_name: '김하늘',
      userid,
      others: 0,
      total_amt: 20_000,
      refunded_amt: 0,
      shipped_at: null,
    })
  })

  test.each<[what: string, query: () => string | Promise<string>, found: () => string[]]>([
    ['its number', () => `number=${course}`, () => [course]],
    [
      'the beginning of its number in small letters',
      () => `number=${course.slice(0, 13).toLowerCase()}`,
      () => [course],
    ],
    ['what begins no number', () => 'number=nari', () => []],
    ['the beginning of the member’s name', () => 'buyer=나리', () => [device, course]],
    [
      'the end of the member’s phone number with its country code',
      () => `buyer=${encodeURIComponent('+82 10 5555-6789')}`,
      () => [device, course],
    ],
    ['the end of the member’s phone number', () => 'buyer=5555-6789', () => [device, course]],
    ['a part of the name of a device', () => 'item=headset&buyer=나리', () => [device]],
    ['a state', () => 'status=pending&buyer=나리', () => [device]],
    ['a way of payment', () => 'method=card&buyer=나리', () => [course]],
    ['today', () => `from=${clock.today()}&until=${clock.today()}&buyer=나리`, () => [device, course]],
    [
      'goods that are to be sent, of which there are none before the payment',
      () => 'stage=to_ship&buyer=나리',
      () => [],
    ],
    ['days before', () => 'until=2020-01-01&buyer=나리', () => []],
    ['wildcards, which mean nothing', () => `buyer=${encodeURIComponent('%%')}`, () => []],
    ['three digits, which are too few', () => 'buyer=789', () => []],
  ])('is narrowed to %s', async (_, query, found) => {
    expect(await find(await query())).toEqual(found())
  })

  test.each([
    ['\u1112\u1169\u11BC\u1100\u1175\u11AF\u1103\u1169\u11BC', ['홍길동', '길동', '홍길', '홍 길동']],
    ['홍 길순', ['홍길순', '길순', '홍 길', '홍길']],
    ['Kim Minjun', ['kim', 'minjun', 'KimMinjun', 'ｋｉｍ', 'inju']],
  ])('finds the buyer %s by any part of the name', async (name, terms) => {
    const number = await order(shop, await signInBuyer(shop, { name: '장서우' }), [headsetRental])
    const { buyer } = (await rowOf(number)) ?? expect.fail('there is an order')
    const rename = (to: string) =>
      db
        .update(orders)
        .set({ buyer: { ...buyer, name: to } })
        .where(eq(orders.number, number))
    // As it was stored before names were cleaned.
    await rename(name)
    const found = await Promise.all(terms.map((term) => find(`buyer=${encodeURIComponent(term)}`)))
    expect(found).toEqual(terms.map(() => [number]))
    await rename('장서우')
  })

  test('has pages', async () => {
    const { content, page_info } = await support.call(deskOrderList, `${list}?buyer=나리&page_size=1&page_index=2`)
    expect(content.map(({ order_number }) => order_number)).toEqual([course])
    expect(page_info).toMatchObject({ total_pages: 2, total_size: 2 })
  })

  test('shows a viewer masked names alone, and finds nobody by name or phone number', async () => {
    const { content } = await viewer.call(deskOrderList, `${list}?number=${course}`)
    expect(content).toMatchObject([{ buyer_name: '김○늘', userid: null }])
    expect(await find('buyer=나리', viewer)).toEqual([])
    expect(await find('buyer=5555-6789', viewer)).toEqual([])
  })
})

describe('an order', () => {
  test('tells everything that happened in order of time', async () => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying, [headsetRental])
    shop.pass(60)
    const parcel = { order_number: number, carrier: 'CJ대한통운', tracking_no: '6511-2233' }
    await support.call(shipOrders, '/v1/desk/shipment', { body: { parcels: [parcel] } })
    shop.pass(60)
    await support.call(noteOrder, `${list}/${number}/note`, { body: { note: 'Asked for a morning delivery' } })
    const { content } = await support.call(deskOrderDetail, `${list}/${number}`)
    expect(content).toMatchObject({
      status: 'paid',
      buyer_name: '김하늘',
      buyer: { phone: '01023450142', postcode: '04799', address_detail: '1203호' },
      delivery: { carrier: 'CJ대한통운', tracking_no: '6511-2233', delivered_at: null },
      items: [{ line: 1, kind: 'rental', months: 12, refund: null, is_back: false }],
      payments: [{ status: 'paid', method: 'card' }],
      can: { ship: true, deliver: true, take_back: true, change_address: false, cancel: false, refund: true },
    })
    const told = content.trail.map((entry) =>
      entry.kind === 'event'
        ? `${entry.from} to ${entry.to}`
        : entry.kind === 'act'
          ? entry.act
          : entry.kind === 'message'
            ? entry.purpose
            : entry.kind,
    )
    expect(told).toEqual([
      'pending to pending',
      'payment',
      'pending to paid',
      'order-paid',
      'paid to paid',
      'order-shipped',
      'ship-order',
      'note-order',
    ])
    expect(content.trail.at(-1)).toMatchObject({
      operator: 'Han Byeol',
      details: { note: 'Asked for a morning delivery' },
    })
    expect(JSON.stringify(content)).not.toMatch(/ticket|secret/i)
  })

  test('is recorded as read by those who read personal data alone', async () => {
    const number = await paidOrder(shop, await signInBuyer(shop))
    const seen = await viewer.call(deskOrderDetail, `${list}/${number}`)
    expect(seen.content).toMatchObject({ buyer_name: '김○늘', userid: null, buyer: null })
    expect(JSON.stringify(seen.content)).not.toMatch(/김하늘|01023450142|아차산로/)
    expect(await actsOn(number)).toEqual([])
    await support.call(deskOrderDetail, `${list}/${number}`)
    expect(await actsOn(number)).toMatchObject([{ act: 'read-order', operator: 'Han Byeol', network: '203.0.113.9' }])
  })

  test('that is unknown is not found', async () => {
    expect((await support.expectError('GET', `${list}/20261121-AAAAAAAA`)).status).toBe(404)
  })
})

describe('shipping', () => {
  const ship = async (parcels: readonly { order_number: string; carrier: string; tracking_no: string }[]) =>
    (await support.call(shipOrders, '/v1/desk/shipment', { body: { parcels: [...parcels] } })).content
  const parcelOf = (order_number: string, tracking_no = '1234-5678') => ({
    order_number,
    carrier: 'Hanjin',
    tracking_no,
  })
  const mailsOf = (number: string) => db.$count(outboxMessages, eq(outboxMessages.orderNumber, number))

  test('lists what waits with the day of the promise, the oldest payment first', async () => {
    const first = await paidOrder(shop, await signInBuyer(shop), [headsetRental])
    shop.pass(60)
    const second = await paidOrder(shop, await signInBuyer(shop), [headsetRental, monthPass])
    const courseAlone = await paidOrder(shop, await signInBuyer(shop))
    const { content } = await support.call(toShipList, '/v1/desk/shipment?page_size=100')
    const numbers = content.map(({ order_number }) => order_number)
    expect(numbers.filter((number) => [first, second, courseAlone].includes(number))).toEqual([first, second])
    // The shop's day is a Saturday: two business days later is Tuesday.
    expect(clock.today()).toBe('2026-11-21')
    expect(content.find(({ order_number }) => order_number === second)).toMatchObject({
      due_on: '2026-11-24',
      buyer: { name: '김하늘' },
      things: [{ quantity: 1 }],
    })
    const masked = await viewer.call(toShipList, '/v1/desk/shipment?page_size=100')
    expect(masked.content.every((each) => each.buyer === null && each.buyer_name === '김○늘')).toBe(true)
  })

  test('ships what can be shipped, and says of the others why not', async () => {
    const good = await paidOrder(shop, await signInBuyer(shop), [headsetRental])
    const alsoGood = await paidOrder(shop, await signInBuyer(shop), [headsetRental])
    const courseAlone = await paidOrder(shop, await signInBuyer(shop))
    const unpaid = await order(shop, await signInBuyer(shop), [headsetRental])
    expect(
      await ship([good, courseAlone, '20261121-AAAAAAAA', unpaid, alsoGood].map((number) => parcelOf(number))),
    ).toEqual([
      { order_number: good, refusal: null },
      { order_number: courseAlone, refusal: 'PR60201409' },
      { order_number: '20261121-AAAAAAAA', refusal: 'PR10004404' },
      { order_number: unpaid, refusal: 'PR30009400' },
      { order_number: alsoGood, refusal: null },
    ])
    expect(await rowOf(alsoGood)).toMatchObject({
      carrier: 'Hanjin',
      trackingNumber: '1234-5678',
      shippedAt: clock.now(),
    })
    expect(await actsOn(good)).toMatchObject([
      { act: 'ship-order', details: { after: { carrier: 'Hanjin', trackingNumber: '1234-5678' } } },
    ])
    expect(await actsOn(courseAlone)).toEqual([])
  })

  test('of the same parcel again changes and mails nothing, of a corrected one mails the buyer', async () => {
    const buying = await signInBuyer(shop)
    const number = await paidOrder(shop, buying, [headsetRental])
    await ship([parcelOf(number)])
    const shippedAt = clock.now()
    const mails = await mailsOf(number)
    shop.pass(60)
    expect(await ship([parcelOf(number)])).toEqual([{ order_number: number, refusal: null }])
    expect(await mailsOf(number)).toBe(mails)
    expect(await actsOn(number)).toHaveLength(1)
    await ship([parcelOf(number, '9999-0000')])
    expect(await mailsOf(number)).toBe(mails + 1)
    expect(await rowOf(number)).toMatchObject({ trackingNumber: '9999-0000', shippedAt })
  })

  test('is followed by delivery, whose first moment counts, and by the return of what was rented', async () => {
    const number = await paidOrder(shop, await signInBuyer(shop), [headsetRental])
    expect((await support.expectError('POST', `${list}/${number}/delivery`, { body: {} })).code).toBe('PR60203409')
    await ship([parcelOf(number)])
    await support.call(deliverOrder, `${list}/${number}/delivery`, { body: {} })
    const deliveredAt = clock.now()
    shop.pass(60)
    await support.call(deliverOrder, `${list}/${number}/delivery`, { body: {} })
    expect(await rowOf(number)).toMatchObject({ deliveredAt })
    const stock = async () => (await db.select().from(devices).where(eq(devices.idx, 11)))[0]?.stock
    const before = (await stock()) ?? 0
    await support.call(returnOrder, `${list}/${number}/return`)
    await support.call(returnOrder, `${list}/${number}/return`)
    expect(await stock()).toBe(before + 1)
    const { content } = await support.call(deskOrderDetail, `${list}/${number}`)
    expect(content.can).toMatchObject({ deliver: false, take_back: false })
  })

  test('prints labels as a PDF, and records whose addresses were read', async () => {
    const number = await paidOrder(shop, await signInBuyer(shop), [headsetRental])
    const response = await support.request('GET', `/v1/desk/shipment/labels?numbers=${number},20261121-AAAAAAAA`)
    expect(response.headers.get('Content-Type')).toBe('application/pdf')
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect(await actsOn(number)).toMatchObject([{ act: 'read-order' }])
    expect((await support.expectError('GET', '/v1/desk/shipment/labels?numbers=20261121-AAAAAAAA')).status).toBe(404)
  })
})

describe('the address of an order', () => {
  const { name, phone, postcode, address, delivery } = buyer
  const body = { name, phone, postcode, address, address_detail: '502호', delivery }
  beforeEach(async () => {
    await logIn(support, supportPasskey)
  })

  test('is corrected until it is sent', async () => {
    const number = await paidOrder(shop, await signInBuyer(shop), [headsetRental])
    await support.call(changeDeliveryAddress, `${list}/${number}/address`, { body })
    expect((await rowOf(number))?.buyer).toMatchObject({ addressDetail: '502호', phone: '01023450142' })
    expect(await actsOn(number)).toMatchObject([
      {
        act: 'change-delivery-address',
        details: { before: { addressDetail: '1203호' }, after: { addressDetail: '502호' } },
      },
    ])
    const parcel = { order_number: number, carrier: 'Hanjin', tracking_no: '1234' }
    await support.call(shipOrders, '/v1/desk/shipment', { body: { parcels: [parcel] } })
    expect((await support.expectError('PUT', `${list}/${number}/address`, { body })).code).toBe('PR60204409')
  })

  test('tells the buyer of a paid order by mail, at each address of the account', async () => {
    const session = await signInBuyer(shop)
    const number = await paidOrder(shop, session, [headsetRental])
    const [member] = await db.select().from(members).where(eq(members.id, session.memberId))
    await db.delete(outboxMessages).where(everyRow)
    await support.call(changeDeliveryAddress, `${list}/${number}/address`, { body })
    const mails = await db.select().from(outboxMessages).where(eq(outboxMessages.orderNumber, number))
    expect(mails.map(({ kind, recipient }) => ({ kind, recipient }))).toEqual([
      { kind: 'delivery-address-changed', recipient: member?.email },
    ])
    expect(JSON.stringify(mails[0]?.content)).not.toContain('502호')
  })

  test('is not that of a course', async () => {
    const number = await paidOrder(shop, await signInBuyer(shop))
    expect((await support.expectError('PUT', `${list}/${number}/address`, { body })).code).toBe('PR60201409')
  })

  test('names the field that does not fit', async () => {
    const number = await paidOrder(shop, await signInBuyer(shop), [headsetRental])
    const wrong = { ...body, postcode: '123' }
    const refused = await support.expectError('PUT', `${list}/${number}/address`, { body: wrong })
    expect(refused.content.field).toBe('postcode')
  })
})

describe('the stage of an order', () => {
  const at = (number: string, path: string) => `${list}/${number}/${path}`

  test('is a filter of the list, and stands beside each order', async () => {
    const { browser } = await desk.operator('Seol Ha', ['support', 'money'])
    const buying = await signInBuyer(shop, { name: '단풍잎' })
    const inStage = async (stage: string) =>
      (await browser.call(deskOrderList, `${list}?buyer=단풍잎&stage=${stage}`)).content.map((each) => [
        each.order_number,
        each.stages,
      ])
    const course = await paidOrder(shop, buying)
    const number = await paidOrder(shop, buying, [headsetRental])
    expect(await inStage('to_ship')).toEqual([[number, ['to_ship']]])
    expect(await inStage('shipped')).toEqual([])

    const parcel = { order_number: number, carrier: 'Hanjin', tracking_no: '1234-5678' }
    await browser.call(shipOrders, '/v1/desk/shipment', { body: { parcels: [parcel] } })
    expect(await inStage('to_ship')).toEqual([])
    expect(await inStage('shipped')).toEqual([[number, ['shipped']]])

    await browser.call(deliverOrder, at(number, 'delivery'), { body: {} })
    expect(await inStage('shipped')).toEqual([])
    expect(await inStage('delivered')).toEqual([[number, ['delivered']]])

    await browser.call(returnOrder, at(number, 'return'))
    expect(await inStage('delivered')).toEqual([])
    expect(await inStage('returned')).toEqual([[number, ['returned']]])

    await refundAsOperator(services, course, { by: kim, reason: 'goodwill', amount: 5_000, account: undefined })
    await refundAsOperator(services, number, { by: kim, reason: 'goodwill', amount: 5_000, account: undefined })
    expect(await inStage('partly_refunded')).toEqual([
      [number, ['returned', 'partly_refunded']],
      [course, ['partly_refunded']],
    ])
    expect(await inStage('returned')).toEqual([[number, ['returned', 'partly_refunded']]])
  })
})

describe('the arrival of an order', () => {
  const parcelOf = (order_number: string) => ({ order_number, carrier: 'Hanjin', tracking_no: '1234-5678' })
  const day = 24 * 60 * 60
  const dayAfter = (from: string, days: number) =>
    new Date(Date.parse(from) + days * day * 1000).toISOString().slice(0, 10)

  test('is on a day from the one it was sent on until today, from which the buyer’s days count', async () => {
    const number = await paidOrder(shop, await signInBuyer(shop), [headsetRental])
    await support.call(shipOrders, '/v1/desk/shipment', { body: { parcels: [parcelOf(number)] } })
    const sentOn = clock.today()
    shop.pass(3 * day)
    // The session of before has ended.
    const { browser } = await desk.operator('Kang Min', ['support'])
    const deliver = (delivered_on: string) => ({ body: { delivered_on } })
    for (const impossible of [dayAfter(sentOn, -1), dayAfter(clock.today(), 1)])
      expect(await browser.expectError('POST', `${list}/${number}/delivery`, deliver(impossible))).toMatchObject({
        status: 400,
        code: 'PR60207400',
        content: { field: 'delivered_on' },
      })
    const arrivedOn = dayAfter(sentOn, 1)
    await browser.call(deliverOrder, `${list}/${number}/delivery`, deliver(arrivedOn))
    expect(await rowOf(number)).toMatchObject({ deliveredAt: new Date(`${arrivedOn}T23:59:59.999+09:00`) })
    expect(await actsOn(number)).toMatchObject([
      { act: 'deliver-order', details: { deliveredOn: arrivedOn } },
      { act: 'ship-order' },
    ])
  })

  test('can be on the day on which it was sent', async () => {
    const { browser: first } = await desk.operator('Yang Sol', ['support'])
    const number = await paidOrder(shop, await signInBuyer(shop), [headsetRental])
    await first.call(shipOrders, '/v1/desk/shipment', { body: { parcels: [parcelOf(number)] } })
    const sentOn = clock.today()
    shop.pass(day)
    const { browser } = await desk.operator('Nam Bit', ['support'])
    await browser.call(deliverOrder, `${list}/${number}/delivery`, { body: { delivered_on: sentOn } })
    const row = await rowOf(number)
    expect(row?.deliveredAt?.getTime()).toBeGreaterThan(row?.shippedAt?.getTime() ?? Number.POSITIVE_INFINITY)
  })
})
