import { describe, expect, test } from 'vitest'
import { ownCertificate } from '#contract/content/certificates.ts'
import { dueRentals, registrationFigures, type SalesGroup, salesFigures } from '#contract/desk/figures.ts'
import { memberDetail } from '#contract/desk/members.ts'
import { deskOrderDetail, deskOrderList, orderLabels, toShipList } from '#contract/desk/orders.ts'
import { today } from '#contract/desk/today.ts'
import { orderList } from '#contract/orders/orders.ts'
import { deskOf } from '../tests/support/server/desk.ts'
import { fullShop } from '../tests/support/server/full-shop.ts'
import { linesIn } from '../tests/support/server/pdf.ts'

// Whole answers about the shop of `fullShop`. Values are written by hand from its prices, moments and refunds.

const filled = await fullShop()
const { shop, orders, haneul, doyun, inquiries, reviews, members } = filled
const { browser: owner } = await deskOf(shop).operator('Seo Yun', ['owner'])

/** A moment of November 2026 in Korea, as it is on the wire. */
const at = (day: number, time: string) =>
  new Date(`2026-11-${String(day).padStart(2, '0')}T${time}+09:00`).toISOString()

const ofHaneul = { buyer_name: '김하늘', userid: 'haneul01' }
const ofDoyun = { buyer_name: '이도윤', userid: 'doyun02' }

