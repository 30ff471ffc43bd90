import { shipOrders, toShipList } from '#contract/desk/orders.ts'
import { orderStateConflict } from '#contract/protocol/codes.ts'
import { answer } from '#tests/controls/fake-server.ts'
import type { DeskTable } from '../page.tsx'

// Parcels of two orders, on the second of three pages.

const first = '20261121-ABCDEFGH'
const second = '20261123-JKLMNPQR'
const list = 'GET /shipment?page_index=2'
const labels = '/api/v1/desk/shipment/labels?numbers='

export const shipments: DeskTable = {
  address: '/shipments?page=2',
  answers: [
    answer(shipOrders, [
      { order_number: first, refusal: null },
      { order_number: second, refusal: orderStateConflict },
    ]),
    answer(toShipList, [
      {
        order_number: first,
        paid_at: '2026-11-21T02:00:00.000Z',
        due_on: '2026-11-24',
        buyer_name: '김하늘',
        buyer: {
          name: '김하늘',
          phone: '01012345678',
          postcode: '04524',
          address: '서울 중구 세종대로 110',
          address_detail: '3층',
          delivery: '문 앞',
        },
        things: [{ name: 'Headset', quantity: 2 }],
      },
      {
        order_number: second,
        paid_at: '2026-11-23T03:00:00.000Z',
        due_on: '2026-11-30',
        buyer_name: '이바다',
        buyer: {
          name: '이바다',
          phone: '0311234567',
          postcode: '13529',
          address: '경기 성남시 판교역로 166',
          address_detail: '7동',
          delivery: null,
        },
        things: [
          { name: 'Wheel', quantity: 1 },
          { name: 'Pedals', quantity: 3 },
        ],
      },
    ]),
  ],
  controls: {
    'button Ship what has a number (0)': {
      typed: {
        [`combobox Carrier of ${first}`]: 'CJ대한통운',
        [`combobox Carrier of ${second}`]: '한진택배',
        [`textbox Tracking number of ${first}`]: '1234-5678',
        [`textbox Tracking number of ${second}`]: '98765',
      },
      calls: [
        `POST /shipment {"parcels":[{"order_number":"${first}","carrier":"CJ대한통운","tracking_no":"1234-5678"},{"order_number":"${second}","carrier":"한진택배","tracking_no":"98765"}]}`,
        list,
      ],
      says: `Shipped: 1. The buyers are mailed. ${second}The order’s state doesn’t allow this any more. Look at it again.`,
      focus: 'button Ship what has a number (1)',
      comes: ['button Ship what has a number (1)'],
      goes: ['button Ship what has a number (0)'],
      changes: {
        [`combobox Carrier of ${first}`]: '',
        [`textbox Tracking number of ${first}`]: '',
        [`combobox Carrier of ${second}`]: '한진택배 required',
        [`textbox Tracking number of ${second}`]: '98765',
      },
    },
    'checkbox All labels': {
      opens: { 'link Labels (2)': { address: `${labels}${first},${second}` } },
      focus: 'checkbox All labels',
      changes: {
        'checkbox All labels': 'checked',
        [`checkbox Label of ${first}`]: 'checked',
        [`checkbox Label of ${second}`]: 'checked',
      },
    },
    'button Save as CSV': {
      calls: [1, 2, 3].map((page) => `GET /shipment?page_index=${page}&page_size=100`),
      saves: [
        'Order,Ship by,Buyer,Phone,Postal code,Address,Rest of the address,Request,What',
        ...[1, 2, 3].flatMap(() => [
          `${first},2026-11-24,김하늘,010-1234-5678,04524,서울 중구 세종대로 110,3층,문 앞,Headset × 2`,
          `${second},2026-11-30,이바다,031-123-4567,13529,경기 성남시 판교역로 166,7동,,"Wheel, Pedals × 3"`,
        ]),
      ],
    },
    [`link ${first}`]: { address: `/orders/${first}` },
    [`checkbox Label of ${first}`]: {
      opens: { 'link Labels (1)': { address: `${labels}${first}` } },
      focus: `checkbox Label of ${first}`,
    },
    [`combobox Carrier of ${first}`]: {
      use: 'another',
      opens: { [`textbox Carrier of ${first}, name`]: {} },
      focus: `combobox Carrier of ${first}`,
    },
    [`textbox Tracking number of ${first}`]: {
      use: '',
      says: 'Nothing was shippedEnter the tracking number of a parcel first.OK',
      comes: ['button OK'],
      focus: 'button OK',
    },
    [`link ${second}`]: { address: `/orders/${second}` },
    [`checkbox Label of ${second}`]: {
      opens: { 'link Labels (1)': { address: `${labels}${second}` } },
      focus: `checkbox Label of ${second}`,
    },
    [`combobox Carrier of ${second}`]: {
      use: 'another',
      opens: { [`textbox Carrier of ${second}, name`]: {} },
      focus: `combobox Carrier of ${second}`,
    },
    // Its carrier is that of the parcel before.
    [`textbox Tracking number of ${second}`]: {
      typed: { [`combobox Carrier of ${first}`]: 'CJ대한통운' },
      leaves: [
        `textbox Tracking number of ${first}`,
        `combobox Carrier of ${second}`,
        `textbox Tracking number of ${second}`,
      ],
      use: '98765',
      calls: [
        `POST /shipment {"parcels":[{"order_number":"${second}","carrier":"CJ대한통운","tracking_no":"98765"}]}`,
        list,
      ],
      says: `Shipped: 1. The buyers are mailed. ${second}The order’s state doesn’t allow this any more. Look at it again.`,
      comes: ['button Ship what has a number (1)'],
      goes: ['button Ship what has a number (0)'],
      changes: { [`combobox Carrier of ${second}`]: 'CJ대한통운 required' },
    },
    'link Previous page': { address: '/shipments' },
    'link 1': { address: '/shipments' },
    'link 2': { address: '/shipments?page=2', state: 'current' },
    'link 3': { address: '/shipments?page=3' },
    'link Next page': { address: '/shipments?page=3' },
  },
}
