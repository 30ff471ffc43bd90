import { cleanup, fireEvent, screen } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { DeclineReason } from '#contract/addresses/order-addresses.ts'
import { beginPayment } from '#contract/orders/checkout.ts'
import { cancelOrder, type Order, orderDetail, refundPreview, requestCashReceipt } from '#contract/orders/orders.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { syncServerTime } from '#lib/time/server-time.ts'
import { sampleOrder } from '#tests/flows/samples/order-samples.ts'
import { sampleMoment } from '#tests/flows/samples/samples.ts'
import { fakeServer, renderScreen } from '#tests/support/screens/render-screen.tsx'
import { waitFor } from '#tests/support/wait-for.ts'
import { closeAlert, currentAlert } from '#ui/alert/alert-store.ts'
import { OrderPage } from './order-page.tsx'

const id = '20261121-7QK2M9XD'
const window = {
  payment_id: '00000000-0000-4000-8000-000000000002',
  url: 'http://pay.example/providers/payment#ticket=1',
  expires_at: '2026-11-21T03:02:00.000Z',
}

async function open(order: Order, begun: unknown = window, decline?: DeclineReason) {
  const server = fakeServer(
    new Map<Endpoint, unknown>([
      [orderDetail, order],
      [beginPayment, begun],
    ]),
  )
  await renderScreen(<OrderPage id={id} decline={decline} />, { http: server.http })
  await screen.findByRole('heading', { level: 1 })
  return server
}

const went = vi.fn<(address: string | URL) => void>()
beforeEach(() => {
  // The moment of the sample order, which is open for half an hour.
  syncServerTime(String(Date.parse(sampleMoment)))
  sessionStorage.clear()
  went.mockReset()
  vi.spyOn(location, 'assign').mockImplementation(went)
})
afterEach(() => {
  cleanup()
  while (currentAlert()) closeAlert()
  vi.restoreAllMocks()
})

describe('an order that is not paid yet', () => {
  test('is paid with the chosen card and instalments', async () => {
    const { asked } = await open(sampleOrder())
    fireEvent.change(screen.getByRole('combobox', { name: 'Card company' }), { target: { value: 'shinhan' } })
    fireEvent.change(screen.getByRole('combobox', { name: 'Instalments' }), { target: { value: '3' } })
    fireEvent.click(screen.getByRole('button', { name: 'Pay ₩69,000' }))
    await waitFor(() => expect(went).toHaveBeenCalledWith(window.url))
    expect(asked.at(-1)).toEqual({
      name: 'begin-payment',
      input: {
        params: { id },
        body: {
          method: 'card',
          card: { company: 'shinhan', installment_months: 3 },
          return_path: `/mypage/history/detail?id=${id}`,
        },
      },
    })
  })

  test('opens one payment window however often the button is clicked', async () => {
    const { asked } = await open(sampleOrder())
    const button = screen.getByRole('button', { name: 'Pay ₩69,000' })
    fireEvent.click(button)
    fireEvent.click(button)
    await waitFor(() => expect(went).toHaveBeenCalled())
    expect(asked.filter(({ name }) => name === 'begin-payment')).toHaveLength(1)
  })

  test('leaves the focus on the button while the window opens', async () => {
    await open(sampleOrder())
    const button = screen.getByRole('button', { name: 'Pay ₩69,000' })
    button.focus()
    fireEvent.click(button)
    await waitFor(() => expect(went).toHaveBeenCalled())
    expect(document.activeElement).toBe(button)
  })

  test('shows why the window did not open, and can be paid again', async () => {
    await open(sampleOrder(), ApiError.received({ status: 500, code: codes.internalError }))
    fireEvent.click(screen.getByRole('button', { name: 'Pay ₩69,000' }))
    expect((await screen.findByRole('alert')).textContent).toContain('The payment window didn’t open')
    expect(await screen.findByRole('button', { name: 'Pay ₩69,000' })).toBeTruthy()
    expect(went).not.toHaveBeenCalled()
  })

  test('loads the order again when another tab was faster', async () => {
    const { asked } = await open(sampleOrder(), ApiError.received({ status: 400, code: codes.orderStateConflict }))
    fireEvent.click(screen.getByRole('button', { name: 'Pay ₩69,000' }))
    expect((await screen.findByRole('alert')).textContent).toContain('This order has changed.')
    await waitFor(() => expect(asked.filter(({ name }) => name === 'order-detail')).toHaveLength(2))
    expect(screen.queryByRole('button', { name: 'Pay ₩69,000' })).toBeNull()
  })

  test('keeps the chosen payment over a reload', async () => {
    await open(sampleOrder())
    fireEvent.change(screen.getByRole('combobox', { name: 'Card company' }), { target: { value: 'shinhan' } })
    cleanup()
    await open(sampleOrder())
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Card company' }).value).toBe('shinhan')
  })

  test('shows the decline and the previous payment choice', async () => {
    const payment = {
      method: 'card',
      instrument: { kind: 'card', code: 'lotte' },
      installment_months: 6,
      approve_no: null,
      amt: 69_000,
      approved_at: null,
      receipt_url: null,
      virtual_account: null,
    } as const
    await open(sampleOrder({ payment }), window, 'over_limit')
    expect(screen.getByRole('alert').textContent).toContain('Payment didn’t go through')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Card company' }).value).toBe('lotte')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Instalments' }).value).toBe('6')
  })
})

