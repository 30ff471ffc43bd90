import type { Profile } from '#contract/accounts/profile.ts'
import type { Quote } from '#contract/orders/checkout.ts'
import type { OrderAmounts } from '#contract/orders/order-amounts.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { QuoteItem } from '#contract/orders/quote-item.ts'
import type { Seller } from '#contract/values/company.ts'

// Sample orders, quotes and profile, for tests and support views; both override single properties.

const amounts: OrderAmounts = { regular_amt: 79_000, discount_amt: 10_000, delivery_amt: 0, total_amt: 69_000 }

/** A pass for three months. */
export const sampleQuoteItem: QuoteItem = {
  kind: 'subscription',
  name: 'IV insertion',
  option: '3-month pass',
  thumbnail: '/media/ward.svg',
  course: 101,
  option_idx: 101_003,
  device: null,
  months: 3,
  quantity: 1,
  from: '2026-11-21',
  until: '2027-02-20',
  owned: null,
  stock: null,
  ...amounts,
}

/** Additional goods of the course in {@link sampleQuote}. */
export const armPad: QuoteItem = {
  ...sampleQuoteItem,
  kind: 'goods',
  option: 'Arm pad',
  option_idx: 101_500,
  months: 0,
  from: null,
  until: null,
  regular_amt: 38_000,
  discount_amt: 6_000,
  delivery_amt: 3_000,
  total_amt: 35_000,
}

export function sampleQuote(special: Partial<Quote> = {}): Quote {
  return {
    items: [sampleQuoteItem],
    ...amounts,
    is_delivered: false,
    additions: [armPad],
    buyer_address: null,
    ...special,
  }
}

/** Numbers of the sample orders, by what can be done with them. */
export const sampleOrderNumbers = {
  /** Paid by card. */
  paid: '20261121-7QK2M9XD',
  unpaid: '20261121-5NW8P3RA',
  /** Paid into a virtual account, without a cash receipt. */
  deposited: '20261121-2HJ6T9KC',
  /** The provider has not answered the refund. */
  canceling: '20261121-8DK4V7QB',
  /** The provider has not answered the payment. */
  confirming: '20261121-6RT3X5MC',
  /** The provider has not answered the cash receipt. */
  receiptRequested: '20261121-9FB2L4WE',
} as const

/** Another company than the sample shop's. */
const seller: Seller = {
  name: 'Sample Shop',
  legal_name: 'Sample Shop Inc.',
  representative: 'Bada Yoon',
  registration_number: '101-81-00001',
  mail_order_number: '2020-Seoul Jongno-00001',
  address: '1 Sample-ro, Jongno-gu, Seoul',
  phone: '02-345-6789',
  email: 'help@shop.example',
  vat: 'included',
}

export function sampleOrder(special: Partial<Order> = {}): Order {
  return {
    order_number: '20261121-7QK2M9XD',
    status: 'pending',
    ordered_at: '2026-11-21T03:00:00.000Z',
    name: 'IV insertion',
    others: 0,
    refunded_amt: 0,
    ...amounts,
    items: [
      {
        id: '00000000-0000-4000-8000-000000000001',
        kind: 'subscription',
        name: 'IV insertion',
        option: '3-month pass',
        course: 101,
        option_idx: 101_003,
        device: null,
        months: 3,
        quantity: 1,
        ...amounts,
        from: null,
        until: null,
        refund: null,
      },
    ],
    seller,
    buyer: {
      name: 'Haneul Kim',
      phone: '01023450142',
      postcode: '04799',
      address: '104 Achasan-ro',
      address_detail: '1203',
    },
    delivery: null,
    payment: null,
    refunds: [],
    cash_receipt: null,
    can: { pay: true, cancel: false, request_cash_receipt: false },
    ...special,
  }
}

export const sampleProfile: Profile = {
  userid: 'practice01',
  nickname: null,
  username: 'Haneul Kim',
  birth: '2001-04-17',
  phone: '01023450142',
  email: 'haneul@member.example',
  recv_sms: true,
  recv_email: false,
  type: 'IDV',
  group: null,
  belonging: { organization: null, clno: null, scnm: null, colg: null, dept: null, major: null },
  is_dit_vrf: true,
  created_at: '2025-03-02',
  consents: [{ kind: 'marketing_sms', edition: '2025', agreed_on: '2025-07-09', is_outdated: false }],
  version: 'sample-version',
  status: 'active',
  restricted_until: null,
}