describe('orders at the desk', () => {
  test('are listed with their own sums, states and moments, the newest first', async () => {
    const { content, page_info } = await owner.call(deskOrderList, '/v1/desk/order')
    expect(page_info).toEqual({ request_page: 1, request_size: 50, total_pages: 1, total_size: 14 })
    expect(content).toEqual([
      {
        ...ofDoyun,
        order_number: orders.pending,
        status: 'pending',
        method: null,
        ordered_at: at(20, '09:50:00'),
        name: 'Wheel',
        others: 0,
        total_amt: 275_000,
        refunded_amt: 0,
        shipped_at: null,
        stages: [],
      },
      {
        ...ofDoyun,
        order_number: orders.alsoWaiting,
        status: 'waiting_for_deposit',
        method: 'virtual_account',
        ordered_at: at(20, '09:45:00'),
        name: 'Welding workshop 5',
        others: 0,
        total_amt: 45_000,
        refunded_amt: 0,
        shipped_at: null,
        stages: [],
      },
      {
        ...ofHaneul,
        order_number: orders.waiting,
        status: 'waiting_for_deposit',
        method: 'virtual_account',
        ordered_at: at(20, '09:40:00'),
        name: 'Welding workshop 7',
        others: 0,
        total_amt: 47_000,
        refunded_amt: 0,
        shipped_at: null,
        stages: [],
      },
      {
        ...ofHaneul,
        order_number: orders.alsoToShip,
        status: 'paid',
        method: 'simple',
        ordered_at: at(19, '09:30:00'),
        name: 'IV "insertion" <hands on>',
        others: 1,
        // Three kits for 12,000 won, each with 3,000 of delivery, and a workshop for 44,000.
        total_amt: 89_000,
        refunded_amt: 0,
        shipped_at: null,
        stages: ['to_ship'],
      },
      {
        ...ofDoyun,
        order_number: orders.toShip,
        status: 'paid',
        method: 'card',
        ordered_at: at(19, '08:00:00'),
        name: 'Headset',
        others: 2,
        total_amt: 1_076_000,
        refunded_amt: 0,
        shipped_at: null,
        stages: ['to_ship'],
      },
      {
        ...ofDoyun,
        order_number: orders.failed,
        status: 'failed',
        method: null,
        ordered_at: at(17, '20:05:00'),
        name: 'Welding workshop 8',
        others: 0,
        total_amt: 48_000,
        refunded_amt: 0,
        shipped_at: null,
        stages: [],
      },
      {
        ...ofHaneul,
        order_number: orders.expired,
        status: 'expired',
        method: null,
        ordered_at: at(17, '20:00:00'),
        name: 'Welding workshop 5',
        others: 0,
        total_amt: 45_000,
        refunded_amt: 0,
        shipped_at: null,
        stages: [],
      },
      {
        ...ofDoyun,
        order_number: orders.canceled,
        status: 'canceled',
        method: null,
        ordered_at: at(16, '09:00:00'),
        name: 'Welding workshop 4',
        others: 0,
        total_amt: 44_000,
        refunded_amt: 0,
        shipped_at: null,
        stages: [],
      },
      {
        ...ofHaneul,
        order_number: orders.refunded,
        status: 'refund_completed',
        method: 'transfer',
        ordered_at: at(14, '07:30:00'),
        name: 'Welding workshop 3',
        others: 0,
        total_amt: 43_000,
        refunded_amt: 43_000,
        shipped_at: null,
        stages: [],
      },
      {
        ...ofDoyun,
        order_number: orders.deposited,
        status: 'paid',
        method: 'virtual_account',
        ordered_at: at(13, '10:00:00'),
        name: 'Welding workshop 2',
        others: 0,
        total_amt: 42_000,
        refunded_amt: 4_321,
        shipped_at: null,
        stages: ['partly_refunded'],
      },
      {
        ...ofDoyun,
        order_number: orders.returnedRental,
        status: 'paid',
        method: 'card',
        ordered_at: at(9, '16:00:00'),
        name: 'Headset',
        others: 0,
        total_amt: 1_455_000,
        refunded_amt: 0,
        shipped_at: at(10, '10:05:00'),
        stages: ['returned'],
      },
      {
        ...ofHaneul,
        order_number: orders.dueRental,
        status: 'paid',
        method: 'card',
        ordered_at: at(9, '08:45:00'),
        name: 'Headset',
        others: 0,
        total_amt: 110_000,
        refunded_amt: 0,
        shipped_at: at(10, '10:00:00'),
        stages: ['delivered'],
      },
      {
        ...ofDoyun,
        order_number: orders.receipted,
        status: 'paid',
        method: 'transfer',
        ordered_at: at(3, '23:59:30'),
        name: 'Welding workshop 1',
        others: 0,
        total_amt: 41_000,
        refunded_amt: 0,
        shipped_at: null,
        stages: [],
      },
      {
        ...ofHaneul,
        order_number: orders.partlyRefunded,
        status: 'cancel_requested',
        method: 'card',
        ordered_at: at(2, '08:30:00'),
        name: 'IV "insertion" <hands on>',
        others: 1,
        total_amt: 120_000,
        refunded_amt: 12_345,
        shipped_at: at(3, '10:00:00'),
        stages: ['delivered'],
      },
    ])
  })

  test('that wait to be sent are listed with the buyer and each thing', async () => {
    const { content } = await owner.call(toShipList, '/v1/desk/shipment')
    expect(content).toEqual([
      {
        order_number: orders.toShip,
        paid_at: at(19, '08:01:00'),
        // Two business days after a Thursday.
        due_on: '2026-11-23',
        buyer_name: '이도윤',
        buyer: {
          name: '이도윤',
          phone: '01098765432',
          postcode: '06236',
          address: '서울 강남구 테헤란로 152',
          address_detail: '7층',
          delivery: '경비실에 맡겨 주세요',
        },
        things: [
          { name: 'Headset', quantity: 1 },
          { name: 'Wheel', quantity: 2 },
        ],
      },
      {
        order_number: orders.alsoToShip,
        paid_at: at(19, '09:31:45'),
        due_on: '2026-11-23',
        buyer_name: '김하늘',
        buyer: {
          name: '김하늘',
          phone: '01023450142',
          postcode: '04799',
          address: '서울 성동구 아차산로 104',
          address_detail: '1203호',
          delivery: '문 앞에 놓아 주세요',
        },
        things: [{ name: 'Practice kit', quantity: 3 }],
      },
    ])
  })

  test('tell completed and open refunds apart, with each line and payment', async () => {
    const { content } = await owner.call(deskOrderDetail, `/v1/desk/order/${orders.partlyRefunded}`)
    const { trail: _, payments, ...order } = content
    expect(order).toEqual({
      ...ofHaneul,
      order_number: orders.partlyRefunded,
      status: 'cancel_requested',
      method: 'card',
      ordered_at: at(2, '08:30:00'),
      paid_at: at(2, '08:31:00'),
      deposit_until: null,
      // A pass for 90,000 won, and two kits for 16,000 that cost 12,000, each with 3,000 of delivery.
      regular_amt: 122_000,
      discount_amt: 8_000,
      delivery_amt: 6_000,
      total_amt: 120_000,
      refunded_amt: 12_345,
      // The kits cost 30,000 with their delivery, of which 12,345 went back before.
      refunding_amt: 17_655,
      member_id: haneul.id,
      buyer: {
        name: '김하늘',
        phone: '01023450142',
        postcode: '04799',
        address: '서울 성동구 아차산로 104',
        address_detail: '1203호',
        delivery: '문 앞에 놓아 주세요',
      },
      delivery: {
        due_on: '2026-11-04',
        carrier: 'CJ대한통운',
        tracking_no: '6511-2233',
        shipped_at: at(3, '10:00:00'),
        delivered_at: at(5, '09:00:00'),
      },
      items: [
        {
          line: 1,
          kind: 'subscription',
          name: 'IV "insertion" <hands on>',
          option: '3-month pass',
          months: 3,
          quantity: 1,
          paid_amt: 90_000,
          from: '2026-11-02',
          until: '2027-02-01',
          refund: null,
          is_back: false,
        },
        {
          line: 2,
          kind: 'goods',
          name: 'IV "insertion" <hands on>',
          option: 'Practice kit',
          months: 0,
          quantity: 2,
          paid_amt: 30_000,
          from: null,
          until: null,
          refund: 'requested',
          is_back: false,
        },
      ],
      refunds: [
        {
          amt: 12_345,
          status: 'completed',
          reason: 'A lesson did not open',
          is_stray: false,
          awaits_return: false,
          needs_operator: false,
          has_account: false,
          requested_at: at(4, '11:00:00'),
          completed_at: at(4, '11:00:00'),
        },
        {
          amt: 17_655,
          status: 'requested',
          reason: 'equipment',
          is_stray: false,
          awaits_return: true,
          needs_operator: true,
          has_account: false,
          requested_at: at(6, '14:00:00'),
          completed_at: null,
        },
      ],
      receipt: null,
      approvals: [],
      can: {
        ship: false,
        deliver: false,
        take_back: false,
        change_address: false,
        cancel: false,
        refund: true,
        continue_refund: true,
      },
    })
    expect(payments).toMatchObject([
      {
        method: 'card',
        status: 'paid',
        amt: 120_000,
        paid_amt: 120_000,
        refunded_amt: 30_000,
        requested_at: at(2, '08:30:20'),
        approved_at: at(2, '08:31:00'),
      },
    ])
  })
})