test('offers only a lump sum below 50,000 won', async () => {
  await open(sampleOrder({ total_amt: 49_000 }))
  const instalments = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Instalments' })
  expect([...instalments.options].map(({ text }) => text)).toEqual(['Lump-sum Payment'])
})

test.each(['canceled', 'expired', 'failed'] as const)('an order that is %s can be ordered again', async (status) => {
  await open(sampleOrder({ status, can: { pay: false, cancel: false, request_cash_receipt: false } }))
  const again = screen.getByRole('link', { name: 'Order again' })
  expect(again.getAttribute('href')).toBe('/order?course=101&option=101003')
  expect(screen.queryByRole('heading', { name: 'Pay for this order' })).toBeNull()
})

test('a paid order is neither paid nor ordered again', async () => {
  await open(sampleOrder({ status: 'paid', can: { pay: false, cancel: false, request_cash_receipt: false } }))
  expect(screen.queryByRole('link', { name: 'Order again' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Pay for this order' })).toBeNull()
})

const delivery = {
  message: 'At the door',
  status: 'preparing',
  carrier: null,
  tracking_no: null,
  shipped_at: null,
} as const

test.each([
  ['awaits_return', 'IV insertion: nothing has been refunded yet. A courier collects'],
  ['requested', 'Your refund is on its way'],
] as const)('an order that is being canceled says what comes next: %s', async (refund, text) => {
  const can = { pay: false, cancel: false, request_cash_receipt: false }
  const items = sampleOrder({}).items.map((item) => ({ ...item, refund }))
  await open(sampleOrder({ status: 'cancel_requested', items, can }))
  expect(screen.getByText(new RegExp(text))).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Cancelling your order' })).toBeTruthy()
})

test('while one item is on its way back, its page names it and lets the others be cancelled until their deadline', async () => {
  const [course] = sampleOrder({}).items
  if (!course) throw new Error('the sample has an item')
  const headset = { ...course, id: '00000000-0000-4000-8000-000000000002', kind: 'purchase', name: 'Halo 2' } as const
  const sent = { ...headset, course: null, option: null, device: 11, refund: 'awaits_return' } as const
  const order = sampleOrder({
    status: 'cancel_requested',
    items: [course, sent],
    delivery: { ...delivery, status: 'shipped' },
    can: { pay: false, cancel: true, request_cash_receipt: false },
  })
  const line = {
    id: course.id,
    name: 'IV insertion',
    amt: 69_000,
    refund_amt: 69_000,
    delivery_amt: 0,
    is_delivered: false,
    refusal: null,
    progress: null,
    counted_from: null,
    until: '2026-11-28T14:59:59.999Z',
    must_return: false,
    early_end: null,
  }
  const preview = {
    order_number: id,
    items: [line, { ...line, id: sent.id, name: 'Halo 2', refund_amt: 0, refusal: 'refunded', until: null }],
    paid_amt: 69_000,
    refunded_amt: 0,
    deducted_amt: 0,
    refund_amt: 69_000,
    days: { passed: 0, of: 7 },
    progress_limit: 20,
    needs_account: false,
  }
  const { http } = fakeServer(
    new Map<Endpoint, unknown>([
      [orderDetail, order],
      [refundPreview, preview],
    ]),
  )
  await renderScreen(<OrderPage id={id} decline={undefined} />, { http })
  expect(await screen.findByRole('heading', { name: 'Cancelling: Halo 2' })).toBeTruthy()
  expect(screen.getByText(/Halo 2: nothing has been refunded yet/)).toBeTruthy()
  expect(screen.getByText(/waiting for its return/)).toBeTruthy()
  expect(await screen.findByText(/You can get a refund until 28 Nov/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cancel and refund ₩69,000' })).toBeTruthy()
})

test('an order of which a part was refunded says so, and prepares nothing that was refunded', async () => {
  const [item] = sampleOrder({}).items
  if (!item) throw new Error('the sample has an item')
  const goods = { ...item, id: '00000000-0000-4000-8000-000000000002', kind: 'goods', refund: 'completed' } as const
  const can = { pay: false, cancel: false, request_cash_receipt: false }
  await open(sampleOrder({ status: 'paid', refunded_amt: 12_000, items: [item, goods], delivery, can }))
  expect(screen.getByText('Partly refunded')).toBeTruthy()
  expect(screen.queryByText(/Being prepared/)).toBeNull()
})

test('an order that waits for a deposit shows the account', async () => {
  const account = {
    bank: { kind: 'bank', code: 'kookmin' },
    number: '94280142773561',
    holder: 'Practicum',
    until: '2026-11-22T05:00:00.000Z',
  } as const
  const payment = {
    method: 'virtual_account',
    instrument: null,
    installment_months: 0,
    approve_no: null,
    amt: 69_000,
    approved_at: null,
    receipt_url: null,
    virtual_account: account,
  } as const
  await open(sampleOrder({ status: 'waiting_for_deposit', payment }))
  expect(screen.getByText(/account holder Practicum/)).toBeTruthy()
})

test('a failed order does not show its goods as being prepared', async () => {
  await open(sampleOrder({ status: 'failed', delivery }))
  expect(screen.queryByText(/Being prepared/)).toBeNull()
  cleanup()
  const goods = sampleOrder({}).items.map((item) => ({ ...item, kind: 'goods' as const }))
  await open(sampleOrder({ status: 'paid', delivery, items: goods }))
  expect(screen.getByText(/Being prepared/)).toBeTruthy()
})

test('an order whose payment is being confirmed cannot be paid again', async () => {
  await open(sampleOrder({ can: { pay: false, cancel: false, request_cash_receipt: false } }))
  expect(screen.getByRole('heading', { name: 'We’re confirming your payment' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Pay for this order' })).toBeNull()
})

test('an unknown order number shows a link to the purchase history instead of a retry', async () => {
  await open404()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We couldn’t find this order')
  expect(screen.getByRole('link', { name: 'View purchase history' }).getAttribute('href')).toBe('/mypage/history')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('an order that did not load is shown after another try', async () => {
  const answers = new Map<Endpoint, unknown>()
  await renderScreen(<OrderPage id={id} decline={undefined} />, { http: fakeServer(answers).http })
  expect(await screen.findByText('This order didn’t load')).toBeTruthy()
  answers.set(orderDetail, sampleOrder())
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Pay for this order' })).toBeTruthy()
})

async function open404() {
  const gone = ApiError.received({ status: 404, code: codes.notFound })
  const server = fakeServer(new Map<Endpoint, unknown>([[orderDetail, gone]]))
  await renderScreen(<OrderPage id={id} decline={undefined} />, { http: server.http })
  await screen.findByRole('heading', { level: 1 })
}

test.each([
  ['issued', 'Your cash receipt has been issued'],
  ['requested', 'Your cash receipt has been requested'],
  ['canceled', 'Your cash receipt wasn’t issued'],
] as const)('a request for a cash receipt says what became of it: %s', async (status, text) => {
  const can = { pay: false, cancel: false, request_cash_receipt: true }
  const paid = sampleOrder({ status: 'paid', can })
  const receipt = { type: 'personal', number: '*******0142', status } as const
  const server = fakeServer(
    new Map<Endpoint, unknown>([
      [orderDetail, paid],
      [requestCashReceipt, { ...paid, cash_receipt: receipt, can: { ...can, request_cash_receipt: false } }],
    ]),
  )
  await renderScreen(<OrderPage id={id} decline={undefined} />, { http: server.http })
  const number = await screen.findByRole<HTMLInputElement>('textbox', { name: /Mobile number/ })
  fireEvent.change(number, { target: { value: '01023450142' } })
  fireEvent.click(screen.getByRole('button', { name: 'Request a cash receipt' }))
  const heading = await screen.findByRole('heading', { name: text })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByText(/\*{7}0142[ .]/)).toBeTruthy()
})

describe('the number of a cash receipt', () => {
  /** Requests a receipt for what was pasted. Returns the requests that were sent. */
  async function request(type: 'personal' | 'business', pasted: string) {
    const can = { pay: false, cancel: false, request_cash_receipt: true }
    const paid = sampleOrder({ status: 'paid', can })
    const server = fakeServer(
      new Map<Endpoint, unknown>([
        [orderDetail, paid],
        [requestCashReceipt, paid],
      ]),
    )
    await renderScreen(<OrderPage id={id} decline={undefined} />, { http: server.http })
    fireEvent.change(await screen.findByRole('combobox', { name: 'Kind of receipt' }), { target: { value: type } })
    const number = screen.getByRole<HTMLInputElement>('textbox', { name: /Mobile number/ })
    fireEvent.change(number, { target: { value: pasted } })
    expect(number.value).toBe(pasted)
    fireEvent.click(screen.getByRole('button', { name: 'Request a cash receipt' }))
    const sent = () => server.asked.filter(({ name }) => name === requestCashReceipt.name).map(({ input }) => input)
    return { sent, number }
  }

  it.each([
    ['personal', ' 010-2345-0142', '01023450142'],
    ['personal', '+82 10-2345-0142', '01023450142'],
    ['business', ' 123-45-67891 ', '1234567891'],
  ] as const)('is sent whole: %s "%s"', async (type, pasted, number) => {
    const { sent } = await request(type, pasted)
    await waitFor(() => expect(sent()).toMatchObject([{ body: { type, number } }]))
  })

  it.each([
    ['personal', '9999999999', 'Enter a mobile number, such as 010-1234-5678.'],
    ['personal', '123-45-67891', 'Enter a mobile number, such as 010-1234-5678.'],
    ['business', '010-2345-0142', 'Enter a business registration number of 10 digits.'],
    ['business', '123-45-67890', 'Enter a business registration number of 10 digits.'],
  ] as const)('is refused where it belongs to nobody: %s "%s"', async (type, pasted, message) => {
    const { sent, number } = await request(type, pasted)
    await screen.findByText(message)
    expect(number.value).toBe(pasted)
    expect(sent()).toEqual([])
  })
})

test('a partial refund shows its amount and says that the rest of the order stays', async () => {
  const can = { pay: false, cancel: true, request_cash_receipt: false }
  const paid = sampleOrder({ status: 'paid', can })
  const item = {
    id: '00000000-0000-4000-8000-000000000001',
    name: 'IV insertion',
    amt: 69_000,
    refund_amt: 59_000,
    delivery_amt: 0,
    is_delivered: false,
    refusal: null,
    progress: null,
    counted_from: null,
    until: null,
    must_return: false,
    early_end: null,
  }
  const preview = {
    order_number: id,
    items: [item],
    paid_amt: 69_000,
    refunded_amt: 10_000,
    deducted_amt: 0,
    refund_amt: 59_000,
    days: { passed: 0, of: 7 },
    progress_limit: 20,
    needs_account: false,
  }
  const after = { ...paid, status: 'refund_completed', refunded_amt: 69_000, can: { ...can, cancel: false } }
  const server = fakeServer(
    new Map<Endpoint, unknown>([
      [orderDetail, paid],
      [refundPreview, preview],
      [cancelOrder, after],
    ]),
  )
  await renderScreen(<OrderPage id={id} decline={undefined} />, { http: server.http })
  const given = await screen.findByText('Already refunded', { selector: 'dt' })
  expect(given.nextElementSibling?.textContent).toBe('−₩10,000')
  expect(screen.getByText('Deducted', { selector: 'dt' }).nextElementSibling?.textContent).toBe('₩0')
  fireEvent.change(screen.getByRole('combobox', { name: /Reason for cancelling/ }), { target: { value: 'mistake' } })
  fireEvent.click(screen.getByRole('button', { name: /59,000/ }))
  await waitFor(() => expect(currentAlert()?.title).toBe('Cancel this order?'))
  expect(currentAlert()?.content).toBe('IV insertion: ₩59,000. The course and its practice records close right away.')
  expect(currentAlert()?.primary.name).toBe('Refund ₩59,000')
  currentAlert()?.primary.action?.()
  const heading = await screen.findByRole('heading', { name: '₩69,000 was refunded' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test.each([
  ['too_far', { done: 8, of: 16, percent: 50 }, 'You’ve completed 50%. Refunds end at 20%.'],
  ['too_late', { done: 0, of: 16, percent: 0 }, 'The refund period ended on 20 Nov.'],
  ['refunded', null, 'Already refunded.'],
  ['free', null, 'It was free.'],
] as const)('a paid order without a refund says why, and how to reach us: %s', async (refusal, progress, text) => {
  const can = { pay: false, cancel: false, request_cash_receipt: false }
  const item = {
    id: '00000000-0000-4000-8000-000000000001',
    name: 'IV insertion',
    amt: 69_000,
    refund_amt: 0,
    delivery_amt: 0,
    is_delivered: false,
    refusal,
    progress,
    counted_from: sampleMoment,
    until: '2026-11-20T14:59:59.999Z',
    must_return: false,
    early_end: null,
  }
  const preview = {
    order_number: id,
    items: [item],
    paid_amt: 69_000,
    refunded_amt: 0,
    deducted_amt: 69_000,
    refund_amt: 0,
    days: { passed: 8, of: 7 },
    progress_limit: 20,
    needs_account: false,
  }
  const server = fakeServer(
    new Map<Endpoint, unknown>([
      [orderDetail, sampleOrder({ status: 'paid', can })],
      [refundPreview, preview],
    ]),
  )
  await renderScreen(<OrderPage id={id} decline={undefined} />, { http: server.http })
  expect(await screen.findByRole('heading', { name: 'This order can’t be refunded' })).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/cs/inquiry?type=service')
  expect(screen.getByRole('link', { name: '1600-0142' }).getAttribute('href')).toBe('tel:1600-0142')
})

describe('cancelling a paid order', () => {
  const paid = sampleOrder({ status: 'paid', can: { pay: false, cancel: true, request_cash_receipt: false } })
  const preview = {
    order_number: id,
    items: [],
    paid_amt: 69_000,
    refunded_amt: 0,
    deducted_amt: 0,
    refund_amt: 69_000,
    days: { passed: 0, of: 7 },
    progress_limit: 20,
    needs_account: false,
  }
  const cancel = async () => {
    fireEvent.change(await screen.findByRole('combobox', { name: /Reason for cancelling/ }), {
      target: { value: 'mistake' },
    })
    fireEvent.click(screen.getByRole('button', { name: /69,000/ }))
    await waitFor(() => expect(currentAlert()).toBeDefined())
    currentAlert()?.primary.action?.()
  }
  const openWith = async (answer: unknown) => {
    const server = fakeServer(
      new Map<Endpoint, unknown>([
        [orderDetail, paid],
        [refundPreview, preview],
        [cancelOrder, answer],
      ]),
    )
    await renderScreen(<OrderPage id={id} decline={undefined} />, { http: server.http })
    return () =>
      server.asked.flatMap(({ name, input }) =>
        name === 'cancel-order' ? [v.parse(v.object({ body: v.object({ idempotency_key: v.string() }) }), input)] : [],
      )
  }

  test('repeats a request without an answer with the same key, also after a reload', async () => {
    const lost = await openWith(ApiError.received({ status: 0 }))
    await cancel()
    await screen.findByText(/^Network Error/)
    await cancel()
    await waitFor(() => expect(lost()).toHaveLength(2))
    cleanup()
    const later = await openWith(ApiError.received({ status: 0 }))
    expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: /Reason for cancelling/ })).value).toBe(
      'mistake',
    )
    await cancel()
    await waitFor(() => expect(later()).toHaveLength(1))
    const keys = [...lost(), ...later()].map(({ body }) => body.idempotency_key)
    expect(new Set(keys).size).toBe(1)
  })

  test('sends another key after the server has refused', async () => {
    const sent = await openWith(ApiError.received({ status: 400, code: codes.amountChanged }))
    await cancel()
    await screen.findByText(/The amount has changed/)
    await cancel()
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(new Set(sent().map(({ body }) => body.idempotency_key)).size).toBe(2)
  })
})
