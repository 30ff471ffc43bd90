import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { type OrderProgress, orderProgress } from '#contract/orders/checkout.ts'
import { orderDetail } from '#contract/orders/orders.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { sampleOrder } from '#tests/flows/samples/order-samples.ts'
import { fakeServer, renderScreen } from '#tests/support/screens/render-screen.tsx'
import { screenOnly } from '../order/orders.css.ts'
import { CompleteScreen } from './complete-screen.tsx'

afterEach(cleanup)

const order = '20261121-7QK2M9XD'
const waiting: OrderProgress = {
  order_number: order,
  status: 'waiting_for_deposit',
  total_amt: 69_000,
  method: 'virtual_account',
  approved_at: null,
  // The deadline has passed, but the server has not ended the order yet.
  virtual_account: {
    bank: { kind: 'bank', code: 'kookmin' },
    number: '94280142773561',
    holder: 'Practicum',
    until: '2020-01-01T00:00:00.000Z',
  },
  reason: null,
  decline: null,
  is_settling: false,
}

async function open(progress: unknown, detail = sampleOrder({ status: 'waiting_for_deposit' })) {
  const { http } = fakeServer(
    new Map<Endpoint, unknown>([
      [orderProgress, progress],
      [orderDetail, detail],
    ]),
  )
  await renderScreen(<CompleteScreen search={{ order }} onFailed={() => {}} />, { http })
}

test('an order whose deposit deadline has passed is shown as expired', async () => {
  await open(waiting)
  expect(await screen.findByRole('heading', { name: 'This order is closed' })).toBeTruthy()
  expect(screen.getByText('Not paid in time')).toBeTruthy()
  expect(screen.queryByText('Waiting for the deposit')).toBeNull()
})

test('a payment that is being confirmed shows its order, on paper too', async () => {
  await open({ ...waiting, status: 'pending', method: 'card', virtual_account: null, is_settling: true })
  const heading = await screen.findByRole('heading', { name: 'We’re confirming your payment' })
  expect(screen.getByText('Confirming')).toBeTruthy()
  expect(screen.queryByText('Unpaid')).toBeNull()
  expect(screen.getByText(order)).toBeTruthy()
  expect(screen.getByText('₩69,000')).toBeTruthy()
  expect(heading.classList.contains(screenOnly)).toBe(false)
})

test('an unknown order number shows a link to the purchase history', async () => {
  await open(ApiError.received({ status: 404, code: codes.notFound }))
  expect(await screen.findByRole('heading', { name: 'We couldn’t find this order' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
})

describe('after the payment', () => {
  const paid = { ...waiting, status: 'paid', virtual_account: null, approved_at: '2026-11-21T03:00:00.000Z' }
  const [item] = sampleOrder().items
  if (!item) throw new Error('the sample has an item')
  const pass = { ...item, from: '2026-11-21', until: '2027-02-20' }
  const headset = {
    ...item,
    id: crypto.randomUUID(),
    kind: 'purchase',
    course: null,
    option_idx: null,
    device: 11,
  } as const
  const delivery = {
    message: 'At the door',
    status: 'preparing',
    carrier: null,
    tracking_no: null,
    shipped_at: null,
  } as const
  const start = () => screen.queryByRole('link', { name: 'Start lesson 1' })

  test('a course starts with its first lesson', async () => {
    await open(paid, sampleOrder({ status: 'paid', items: [pass] }))
    expect(await screen.findByText('Your course is ready.')).toBeTruthy()
    expect(start()?.getAttribute('href')).toBe('/learn?course=101&lesson=1')
    expect(screen.queryByText(/deliver/i)).toBeNull()
  })

  test('several courses start on My page', async () => {
    const other = { ...pass, id: crypto.randomUUID(), course: 102 }
    await open(paid, sampleOrder({ status: 'paid', items: [pass, other] }))
    const link = await screen.findByRole('link', { name: 'Go to my courses' })
    expect(link.getAttribute('href')).toBe('/mypage')
    expect(start()).toBeNull()
  })

  test('an extension that begins later is not started', async () => {
    await open(paid, sampleOrder({ status: 'paid', items: [{ ...pass, from: '2026-11-22' }] }))
    expect(await screen.findByText('Order number')).toBeTruthy()
    expect(start()).toBeNull()
    expect(screen.queryByText('Your course is ready.')).toBeNull()
  })

  test('a device comes on a day', async () => {
    await open(
      paid,
      sampleOrder({ status: 'paid', items: [headset], delivery, ordered_at: '2026-11-21T03:00:00.000Z' }),
    )
    expect(await screen.findByText('Your delivery should arrive on Tuesday, 24 Nov.')).toBeTruthy()
    expect(start()).toBeNull()
  })
})
