import {
  changeDeliveryAddress,
  type DeskOrder,
  deliverOrder,
  deskOrderDetail,
  noteOrder,
  returnOrder,
  shipOrders,
} from '#contract/desk/orders.ts'
import { cancelUnpaidOrder, continueRefund } from '#contract/desk/refunds.ts'
import { today } from '#contract/desk/today.ts'
import { answer } from '#tests/controls/fake-server.ts'
import type { Controls } from '#tests/controls/rows.ts'
import type { DeskTable } from '../page.tsx'

// A shipped order of two lines with a refund that waits for its goods, one to ship with a refund that waits for an
// account, and one that is not paid.

const shipped = '20261121-ABCDEFGH'
const toShip = '20261123-JKLMNPQR'
const unpaid = '20261126-STUVWXYZ'
const haneul = '11111111-1111-4111-8111-111111111111'
const reason = 'textbox Reason, for the record'
const note = 'textbox Note, for operators'
const next = 'link Everything is done. View Today'

const nothingWaits = answer(today, { entries: [], counts: [] })
const cannot = {
  ship: false,
  deliver: false,
  take_back: false,
  change_address: false,
  cancel: false,
  refund: false,
  continue_refund: false,
}

const item = {
  option: null,
  months: 0,
  from: null,
  until: null,
  refund: null,
  is_back: false,
} as const

const waiting = {
  status: 'requested',
  reason: 'broken',
  is_stray: false,
  needs_operator: true,
  has_account: false,
  requested_at: '2026-11-25T02:00:00.000Z',
  completed_at: null,
} as const

const order: DeskOrder = {
  order_number: shipped,
  status: 'paid',
  method: 'card',
  ordered_at: '2026-11-21T01:00:00.000Z',
  paid_at: '2026-11-21T02:00:00.000Z',
  deposit_until: null,
  regular_amt: 520_000,
  discount_amt: 43_000,
  delivery_amt: 3_000,
  total_amt: 480_000,
  refunded_amt: 0,
  refunding_amt: 59_000,
  buyer_name: '김하늘',
  member_id: haneul,
  userid: 'haneul',
  buyer: {
    name: '김하늘',
    phone: '01012345678',
    postcode: '04524',
    address: '서울 중구 세종대로 110',
    address_detail: '3층',
    delivery: '문 앞',
  },
  delivery: {
    due_on: '2026-11-24',
    carrier: 'CJ대한통운',
    tracking_no: '1234-5678',
    shipped_at: '2026-11-24T02:00:00.000Z',
    delivered_at: null,
  },
  items: [
    { ...item, line: 1, kind: 'rental', name: 'Headset', months: 3, quantity: 2, paid_amt: 421_000 },
    { ...item, line: 2, kind: 'purchase', name: 'Wheel', quantity: 1, paid_amt: 59_000 },
  ],
  payments: [
    {
      provider: 'toss',
      method: 'card',
      status: 'paid',
      instrument: null,
      approve_no: '00123456',
      receipt_url: 'https://receipt.example/1',
      amt: 480_000,
      paid_amt: 480_000,
      refunded_amt: 59_000,
      requested_at: '2026-11-21T01:30:00.000Z',
      approved_at: '2026-11-21T02:00:00.000Z',
      next_check_at: null,
    },
  ],
  refunds: [{ ...waiting, amt: 59_000, awaits_return: true }],
  receipt: null,
  approvals: [
    {
      kind: 'refund',
      id: '33333333-3333-4333-8333-333333333333',
      reason: 'broken on arrival',
      asked_by: 'Kim',
      asked_at: '2026-11-25T02:00:00.000Z',
      is_own: false,
      expires_at: '2026-12-02T02:00:00.000Z',
      has_expired: false,
      obstacle: null,
      order_number: shipped,
      amt: 421_000,
      rule_amt: 12_500,
      paid_amt: 480_000,
      lines: [1],
      account: null,
    },
  ],
  trail: [],
  can: { ...cannot, ship: true, deliver: true, take_back: true, refund: true, continue_refund: true },
}