test('each attempt to pay an order has its own state, method and moments', async () => {
  const { content } = await owner.call(deskOrderDetail, `/v1/desk/order/${orders.alsoToShip}`)
  expect(
    content.payments.map(({ method, status, amt, paid_amt, requested_at, approved_at }) => ({
      method,
      status,
      amt,
      paid_amt,
      requested_at,
      approved_at,
    })),
  ).toEqual([
    {
      method: 'card',
      status: 'declined',
      amt: 89_000,
      paid_amt: 0,
      requested_at: at(19, '09:30:20'),
      approved_at: null,
    },
    {
      method: 'simple',
      status: 'paid',
      amt: 89_000,
      paid_amt: 89_000,
      requested_at: at(19, '09:31:05'),
      approved_at: at(19, '09:31:45'),
    },
  ])
})

test('what happened to an order is told in its order, each with its own moment', async () => {
  const { content } = await owner.call(deskOrderDetail, `/v1/desk/order/${orders.refunded}`)
  const mail = { kind: 'message', at: at(20, '11:07:00'), channel: 'mail', status: 'sent', attempts: 1 }
  const requested = { at: at(15, '12:00:00'), before: 'paid', reason: 'Bought twice' }
  expect(content.trail).toEqual([
    { kind: 'event', at: at(14, '07:30:00'), from: 'pending', to: 'pending', actor: 'member', note: 'ordered' },
    { kind: 'payment', at: at(14, '07:30:20'), provider: 'sandbox', method: 'transfer', status: 'paid', amt: 43_000 },
    { kind: 'event', at: at(14, '07:31:00'), from: 'pending', to: 'paid', actor: 'member', note: null },
    {
      kind: 'event',
      at: requested.at,
      from: 'paid',
      to: 'cancel_requested',
      actor: 'operator Han Byeol',
      note: requested.reason,
    },
    { kind: 'refund', at: requested.at, status: 'requested', amt: 43_000 },
    {
      kind: 'act',
      at: requested.at,
      operator: 'Han Byeol',
      act: 'refund-order',
      details: { before: requested.before, reason: requested.reason },
    },
    // The provider was away for an hour and a half.
    {
      kind: 'event',
      at: at(15, '13:30:00'),
      from: 'cancel_requested',
      to: 'cancel_requested',
      actor: 'job',
      note: 'gave back 43000',
    },
    {
      kind: 'event',
      at: at(15, '13:30:00'),
      from: 'cancel_requested',
      to: 'refund_completed',
      actor: 'job',
      note: null,
    },
    { kind: 'refund', at: at(15, '13:30:00'), status: 'completed', amt: 43_000 },
    { ...mail, purpose: 'order-paid' },
    { ...mail, purpose: 'refund-requested' },
    { ...mail, purpose: 'refund-completed' },
  ])
})

