import { beginPayment } from '#contract/orders/checkout.ts'
import { cancelOrder, orderDetail, refundPreview, rentalCalendar, requestCashReceipt } from '#contract/orders/orders.ts'
import { answer } from '#tests/controls/fake-server.ts'
import type { Controls, Row } from '#tests/controls/rows.ts'
import { sampleOrder } from '#tests/flows/samples/order-samples.ts'
import type { ShopTable } from '../page.tsx'
import { accountParts, links } from './rows.ts'

const number = '20261121-7QK2M9XD'
const address = `/mypage/history/detail?id=${number}`
const call = `/member/my/order/${number}`

const ids = {
  course: '11111111-1111-4111-8111-111111111111',
  headset: '22222222-2222-4222-8222-222222222222',
  wheel: '33333333-3333-4333-8333-333333333333',
} as const

const [item] = sampleOrder().items
if (!item) throw new Error('the sample order has no item')
const rental = { ...item, kind: 'rental', option: null, course: null, option_idx: null, from: '2026-11-24' } as const
const items = [
  { ...item, id: ids.course, from: '2026-11-24', until: '2027-02-23' },
  { ...rental, id: ids.headset, name: 'Headset', device: 11, until: '2027-02-23' },
  { ...rental, id: ids.wheel, name: 'Racing wheel', device: 12, months: 6, until: '2027-05-23' },
]
const payment = {
  method: 'virtual_account',
  instrument: { kind: 'bank', code: 'shinhan' },
  installment_months: 0,
  approve_no: null,
  amt: 207_000,
  approved_at: '2026-11-24T02:00:00.000Z',
  receipt_url: 'https://provider.example/receipt/1',
  virtual_account: null,
} as const

/** Paid into a virtual account; its course and two rented devices can be refunded, and it has no cash receipt. */
const deposited = sampleOrder({
  status: 'paid',
  ordered_at: '2026-11-24T01:00:00.000Z',
  others: 2,
  items,
  regular_amt: 237_000,
  discount_amt: 30_000,
  total_amt: 207_000,
  delivery: { message: 'At the door', status: 'preparing', carrier: null, tracking_no: null, shipped_at: null },
  payment,
  can: { pay: false, cancel: true, request_cash_receipt: true },
})

const refund = {
  name: 'IV insertion',
  amt: 69_000,
  refund_amt: 69_000,
  delivery_amt: 0,
  is_delivered: false,
  refusal: null,
  progress: { done: 1, of: 20, percent: 5 },
  counted_from: '2026-11-24T02:00:00.000Z',
  until: '2026-12-01T14:59:59.000Z',
  must_return: false,
  early_end: null,
}

/** Nothing is left to do with the order. */
const over = { can: { pay: false, cancel: false, request_cash_receipt: false } }

const page = {
  'link My profile': { address: '/mypage' },
  ...accountParts,
  'link Purchase history': { address: '/mypage/history', state: 'current' },
  'link Purchase history (2)': { address: '/mypage/history' },
} satisfies Controls

const receiptForm = [
  'combobox Kind of receipt',
  'textbox Mobile number or business number',
  'button Request a cash receipt',
]

const calendar = (id: string): Row => ({
  calls: [`GET ${call}/item/${id}/calendar`],
  saves: ['BEGIN:VCALENDAR', `UID:${id}`],
})

/** The check box of an item that can be kept, each of the same price. */
const keeping = (name: string): Controls => ({
  [`checkbox ${name} You can get a refund until 1 Dec 23:59.`]: {
    state: 'checked',
    says: 'Amount paid₩207,000Deducted₩0Items you keep−₩69,000Refund amount₩138,000',
    comes: ['button Cancel and refund ₩138,000'],
    goes: ['button Cancel and refund ₩207,000'],
  },
})