/** A form of an act: its fields, and the button that sends it and reads the order again. */
const form = (
  act: string,
  number: string,
  fields: Controls,
  button: string,
  typed: Readonly<Record<string, string>>,
  call: string,
  settles = false,
): Controls => ({
  ...fields,
  [button]: {
    typed,
    calls: [call, `GET /order/${number}`, ...(settles ? ['GET /today'] : [])],
    says: `Done: ${act}`,
    focus: settles ? next : `status Done: ${act}`,
    comes: settles ? [next] : [],
    goes: [...Object.keys(fields), button],
  },
})

const noteForm = (number: string) =>
  form(
    'Add a note',
    number,
    { [note]: { state: 'required' } },
    'button Keep the note',
    { [note]: 'calls on Monday' },
    `POST /order/${number}/note {"note":"calls on Monday"}`,
  )

const shipForm = (act: string, number: string, carrier: string, tracking: string, settles: boolean) =>
  form(
    act,
    number,
    {
      'combobox Carrier': { state: `${carrier} required`.trim() },
      'textbox Tracking number': { state: `${tracking} required`.trim() },
    },
    settles ? 'button Ship (2)' : 'button Correct the parcel (2)',
    { 'combobox Carrier': '한진택배', 'textbox Tracking number': '9876-5432' },
    `POST /shipment {"parcels":[{"order_number":"${number}","carrier":"한진택배","tracking_no":"9876-5432"}]}`,
    settles,
  )

const address = {
  'textbox Name': { state: '김하늘 required' },
  'textbox Phone': { state: '01012345678 required' },
  'textbox Postal code': { state: '04524 required' },
  'textbox Address': { state: '서울 중구 세종대로 110 required' },
  'textbox Rest of the address': { state: '3층 required' },
  'textbox Request': { state: '문 앞 required' },
}

const ask = 'button Ask for the approval'
const account = {
  'combobox Bank': { state: 'required' },
  'textbox Account number': { state: 'required' },
  'textbox Account holder': { state: 'required' },
  'checkbox The account is in another name than the buyer’s, and the buyer confirmed it': {},
  [reason]: { state: 'required' },
} satisfies Controls

export const orderToShip: DeskTable = {
  address: `/orders/${toShip}`,
  answers: [
    answer(shipOrders, [{ order_number: toShip, refusal: null }]),
    answer(changeDeliveryAddress, {}),
    answer(continueRefund, { outcome: 'asked' }),
    answer(noteOrder, {}),
    nothingWaits,
    answer(deskOrderDetail, {
      ...order,
      order_number: toShip,
      method: 'virtual_account',
      delivery: { due_on: '2026-11-30', carrier: null, tracking_no: null, shipped_at: null, delivered_at: null },
      payments: [],
      approvals: [],
      refunds: [{ ...waiting, amt: 12_500, awaits_return: false }],
      can: { ...cannot, ship: true, change_address: true, continue_refund: true },
    }),
  ],
  controls: {
    'link All orders': { address: '/orders' },
    'button Ship': { opens: shipForm('Ship', toShip, '', '', true) },
    'button Edit the address': {
      opens: form(
        'Edit the address',
        toShip,
        address,
        'button Edit the address (2)',
        {
          'textbox Name': '김바다',
          'textbox Phone': '01098765432',
          'textbox Postal code': '48094',
          'textbox Address': '부산 해운대구 우동 1',
          'textbox Rest of the address': '5층',
          'textbox Request': '경비실',
        },
        `PUT /order/${toShip}/address {"name":"김바다","phone":"01098765432","postcode":"48094","address":"부산 해운대구 우동 1","address_detail":"5층","delivery":"경비실"}`,
      ),
    },
    'button Enter the account': {
      opens: {
        ...account,
        [ask]: {
          typed: {
            'combobox Bank': 'kookmin',
            'textbox Account number': '12345678901234',
            'textbox Account holder': '김하늘',
            [reason]: 'a deposit',
          },
          // What was typed is shown once more, with a way back.
          comes: ['button Back'],
          focus: 'div KB Kookmin Bank 1234 5678 9012 34, in the name of 김하늘',
          goes: Object.keys(account),
          opens: {
            [ask]: {
              calls: [
                `POST /order/${toShip}/refund/continuation {"reason":"a deposit","allows_other_holder":false,"account":{"bank":"kookmin","number":"12345678901234","holder":"김하늘"}}`,
                `GET /order/${toShip}`,
                'GET /today',
              ],
              says: 'Done: Enter the account',
              focus: next,
              comes: [next],
              goes: [ask, 'button Back'],
            },
            'button Back': { focus: 'combobox Bank', comes: Object.keys(account), goes: ['button Back'] },
          },
        },
      },
    },
    'button Add a note': { opens: noteForm(toShip) },
    'link haneul': { address: `/members/${haneul}` },
    'link 010-1234-5678': { address: 'tel:01012345678' },
    'link Label': { address: `/api/v1/desk/shipment/labels?numbers=${toShip}` },
  },
}