// Two labels stand beside each other.
test('labels have the buyer and the Korean names of the goods of their own order', async () => {
  const answer = await owner.request('GET', `${orderLabels.path}?numbers=${orders.toShip},${orders.alsoToShip}`)
  expect(linesIn(Buffer.from(await answer.arrayBuffer()))).toEqual([
    '보내는 사람 주식회사 프랙티컴, 서울 성동구 공방길 12, 4층, 1600-0142 보내는 사람 주식회사 프랙티컴, 서울 성동구 공방길 12, 4층, 1600-0142',
    '이도윤 김하늘',
    '010-9876-5432 010-2345-0142',
    '(06236) 서울 강남구 테헤란로 152 (04799) 서울 성동구 아차산로 104',
    '7층 1203호',
    '경비실에 맡겨 주세요 문 앞에 놓아 주세요',
    `${orders.toShip} 헤드셋, 휠 × 2 ${orders.alsoToShip} 실습 키트 × 3`,
  ])
})

describe('figures', () => {
  const sales = async (group: SalesGroup, from = '2026-11-01', until = '2026-11-20') =>
    (await owner.call(salesFigures, `/v1/desk/figures/sales?from=${from}&until=${until}&group=${group}`)).content
  const row = (key: string | null, count: number, sold: number, back: number, net: number) => ({
    key,
    name: null,
    orders: count,
    sales_amount: sold,
    refund_amount: back,
    net_amount: net,
  })
  const welding = (index: number) => ({ ko: `용접 실습 ${index}`, en: `Welding workshop ${index}` })

  test('of sales have a row for each day, field, item and way of payment', async () => {
    const total = {
      orders: 8,
      sales_amount: 2_976_000,
      refund_amount: 59_666,
      net_amount: 2_916_334,
      pending_refund_amount: 17_655,
    }
    expect(await sales('day')).toEqual({
      total,
      rows: [
        row('2026-11-02', 1, 120_000, 0, 120_000),
        row('2026-11-04', 1, 41_000, 12_345, 28_655),
        row('2026-11-09', 2, 1_565_000, 0, 1_565_000),
        row('2026-11-14', 2, 85_000, 0, 85_000),
        row('2026-11-15', 0, 0, 43_000, -43_000),
        row('2026-11-17', 0, 0, 4_321, -4_321),
        row('2026-11-19', 2, 1_165_000, 0, 1_165_000),
      ],
    })
    expect(await sales('method')).toEqual({
      total,
      rows: [
        row('card', 4, 2_761_000, 12_345, 2_748_655),
        row('simple', 1, 89_000, 0, 89_000),
        row('transfer', 2, 84_000, 43_000, 41_000),
        row('virtual_account', 1, 42_000, 4_321, 37_679),
      ],
    })
    expect(await sales('field')).toEqual({
      total,
      rows: [
        row('devices', 3, 2_595_000, 0, 2_595_000),
        { ...row('job', 5, 216_000, 43_000, 173_000), name: { ko: '직업훈련', en: 'Job training' } },
        { ...row('healthcare', 2, 165_000, 0, 165_000), name: { ko: '의료 & 간호', en: 'Health & care' } },
        row(null, 0, 0, 16_666, -16_666),
      ],
    })
    expect(await sales('item')).toEqual({
      total,
      rows: [
        { ...row('device 11', 3, 2_045_000, 0, 2_045_000), name: { ko: '헤드셋', en: 'Headset' } },
        { ...row('device 21', 1, 550_000, 0, 550_000), name: { ko: '휠', en: 'Wheel' } },
        {
          ...row('course 101', 2, 165_000, 0, 165_000),
          name: { ko: '정맥주사 놓기', en: 'IV "insertion" <hands on>' },
        },
        { ...row('course 306', 1, 46_000, 0, 46_000), name: welding(6) },
        { ...row('course 304', 1, 44_000, 0, 44_000), name: welding(4) },
        { ...row('course 303', 1, 43_000, 43_000, 0), name: welding(3) },
        { ...row('course 302', 1, 42_000, 0, 42_000), name: welding(2) },
        { ...row('course 301', 1, 41_000, 0, 41_000), name: welding(1) },
        row(null, 0, 0, 16_666, -16_666),
      ],
    })
  })

  test('of one day have its refunds alone, of orders that were paid before', async () => {
    expect(await sales('day', '2026-11-15', '2026-11-15')).toEqual({
      rows: [row('2026-11-15', 0, 0, 43_000, -43_000)],
      total: {
        orders: 0,
        sales_amount: 0,
        refund_amount: 43_000,
        net_amount: -43_000,
        pending_refund_amount: 17_655,
      },
    })
  })

  test('of registrations count who came and who left on their own days', async () => {
    const { content } = await owner.call(
      registrationFigures,
      '/v1/desk/figures/registrations?from=2026-11-01&until=2026-11-20',
    )
    expect(content).toEqual([
      { day: '2026-11-02', registered: 2, left: 0 },
      { day: '2026-11-05', registered: 2, left: 0 },
      { day: '2026-11-12', registered: 0, left: 1 },
      { day: '2026-11-13', registered: 0, left: 1 },
      { day: '2026-11-18', registered: 1, left: 0 },
      { day: '2026-11-20', registered: 6, left: 0 },
    ])
  })

  test('of rentals name what is out, the earliest end first', async () => {
    const { content } = await owner.call(dueRentals, '/v1/desk/figures/rentals?until=2027-12-31')
    const name = { ko: '헤드셋', en: 'Headset' }
    expect(content).toEqual([
      { order_number: orders.dueRental, name, quantity: 2, ends_on: '2026-12-10', days_late: 0 },
      { order_number: orders.toShip, name, quantity: 1, ends_on: '2027-11-22', days_late: 0 },
    ])
  })
})

