import * as codes from '../../../../contract/codes.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type OrderProgress, orderProgress } from '../../../../contract/checkout.ts'
import type { Endpoint } from '../../../../contract/endpoint.ts'
import { orderDetail } from '../../../../contract/orders.ts'
import { renderOrderScreen, fakeServer } from '../../../../tests/support/screens/order-page.tsx'
import { ApiError } from '../../../../contract/api-error.ts'
import { sampleOrder } from '../../../../machines/models/order-samples.ts'
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

async function open(progress: unknown) {
  const { http } = fakeServer(
    new Map<Endpoint, unknown>([
      [orderProgress, progress],
      [orderDetail, sampleOrder({ status: 'waiting_for_deposit' })],
    ]),
  )
  await renderOrderScreen(<CompleteScreen search={{ order }} onFailed={() => {}} />, { http })
}

test('an order whose deposit deadline has passed is shown as expired', async () => {
  await open(waiting)
  expect(await screen.findByRole('heading', { name: 'This order is closed' })).toBeTruthy()
  expect(screen.getByText('Not paid in time')).toBeTruthy()
  expect(screen.queryByText('Waiting for the deposit')).toBeNull()
})

test('an unknown order number shows a link to the purchase history', async () => {
  await open(ApiError.received({ status: 404, code: codes.notFound }))
  expect(await screen.findByRole('heading', { name: 'We couldn’t find this order' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
})