export const paidOrder: ShopTable = {
  address,
  isMember: true,
  answers: [
    answer(orderDetail, deposited),
    answer(refundPreview, {
      order_number: number,
      items: [
        { ...refund, id: ids.course },
        { ...refund, id: ids.headset, name: 'Headset', is_delivered: true, progress: null },
        { ...refund, id: ids.wheel, name: 'Racing wheel', is_delivered: true, progress: null },
      ],
      paid_amt: 207_000,
      refunded_amt: 0,
      deducted_amt: 0,
      refund_amt: 207_000,
      days: { passed: 3, of: 7 },
      progress_limit: 20,
      needs_account: true,
    }),
    answer(rentalCalendar, ({ path }) => new Blob([`BEGIN:VCALENDAR\r\nUID:${path.split('/').at(-2)}\r\n`])),
    answer(requestCashReceipt, {
      ...deposited,
      cash_receipt: { type: 'personal', number: '*******0142', status: 'requested' },
      can: { ...deposited.can, request_cash_receipt: false },
    }),
    answer(cancelOrder, {
      ...deposited,
      ...over,
      status: 'refund_completed',
      refunded_amt: 207_000,
      items: items.map((each) => ({ ...each, refund: 'completed' as const })),
    }),
  ],
  controls: {
    ...page,
    ...links({ Receipt: 'https://provider.example/receipt/1' }),
    'button Print': {},
    ...links({
      'IV insertion': '/contents/detail?id=101',
      Headset: '/device/detail?id=11',
      'Racing wheel': '/device/detail?id=12',
    }),
    'button Add the return of Headset to calendar': calendar(ids.headset),
    'button Add the return of Racing wheel to calendar': calendar(ids.wheel),
    'combobox Kind of receipt': { use: 'business', state: 'personal' },
    'textbox Mobile number or business number': {},
    'button Request a cash receipt': {
      typed: {
        'combobox Kind of receipt': 'business',
        'textbox Mobile number or business number': '123-45-67891',
      },
      calls: [`POST ${call}/cash-receipt {"type":"business","number":"1234567891"}`],
      focus: 'h2 Your cash receipt has been requested',
      goes: receiptForm,
    },
    ...keeping('IV insertion'),
    ...keeping('Headset'),
    ...keeping('Racing wheel'),
    'combobox Reason for cancelling': {},
    'combobox Bank for the refund': {},
    'textbox Account number': {},
    'textbox Account holder': {},
    'button Cancel and refund ₩207,000': {
      typed: {
        'combobox Reason for cancelling': 'schedule',
        'combobox Bank for the refund': 'shinhan',
        'textbox Account number': '110-234-567890',
        'textbox Account holder': 'Haneul Kim',
      },
      says: `Cancel this order?IV insertion: ₩69,000. The course and its practice records close right away.
Headset: ₩69,000. It won’t be shipped.
Racing wheel: ₩69,000. It won’t be shipped.
We refund to this account: Shinhan Bank 1102 3456 7890, in the name of Haneul Kim.Keep itRefund ₩207,000`,
      focus: 'button Refund ₩207,000',
      opens: {
        'button Keep it': { focus: 'button Cancel and refund ₩207,000' },
        'button Refund ₩207,000': {
          calls: [
            `POST ${call}/cancel {"reason":"schedule","other_reason":"","account":{"bank":"shinhan","number":"110234567890","holder":"Haneul Kim"},"expected_refund_amt":207000,"idempotency_key":"UUID"}`,
          ],
          focus: 'h2 ₩207,000 was refunded',
          goes: [
            'button Add the return of Headset to calendar',
            'button Add the return of Racing wheel to calendar',
            ...receiptForm,
            'checkbox IV insertion You can get a refund until 1 Dec 23:59.',
            'checkbox Headset You can get a refund until 1 Dec 23:59.',
            'checkbox Racing wheel You can get a refund until 1 Dec 23:59.',
            'combobox Reason for cancelling',
            'combobox Bank for the refund',
            'textbox Account number',
            'textbox Account holder',
            'button Cancel and refund ₩207,000',
            'link Keep learning',
          ],
        },
      },
    },
    'link Keep learning': { address: '/contents/detail?id=101' },
  },
}

const placed = '2026-11-27T02:50:00.000Z'
const unpaid = sampleOrder({ ordered_at: placed, can: { pay: true, cancel: true, request_cash_receipt: false } })