export const shippedOrder: DeskTable = {
  address: `/orders/${shipped}`,
  answers: [
    answer(shipOrders, [{ order_number: shipped, refusal: null }]),
    answer(deliverOrder, {}),
    answer(returnOrder, {}),
    answer(continueRefund, { outcome: 'refunded' }),
    answer(noteOrder, {}),
    nothingWaits,
    answer(deskOrderDetail, order),
  ],
  controls: {
    'link All orders': { address: '/orders' },
    'link To the approvals': { address: '/approvals' },
    'link Refund': { address: `/orders/${shipped}/refund` },
    'button Correct the parcel': {
      opens: shipForm('Correct the parcel', shipped, 'CJ대한통운', '1234-5678', false),
    },
    'button Mark as delivered': {
      opens: form(
        'Mark as delivered',
        shipped,
        { 'day Arrived on': { state: '2026-11-27 required' } },
        'button It has arrived',
        { 'day Arrived on': '2026-11-25' },
        `POST /order/${shipped}/delivery {"delivered_on":"2026-11-25"}`,
      ),
    },
    'button Take back': {
      opens: form('Take back', shipped, {}, 'button They are back', {}, `POST /order/${shipped}/return`),
      focus: 'button Take back',
    },
    'button Goods arrived: refund ₩59,000': {
      opens: form(
        'Goods arrived: refund ₩59,000',
        shipped,
        { [reason]: { state: 'required' } },
        'button Refund ₩59,000',
        { [reason]: 'all there' },
        `POST /order/${shipped}/refund/continuation {"reason":"all there","allows_other_holder":false}`,
        true,
      ),
    },
    'button Add a note': { opens: noteForm(shipped) },
    'link haneul': { address: `/members/${haneul}` },
    'link 010-1234-5678': { address: 'tel:01012345678' },
    'link 1234-5678': { address: 'https://trace.cjlogistics.com/next/tracking.html?wblNo=12345678' },
    'link Label': { address: `/api/v1/desk/shipment/labels?numbers=${shipped}` },
    'link Open': { address: 'https://receipt.example/1' },
  },
}

export const unpaidOrder: DeskTable = {
  address: `/orders/${unpaid}`,
  answers: [
    answer(cancelUnpaidOrder, {}),
    answer(noteOrder, {}),
    answer(deskOrderDetail, {
      ...order,
      order_number: unpaid,
      status: 'waiting_for_deposit',
      method: 'virtual_account',
      paid_at: null,
      deposit_until: '2026-11-28T02:00:00.000Z',
      buyer: null,
      delivery: null,
      payments: [],
      refunds: [],
      approvals: [],
      can: { ...cannot, cancel: true },
    }),
  ],
  controls: {
    'link All orders': { address: '/orders' },
    'button Cancel the order': {
      opens: form(
        'Cancel the order',
        unpaid,
        { [reason]: { state: 'required' } },
        'button Cancel the order (2)',
        { [reason]: 'asked by phone' },
        `POST /order/${unpaid}/cancellation {"reason":"asked by phone"}`,
      ),
    },
    'button Add a note': { opens: noteForm(unpaid) },
    'link haneul': { address: `/members/${haneul}` },
  },
}
