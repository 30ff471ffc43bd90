import { cleanup, screen, within } from '@testing-library/react'
import * as fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import type { Order, OrderItem } from '../../../../contract/orders.ts'
import { renderOrderScreen } from '../../../../tests/support/screens/order-page.tsx'
import { sampleOrder } from '../../../../machines/models/order-samples.ts'
import { includedVat } from './included-vat.ts'
import { OrderReceipt } from './order-receipt.tsx'

afterEach(cleanup)

/** Finds a detail by its name: its amount in won, and its note. */
function factOf(name: string | RegExp) {
  const row = screen.getByText(name, { selector: 'dt' }).parentElement
  const value = within(row ?? document.body).getByText((_, element) => element?.tagName === 'DD')
  const small = value.querySelector('small')?.textContent ?? ''
  return { figure: wonIn((value.textContent ?? '').replace(small, '')), small }
}

/** Last amount in a text, with its sign. */
function wonIn(text: string): number {
  const [, sign, digits] = /(−?)₩([\d,]+)\D*$/.exec(text) ?? expect.fail(`an amount in "${text}"`)
  return Number((digits ?? '').replaceAll(',', '')) * (sign === '' ? 1 : -1)
}

function orderOf(prices: readonly { regular: number; amount: number; delivery: number }[]): Order {
  const [sample] = sampleOrder().items
  if (!sample) throw new Error('the sample has a thing')
  const items: OrderItem[] = prices.map(({ regular, amount, delivery }, index) => ({
    ...sample,
    id: `00000000-0000-4000-8000-00000000000${index}`,
    name: `Thing ${index}`,
    regular_amt: regular,
    amt: amount,
    delivery_amt: delivery,
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

test('shows amounts that add up: regular prices minus the discount plus delivery are the total, per line and overall', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(price, { minLength: 1, maxLength: 5 }), async (prices) => {
      cleanup()
      const order = orderOf(prices)
      await renderOrderScreen(<OrderReceipt order={order} />)
      const total = factOf('Total').figure
      const discount = order.discount_amt > 0 ? factOf('Discount').figure : 0
      const delivery = order.delivery_amt > 0 ? factOf('Delivery fee').figure : 0
      let shown = 0
      for (const [index, { amount, delivery: fee }] of prices.entries()) {
        const line = screen.getByRole('link', { name: `Thing ${index}` }).closest('dd')
        const small = line?.querySelector('small')?.textContent ?? ''
        const regular = wonIn((line?.textContent ?? '').replace(small, ''))
        const off = /discount (−₩[\d,]+)/.exec(small)?.[1]
        expect(regular + (off === undefined ? 0 : wonIn(off))).toBe(amount)
        expect(small.includes(' after it')).toBe(off !== undefined)
        const told = /delivery (₩[\d,]+)/.exec(small)?.[1]
        expect(told === undefined ? 0 : wonIn(told)).toBe(fee)
        shown += regular
      }
      expect(shown + discount + delivery).toBe(total)
    }),
    { numRuns: 40 },
  )
})

test('shows the regular price of each item and one discount for all', async () => {
  await renderOrderScreen(
    <OrderReceipt
      order={orderOf([
        { regular: 69_000, amount: 55_000, delivery: 0 },
        { regular: 46_000, amount: 46_000, delivery: 4_000 },
      ])}
    />,
  )
  expect(factOf(/Regular price/).figure).toBe(115_000)
  expect(factOf('Discount').figure).toBe(-14_000)
  expect(factOf('Delivery fee').figure).toBe(4_000)
  expect(factOf('Total')).toEqual({ figure: 105_000, small: 'VAT included: ₩9,545' })
})

test('prints a receipt with seller, registration number, tax and dates with years', async () => {
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
  await renderOrderScreen(<OrderReceipt order={sampleOrder({ status: 'paid', payment, items })} />)
  const text = screen.getByRole('main').textContent ?? ''
  for (const fact of [
    'Receipt',
    'Seller',
    'Practicum Inc.',
    '123-45-67890',
    'VAT included: ₩6,273',
    'Lotte Card',
    '21 Nov 2026 12:00',
    'approved 21 Nov 2026 12:05',
    '21 Nov 2026 – 20 Feb 2027',
  ]) {
    expect(text).toContain(fact)
  }
})

test.each([
  [69_000, 6_273],
  [110, 10],
  [0, 0],
  [1, 0],
])('knows the tax in %i won', (amount, tax) => {
  expect(includedVat(amount)).toBe(tax)
})
