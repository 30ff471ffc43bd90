import { dueRentals, registrationFigures, salesFigures } from '#contract/desk/figures.ts'
import { flowFunnel } from '#contract/desk/funnels.ts'
import { today as todayList } from '#contract/desk/today.ts'
import { answer } from '#tests/controls/fake-server.ts'
import type { Row } from '#tests/controls/rows.ts'
import type { DeskTable } from '../page.tsx'

// Figures of a period of which only the first day is in the address, and what waits today.

/** A filter of the figures: sales, and registrations where the period is another, are read again. */
const byFigure = (use: string, from: string, until: string, group: string, state: string): Row => ({
  use,
  state,
  calls: [
    `GET /figures/sales?from=${from}&until=${until}&group=${group}`,
    ...(from === '2026-11-01' && until === '2026-11-27'
      ? []
      : [`GET /figures/registrations?from=${from}&until=${until}`]),
  ],
  address: `/figures?from=${from}&until=${until}&group=${group}`,
})

export const figures: DeskTable = {
  address: '/figures?from=2026-11-01&group=method',
  answers: [
    answer(salesFigures, {
      rows: [
        { key: 'card', name: null, orders: 7, sales_amount: 480_000, refund_amount: 59_000, net_amount: 421_000 },
        { key: 'transfer', name: null, orders: 3, sales_amount: 12_500, refund_amount: 0, net_amount: 12_500 },
      ],
      total: {
        orders: 10,
        sales_amount: 492_500,
        refund_amount: 59_000,
        net_amount: 433_500,
        pending_refund_amount: 6_700,
      },
    }),
    answer(registrationFigures, [
      { day: '2026-11-20', registered: 8, left: 1 },
      { day: '2026-11-21', registered: 5, left: 2 },
    ]),
    answer(dueRentals, [
      {
        order_number: '20261121-ABCDEFGH',
        name: { ko: '헤드셋', en: 'Headset' },
        quantity: 2,
        ends_on: '2026-11-25',
        days_late: 2,
      },
      {
        order_number: '20261120-JKLMNPQR',
        name: { ko: '운전대', en: 'Wheel' },
        quantity: 1,
        ends_on: '2026-12-03',
        days_late: 0,
      },
    ]),
  ],
  controls: {
    'day From': byFigure('2026-11-05', '2026-11-05', '2026-11-27', 'method', '2026-11-01'),
    'day Until': byFigure('2026-11-20', '2026-11-01', '2026-11-20', 'method', '2026-11-27'),
    'combobox By': byFigure('field', '2026-11-01', '2026-11-27', 'field', 'method'),
    'button Search': {
      typed: { 'day From': '2026-11-25', 'day Until': '2026-11-05' },
      leaves: ['combobox By'],
      calls: [
        'GET /figures/sales?from=2026-11-25&until=2026-11-05&group=method',
        'GET /figures/registrations?from=2026-11-25&until=2026-11-05',
      ],
      address: '/figures?from=2026-11-25&until=2026-11-05&group=method',
      changes: { 'day Until': '2026-11-05 invalid' },
    },
    'button Save as CSV': {
      saves: [
        'Way of payment,Orders,Sales,Refunds,Net',
        'Credit card,7,480000,59000,421000',
        'Account transfer,3,12500,0,12500',
      ],
    },
    'link 20261121-ABCDEFGH': { address: '/orders/20261121-ABCDEFGH' },
    'link 20261120-JKLMNPQR': { address: '/orders/20261120-JKLMNPQR' },
  },
}

/** A filter of the funnel of inquiries. */
const byFunnel = (use: string, period: string, flow: string, rest: string, state: string): Row => ({
  use,
  state,
  calls: [`GET /figures/funnel?flow=${flow}&${period}${rest}`],
  address: `/funnels?${period}&flow=${flow}${rest}`,
})

const november = 'from=2026-11-01&until=2026-11-21'

export const funnels: DeskTable = {
  address: `/funnels?${november}&flow=inquiry`,
  answers: [
    answer(flowFunnel, [
      { state: 'begin', entered: 1_200 },
      { state: 'enteringInquiry', entered: 1_200 },
      { state: 'sendingInquiry', entered: 300 },
      { state: 'inquirySent', entered: 270 },
      { state: 'inquiriesLimited', entered: 12 },
    ]),
  ],
  controls: {
    // The numbers of another flow go at once.
    'combobox Flow': {
      ...byFunnel('checkout', november, 'checkout', '', 'inquiry'),
      awaits: ['button Save as CSV'],
    },
    'day From': byFunnel('2026-11-05', 'from=2026-11-05&until=2026-11-21', 'inquiry', '', '2026-11-01'),
    'day Until': byFunnel('2026-11-20', 'from=2026-11-01&until=2026-11-20', 'inquiry', '', '2026-11-21'),
    'combobox Layout': byFunnel('mobile', november, 'inquiry', '&layout=mobile', ''),
    'combobox Page language': byFunnel('ko', november, 'inquiry', '&locale=ko', ''),
    'button Search': {},
    'button Save as CSV': {
      saves: [
        'Step,Runs,Share of runs,Stopped here',
        'Writing the inquiry,1200,100%,900',
        'Sending the inquiry,300,25%,18',
        '24-hour pause,12,1%,',
        'Inquiry was sent,270,23%,',
      ],
    },
  },
}

const entry = { since: null, due_at: null, count: null, title: null, others: 0, buyer: null, failure: null }

export const today: DeskTable = {
  address: '/',
  answers: [
    answer(todayList, {
      entries: [
        {
          ...entry,
          kind: 'ship',
          subject: '20261121-ABCDEFGH',
          due_at: '2026-11-25T09:00:00.000Z',
          count: 480_000,
          title: 'Headset',
          buyer: '김하늘',
        },
        { ...entry, kind: 'inquiry', subject: '7', title: '환불해 주세요' },
        { ...entry, kind: 'message', subject: 'order-paid', count: 3 },
      ],
      counts: [
        { kind: 'ship', count: 1 },
        { kind: 'inquiry', count: 4 },
        { kind: 'message', count: 3 },
      ],
    }),
  ],
  controls: {
    'link To ship: 1 , 1 late': { address: '/shipments' },
    'link Inquiry: 4': { address: '/inquiries' },
    'link 20261121-ABCDEFGH': { address: '/orders/20261121-ABCDEFGH' },
    'link 7 환불해 주세요': { address: '/inquiries/7' },
  },
}