test('Today names what is due first, then what has waited longest', async () => {
  const { content } = await owner.call(today, '/v1/desk/today')
  const entry = { due_at: null, since: null, count: null, title: null, others: 0, buyer: null, failure: null }
  expect(content).toEqual({
    entries: [
      {
        ...entry,
        kind: 'ship',
        subject: orders.toShip,
        since: at(19, '08:01:00'),
        due_at: at(23, '23:59:59.999'),
        count: 1_076_000,
        title: 'Headset',
        others: 2,
        buyer: '이도윤',
      },
      {
        ...entry,
        kind: 'ship',
        subject: orders.alsoToShip,
        since: at(19, '09:31:45'),
        due_at: at(23, '23:59:59.999'),
        count: 89_000,
        title: 'IV "insertion" <hands on>',
        others: 1,
        buyer: '김하늘',
      },
      // The next business day of a Friday is Monday too.
      {
        ...entry,
        kind: 'inquiry',
        subject: String(inquiries.handedOver),
        since: at(20, '10:30:00'),
        due_at: at(23, '23:59:59.999'),
        title: '화면이 멈춰요',
      },
      {
        ...entry,
        kind: 'inquiry',
        subject: String(inquiries.untaken),
        since: at(20, '10:31:00'),
        due_at: at(23, '23:59:59.999'),
        title: 'Two pieces',
      },
      {
        ...entry,
        kind: 'inquiry',
        subject: String(inquiries.alsoHandedOver),
        since: at(20, '10:34:00'),
        due_at: at(23, '23:59:59.999'),
        title: 'A second room',
      },
      {
        ...entry,
        kind: 'approval',
        subject: 'seol05',
        since: at(20, '11:00:00'),
        due_at: at(27, '11:00:00'),
      },
      {
        ...entry,
        kind: 'approval',
        subject: 'iseul10',
        since: at(20, '11:02:00'),
        due_at: at(27, '11:02:00'),
      },
      {
        ...entry,
        kind: 'approval',
        subject: orders.returnedRental,
        since: at(20, '11:03:00'),
        due_at: at(27, '11:03:00'),
        count: 98_765,
        title: 'Headset',
        buyer: '이도윤',
      },
      {
        ...entry,
        kind: 'approval',
        subject: orders.receipted,
        since: at(20, '11:05:00'),
        due_at: at(27, '11:05:00'),
        count: 5_432,
        title: 'Welding workshop 1',
        buyer: '이도윤',
      },
      {
        ...entry,
        kind: 'objection',
        subject: members.restricted.id,
        since: at(20, '11:00:00'),
        due_at: '2026-12-05T14:59:59.999Z',
        title: 'taeo04',
      },
      {
        ...entry,
        kind: 'refund',
        subject: orders.partlyRefunded,
        since: at(6, '14:00:00'),
        count: 17_655,
        title: 'IV "insertion" <hands on>',
        others: 1,
        buyer: '김하늘',
      },
      { ...entry, kind: 'review', subject: String(reviews.reported), since: at(20, '10:20:00'), count: 1 },
      { ...entry, kind: 'stock', subject: 'devices/treadmill.yaml', count: 0, title: 'Walking platform' },
      { ...entry, kind: 'stock', subject: 'devices/wheel.yaml', count: 0, title: 'Wheel' },
    ],
    counts: [
      { kind: 'ship', count: 2 },
      { kind: 'refund', count: 1 },
      { kind: 'inquiry', count: 3 },
      { kind: 'objection', count: 1 },
      { kind: 'review', count: 1 },
      { kind: 'stock', count: 2 },
      { kind: 'approval', count: 4 },
    ],
  })
})