/** Card company and instalments are asked for a card alone. */
const withoutCard: Row = {
  goes: ['combobox Card company', 'combobox Instalments'],
  changes: { 'radio Credit card lump sum or instalments': '' },
}

const paymentForm = [
  'radio Credit card lump sum or instalments',
  'combobox Card company',
  'combobox Instalments',
  'radio Digital wallet Kakao Pay, Naver Pay, Toss Pay',
  'radio Account transfer',
  'radio Virtual account pay within 24 hours',
  'radio Phone bill',
  'button Pay ₩69,000',
]

export const unpaidOrder: ShopTable = {
  address,
  isMember: true,
  answers: [
    answer(orderDetail, unpaid),
    answer(beginPayment, {
      payment_id: ids.course,
      url: 'https://pay.example/providers/payment#ticket=1',
      expires_at: '2026-11-27T03:02:00.000Z',
    }),
    answer(cancelOrder, {
      ...unpaid,
      ...over,
      status: 'canceled',
    }),
  ],
  controls: {
    ...page,
    'button Print': {},
    'radio Credit card lump sum or instalments': { state: 'checked' },
    'combobox Card company': {},
    'combobox Instalments': { state: '0' },
    'radio Digital wallet Kakao Pay, Naver Pay, Toss Pay': withoutCard,
    'radio Account transfer': withoutCard,
    'radio Virtual account pay within 24 hours': withoutCard,
    'radio Phone bill': withoutCard,
    'button Pay ₩69,000': {
      typed: { 'combobox Card company': 'shinhan', 'combobox Instalments': '3' },
      calls: [
        `POST /order/${number}/payment {"method":"card","card":{"company":"shinhan","installment_months":3},"return_path":"${address}"}`,
      ],
      says: 'Taking you to the payment window',
      focus: 'button Taking you to the payment window',
      comes: ['button Taking you to the payment window'],
      goes: ['button Pay ₩69,000'],
    },
    ...links({ 'IV insertion': '/contents/detail?id=101' }),
    'combobox Reason for cancelling': {},
    'button Cancel the order': {
      typed: { 'combobox Reason for cancelling': 'schedule' },
      says: 'Cancel this order?You haven’t paid yet, so there’s nothing to refund.Keep itCancel this order',
      focus: 'button Cancel this order',
      opens: {
        'button Keep it': { focus: 'button Cancel the order' },
        'button Cancel this order': {
          calls: [
            `POST ${call}/cancel {"reason":"schedule","other_reason":"","expected_refund_amt":0,"idempotency_key":"UUID"}`,
          ],
          focus: 'h2 Your order has been cancelled',
          comes: ['link Order again'],
          goes: [...paymentForm, 'combobox Reason for cancelling', 'button Cancel the order'],
        },
      },
    },
  },
}

export const depositOrder: ShopTable = {
  address,
  isMember: true,
  answers: [
    answer(
      orderDetail,
      sampleOrder({
        status: 'waiting_for_deposit',
        ordered_at: placed,
        payment: {
          ...payment,
          amt: 69_000,
          approved_at: null,
          receipt_url: null,
          virtual_account: {
            bank: { kind: 'bank', code: 'shinhan' },
            number: '56211102345678',
            holder: 'Practicum',
            until: '2026-11-28T02:50:00.000Z',
          },
        },
        ...over,
      }),
    ),
  ],
  controls: {
    ...page,
    'button Print': {},
    'button Copy': {
      copies: '56211102345678',
      says: 'Copied',
      focus: 'button Copied',
      comes: ['button Copied'],
      goes: ['button Copy'],
    },
    ...links({ 'IV insertion': '/contents/detail?id=101' }),
  },
}

export const expiredOrder: ShopTable = {
  address,
  isMember: true,
  answers: [
    answer(
      orderDetail,
      sampleOrder({ ...over, status: 'expired', items: items.map((each) => ({ ...each, from: null, until: null })) }),
    ),
  ],
  controls: {
    ...page,
    'button Print': {},
    ...links({
      'Order again': '/order?option=101003&devices=11r3_12r6',
      'IV insertion': '/contents/detail?id=101',
      Headset: '/device/detail?id=11',
      'Racing wheel': '/device/detail?id=12',
    }),
  },
}
