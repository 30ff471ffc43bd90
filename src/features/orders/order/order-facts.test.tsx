import { cleanup, screen, within } from '@testing-library/react'
import * as fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import type { Order, OrderItem } from '#contract/orders/orders.ts'
import { sampleOrder } from '#tests/flows/samples/order-samples.ts'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'
import { OrderReceipt } from './order-receipt.tsx'

afterEach(cleanup)

/** Finds a row by its label: its value, without notes. */
function rowOf(container: HTMLElement, label: string | RegExp) {
  const row = within(container).getByText(label, { selector: 'dt' }).parentElement
  return row?.querySelector('dd') ?? expect.fail(`a row "${label}"`)
}

/** Rows of a sum in won, by label. */
function sumIn(element: Element): ReadonlyMap<string, number> {
  const rows = [...(element.querySelector('dl')?.children ?? [])]
  return new Map(
    rows.map((row) => [
      (row.querySelector('dt')?.textContent ?? '').replace(/,.*/, ''),
      wonIn(row.querySelector('dd')?.textContent ?? ''),
    ]),
  )
}

/** An amount, with its sign. */
function wonIn(text: string): number {
  const [, sign, digits] = /^(−?)₩([\d,]+)$/.exec(text) ?? expect.fail(`an amount in "${text}"`)
  return Number((digits ?? '').replaceAll(',', '')) * (sign === '' ? 1 : -1)
}

/** Expects that the rows before the total add up to it. Returns the total. */
function expectToAddUp(sum: ReadonlyMap<string, number>): number {
  const total = sum.get('Total') ?? expect.fail('a total')
  const parts = [...sum].filter(([label]) => label !== 'Total').map(([, amount]) => amount)
  if (parts.length > 0) expect(parts.reduce((all, amount) => all + amount, 0)).toBe(total)
  return total
}

function orderOf(prices: readonly { regular: number; amount: number; delivery: number }[]): Order {
  const [sample] = sampleOrder().items
  if (!sample) throw new Error('the sample has a thing')
  const items: OrderItem[] = prices.map(({ regular, amount, delivery }, index) => ({
    ...sample,
    id: `00000000-0000-4000-8000-00000000000${index}`,
    name: `Thing ${index}`,
    regular_amt: regular,
    discount_amt: regular - amount,
    delivery_amt: delivery,
    total_amt: amount + delivery,
  }))
  const sum = (of: (price: (typeof prices)[number]) => number) => prices.reduce((total, each) => total + of(each), 0)
  return sampleOrder({
    items,
    regular_amt: sum(({ regular }) => regular),
    discount_amt: sum(({ regular, amount }) => regular - amount),
    delivery_amt: sum(({ delivery }) => delivery),
    total_amt: sum(({ amount, delivery }) => amount + delivery),
  })
}

const price = fc
  .record({
    regular: fc.integer({ min: 0, max: 2_000_000 }),
    off: fc.integer({ min: 0, max: 2_000_000 }),
    delivery: fc.constantFrom(0, 3_000, 4_000),
  })
  .map(({ regular, off, delivery }) => ({ regular, amount: Math.max(0, regular - off), delivery }))

test('shows amounts that add up, per item and overall', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(price, { minLength: 1, maxLength: 5 }), async (prices) => {
      cleanup()
      const order = orderOf(prices)
      await renderScreen(<OrderReceipt order={order} />)
      const main = screen.getByRole('main')
      const total = expectToAddUp(sumIn(rowOf(main, 'Amount')))
      expect(total).toBe(order.total_amt)
      if (prices.length === 1) return
      const lines = prices.map((_, index) => {
        const item = screen.getByRole('link', { name: `Thing ${index}` }).closest('dd')
        return expectToAddUp(sumIn(item ?? expect.fail('an item')))
      })
      expect(lines.reduce((all, amount) => all + amount, 0)).toBe(total)
    }),
    { numRuns: 40 },
  )
})