test('the page of a member has their own orders and courses alone', async () => {
  const { content } = await owner.call(memberDetail, `/v1/desk/member/${doyun.id}`)
  const { sessions, ...member } = content
  expect(sessions.length).toBeGreaterThan(1)
  const access = (index: number, done: number, order_number: string, starts_on: string, ends_on: string) => ({
    course: 300 + index,
    title: { ko: `용접 실습 ${index}`, en: `Welding workshop ${index}` },
    order_number,
    starts_on,
    ends_on,
    revoked_at: null,
    lessons: 6,
    done,
  })
  expect(member).toEqual({
    id: doyun.id,
    userid: 'doyun02',
    name: '이도윤',
    type: 'GRP',
    status: 'active',
    registered_at: at(2, '23:50:00'),
    identity: 'verified',
    erased_on: null,
    sanction: null,
    withdrawal: null,
    termination_waits: false,
    profile: {
      email: 'doyun02@school.example',
      phone: '01098765432',
      birth: null,
      nickname: null,
      affiliation: 'Gongbang College',
      locale: 'en',
      receives_email: false,
      receives_sms: true,
      guardian: null,
      inquiries: [
        { id: inquiries.untaken, category: 'refund', title: 'Two pieces', sent_at: at(20, '10:31:00') },
        { id: inquiries.alsoHandedOver, category: 'service', title: 'A second room', sent_at: at(20, '10:34:00') },
      ],
      answers: [
        {
          id: inquiries.answeredInEnglish,
          category: 'other',
          sent_at: at(20, '10:33:00'),
          answered_at: at(20, '10:41:00'),
          answer: 'Yes, on any weekday.',
        },
      ],
      acts: [],
    },
    orders: [
      { number: orders.pending, status: 'pending', total_amt: 275_000, ordered_at: at(20, '09:50:00') },
      { number: orders.alsoWaiting, status: 'waiting_for_deposit', total_amt: 45_000, ordered_at: at(20, '09:45:00') },
      { number: orders.toShip, status: 'paid', total_amt: 1_076_000, ordered_at: at(19, '08:00:00') },
      { number: orders.failed, status: 'failed', total_amt: 48_000, ordered_at: at(17, '20:05:00') },
      { number: orders.canceled, status: 'canceled', total_amt: 44_000, ordered_at: at(16, '09:00:00') },
      { number: orders.deposited, status: 'paid', total_amt: 42_000, ordered_at: at(13, '10:00:00') },
      { number: orders.returnedRental, status: 'paid', total_amt: 1_455_000, ordered_at: at(9, '16:00:00') },
      { number: orders.receipted, status: 'paid', total_amt: 41_000, ordered_at: at(3, '23:59:30') },
    ],
    orders_total: 8,
    courses: [
      access(6, 0, orders.toShip, '2026-11-19', '2026-12-18'),
      access(2, 3, orders.deposited, '2026-11-14', '2026-12-13'),
      access(1, 6, orders.receipted, '2026-11-04', '2026-12-03'),
    ],
  })
})