test('shows regular price, discount, delivery and the tax in the total', async () => {
  await renderScreen(
    <OrderReceipt
      order={orderOf([
        { regular: 69_000, amount: 55_000, delivery: 0 },
        { regular: 46_000, amount: 46_000, delivery: 4_000 },
      ])}
    />,
  )
  const amount = rowOf(screen.getByRole('main'), 'Amount')
  expect([...sumIn(amount)]).toEqual([
    ['Subtotal (2 items)', 115_000],
    ['Discount', -14_000],
    ['Delivery fee', 4_000],
    ['Total', 105_000],
  ])
  expect(amount.textContent).toContain('Supply value ₩95,455 VAT ₩9,545')
})

test('speaks of no delivery when nothing is delivered', async () => {
  await renderScreen(<OrderReceipt order={sampleOrder()} />)
  expect(screen.getByRole('main').textContent).not.toMatch(/deliver|where it goes|door/i)
  expect(rowOf(screen.getByRole('main'), 'Buyer').textContent).toContain('(04799) 104 Achasan-ro, 1203')
})

test('shows where goods go, and what was asked of whoever delivers', async () => {
  const delivery = {
    message: 'At the door',
    status: 'shipped',
    carrier: 'CJ Logistics',
    tracking_no: '6543',
    shipped_at: '2026-11-22T03:00:00.000Z',
  } as const
  await renderScreen(<OrderReceipt order={sampleOrder({ status: 'paid', delivery })} />)
  expect(rowOf(screen.getByRole('main'), 'Delivery address').textContent).toBe(
    '(04799) 104 Achasan-ro, 1203At the door · On its way · CJ Logistics 6543 · 22 Nov 2026 12:00',
  )
})

test('prints a receipt with the seller of that day, registration number, tax and dates with years', async () => {
  const payment = {
    method: 'card',
    instrument: { kind: 'card', code: 'lotte' },
    installment_months: 0,
    approve_no: '31415926',
    amt: 69_000,
    approved_at: '2026-11-21T03:05:00.000Z',
    receipt_url: null,
    virtual_account: null,
  } as const
  const [item] = sampleOrder().items
  const items = item ? [{ ...item, from: '2026-11-21', until: '2027-02-20' }] : []
  await renderScreen(<OrderReceipt order={sampleOrder({ status: 'paid', payment, items })} />)
  const text = screen.getByRole('main').textContent ?? ''
  for (const fact of [
    'Receipt',
    'Seller',
    'Sample Shop Inc., Bada Yoon',
    '101-81-00001',
    '2020-Seoul Jongno-00001',
    '1 Sample-ro, Jongno-gu, Seoul',
    '02-345-6789, help@shop.example',
    'Supply value ₩62,727 VAT ₩6,273',
    '010-2345-0142',
    'Lotte Card',
    '21 Nov 2026 12:00',
    'approved 21 Nov 2026 12:05',
    '21 Nov 2026 – 20 Feb 2027',
  ]) {
    expect(text).toContain(fact)
  }
  expect(text).not.toContain('123-45-67891')
})

test('says in an order of a seller without value added tax that there is none', async () => {
  const order = sampleOrder()
  await renderScreen(<OrderReceipt order={{ ...order, seller: { ...order.seller, vat: 'exempt' } }} />)
  expect(rowOf(screen.getByRole('main'), 'Amount').textContent).toContain('VAT exempt')
})

test.each([
  ['completed', '2026-11-22T05:10:00.000Z', '₩59,000requested 21 Nov 2026 12:00refunded 22 Nov 2026 14:10'],
  ['refused', '2026-11-22T05:10:00.000Z', '₩59,000requested 21 Nov 2026 12:00'],
  ['requested', null, '₩59,000requested 21 Nov 2026 12:00'],
] as const)('says that money was refunded only when it was: %s', async (status, completed_at, text) => {
  const refunds: Order['refunds'] = [
    { amt: 59_000, reason: 'other', status, requested_at: '2026-11-21T03:00:00.000Z', completed_at },
  ]
  await renderScreen(<OrderReceipt order={sampleOrder({ status: 'paid', refunds })} />)
  expect(rowOf(screen.getByRole('main'), 'Refund').textContent).toBe(text)
})