test('the page of a child names the guardian with their own phone number', async () => {
  const guardianOf = async ({ id }: typeof haneul) =>
    (await owner.call(memberDetail, `/v1/desk/member/${id}`)).content.profile?.guardian
  expect(await guardianOf(members.child)).toEqual({
    name: '오소라',
    phone: '01055550101',
    relation: 'mother',
    agreed_at: at(20, '10:56:00'),
  })
  expect(await guardianOf(members.otherChild)).toEqual({
    name: '윤강산',
    phone: '01055550202',
    relation: 'father',
    agreed_at: at(20, '10:57:00'),
  })
})

test('the own purchase history has the member’s orders alone, in their language', async () => {
  const { browser, token } = await filled.enter(haneul)
  const { content, page_info } = await browser.call(orderList, '/v1/member/my/order?page_size=10', {
    token,
    locale: 'ko',
  })
  expect(page_info?.total_size).toBe(6)
  const listed = { others: 0, refunded_amt: 0, can_pay: false, failed_tries: [] }
  expect(content).toEqual([
    {
      ...listed,
      order_number: orders.waiting,
      status: 'waiting_for_deposit',
      ordered_at: at(20, '09:40:00'),
      name: '용접 실습 7',
      total_amt: 47_000,
    },
    {
      ...listed,
      order_number: orders.alsoToShip,
      status: 'paid',
      ordered_at: at(19, '09:30:00'),
      name: '정맥주사 놓기',
      others: 1,
      total_amt: 89_000,
    },
    {
      ...listed,
      order_number: orders.expired,
      status: 'expired',
      ordered_at: at(17, '20:00:00'),
      name: '용접 실습 5',
      total_amt: 45_000,
    },
    {
      ...listed,
      order_number: orders.refunded,
      status: 'refund_completed',
      ordered_at: at(14, '07:30:00'),
      name: '용접 실습 3',
      total_amt: 43_000,
      refunded_amt: 43_000,
    },
    {
      ...listed,
      order_number: orders.dueRental,
      status: 'paid',
      ordered_at: at(9, '08:45:00'),
      name: '헤드셋',
      total_amt: 110_000,
    },
    {
      ...listed,
      order_number: orders.partlyRefunded,
      status: 'cancel_requested',
      ordered_at: at(2, '08:30:00'),
      name: '정맥주사 놓기',
      others: 1,
      total_amt: 120_000,
      refunded_amt: 12_345,
    },
  ])
})

test('a certificate names its own member, course and days, in the language of the call', async () => {
  const certificateOf = async (member: typeof haneul, course: number, locale: 'ko' | 'en') => {
    const { browser, token } = await filled.enter(member)
    const path = `/v1/member/my/certificate/${course}`
    return (await browser.call(ownCertificate, path, { token, locale })).content
  }
  const issued = { can_issue: false, waits_until: null, revoked_on: null }
  const own = {
    number: expect.stringMatching(/^PC-20261120-[0-9A-Z]{8}$/),
    issued_on: '2026-11-20',
    is_name_stated: false,
    proof: expect.stringMatching(/^\/certificate#token=/),
  }
  const first = await certificateOf(haneul, 101, 'ko')
  const second = await certificateOf(doyun, 301, 'en')
  expect(first).toEqual({
    ...issued,
    title: '정맥주사 놓기',
    done: 8,
    lessons: 8,
    certificate: { ...own, title: '정맥주사 놓기', lessons: 8, completed_on: '2026-11-15', name: '김하늘' },
  })
  expect(second).toEqual({
    ...issued,
    title: 'Welding workshop 1',
    done: 6,
    lessons: 6,
    certificate: { ...own, title: 'Welding workshop 1', lessons: 6, completed_on: '2026-11-14', name: '이도윤' },
  })
  expect(first.certificate?.number).not.toBe(second.certificate?.number)
})
