import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Order, RefundPreview } from '#contract/orders/orders.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { type ApiErrorData, toApiErrorData } from '#machines/api-error-data.ts'
import type { Cancellation } from '#machines/refund.machine.ts'
import { sampleOrder } from '#tests/flows/samples/order-samples.ts'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'
import { RefundForm } from './refund-form.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const pass: RefundPreview['items'][number] = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'IV insertion',
  amt: 20_000,
  refund_amt: 20_000,
  delivery_amt: 0,
  is_delivered: false,
  refusal: null,
  progress: null,
  counted_from: null,
  until: null,
  must_return: false,
  early_end: null,
}
const headset = {
  ...pass,
  id: '00000000-0000-4000-8000-000000000011',
  name: 'Headset',
  refund_amt: 453_000,
  delivery_amt: 3_000,
  is_delivered: true,
}
const wheels = {
  ...headset,
  id: '00000000-0000-4000-8000-000000000021',
  name: 'Wheel',
  refund_amt: 120_000,
  delivery_amt: 0,
}
const late = {
  ...pass,
  id: '00000000-0000-4000-8000-000000000002',
  name: 'CPR',
  refund_amt: 0,
  refusal: 'too_late' as const,
}
const several: RefundPreview = {
  order_number: '20261121-7QK2M9XD',
  items: [pass, headset, wheels, late],
  paid_amt: 613_000,
  refunded_amt: 0,
  deducted_amt: 20_000,
  refund_amt: 593_000,
  days: { passed: 0, of: 7 },
  progress_limit: 20,
  needs_account: false,
}
const preview: RefundPreview = {
  order_number: '20261121-7QK2M9XD',
  items: [pass],
  paid_amt: 20_000,
  refunded_amt: 0,
  deducted_amt: 0,
  refund_amt: 20_000,
  days: { passed: 0, of: 7 },
  progress_limit: 20,
  needs_account: false,
}
const byDeposit: RefundPreview = { ...preview, needs_account: true }

/** The form; returns what it sends. */
async function show(shown: RefundPreview | undefined, order: Order = sampleOrder(), error?: ApiErrorData) {
  const onSubmit = vi.fn<(cancellation: Cancellation) => void>()
  await renderScreen(<RefundForm order={order} preview={shown} busy={undefined} error={error} onSubmit={onSubmit} />)
  return onSubmit
}
const user = userEvent.setup()
const choose = (label: string, value: string) => user.selectOptions(screen.getByLabelText(label), value)
const type = (label: string, text: string) => user.type(screen.getByLabelText(label), text)
const submit = (name = 'Cancel and refund ₩20,000') => user.click(screen.getByRole('button', { name }))
/** The errors of the fields, from top to bottom. */
const errors = () =>
  [...document.querySelectorAll('[aria-invalid="true"]')].map((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(''),
  )

describe('RefundForm', () => {
  test('asks for a reason, and sends it alone for a payment that can be reversed', async () => {
    const onSubmit = await show(preview)
    await submit()
    expect(errors()).toEqual(['Choose a reason.'])
    await choose('Reason for cancelling', 'schedule')
    await submit()
    expect(onSubmit.mock.calls).toEqual([[{ reason: 'schedule', other_reason: '' }]])
  })

  test('asks for the reason that is in no list, without its spaces', async () => {
    const onSubmit = await show(preview)
    await choose('Reason for cancelling', 'other')
    await type('Your reason', '   ')
    await submit()
    expect(errors()).toEqual(['Enter your reason.'])
    await type('Your reason', 'I moved away ')
    await submit()
    expect(onSubmit.mock.calls).toEqual([[{ reason: 'other', other_reason: 'I moved away' }]])
  })

  test('sends no text of a reason that was changed', async () => {
    const onSubmit = await show(preview)
    await choose('Reason for cancelling', 'other')
    await type('Your reason', 'I moved away')
    await choose('Reason for cancelling', 'mistake')
    expect(screen.queryByLabelText('Your reason')).toBeNull()
    await submit()
    expect(onSubmit.mock.calls).toEqual([[{ reason: 'mistake', other_reason: '' }]])
  })

  test('asks for every part of the account of a deposit, and takes a number with hyphens and spaces', async () => {
    const onSubmit = await show(byDeposit)
    await choose('Reason for cancelling', 'mistake')
    await type('Account number', '1234-567')
    await submit()
    expect(errors()).toEqual([
      'Choose a bank.',
      'Enter the account number, 8 to 16 digits.',
      'Enter the account holder’s name.',
    ])
    expect(onSubmit).not.toHaveBeenCalled()
    await choose('Bank for the refund', 'kookmin')
    await type('Account number', ' 8')
    await type('Account holder', 'Kim Haneul')
    await submit()
    const account = { bank: 'kookmin', number: '12345678', holder: 'Kim Haneul' }
    expect(onSubmit.mock.calls).toEqual([[{ reason: 'mistake', other_reason: '', account }]])
  })

  test.each([
    ['by card', preview, 'We’ll refund your original payment method within 7 business days.'],
    ['by deposit', byDeposit, 'We’ll refund the account below within 7 business days.'],
  ])('says where the money of a payment %s goes, and that courses close', async (_, shown, text) => {
    await show(shown)
    const note = screen.getByText(new RegExp(text)).closest('p')?.textContent
    expect(note).toBe(`${text} You’ll lose access to courses and your practice records right away.`)
    expect(screen.getByRole('link', { name: 'Keep learning' }).getAttribute('href')).toBe('/contents/detail?id=101')
  })

  test('says why the last try failed, and nothing before one', async () => {
    await show(preview)
    expect(screen.queryByText('Your order wasn’t cancelled')).toBeNull()
    cleanup()
    await show(preview, sampleOrder(), toApiErrorData(ApiError.received({ status: 0 })))
    expect(screen.getByText('Your order wasn’t cancelled')).toBeDefined()
    expect(screen.getByText(/^Network Error/)).toBeDefined()
  })

  test('names the refund down to one won', async () => {
    await show({ ...preview, refund_amt: 1 })
    expect(screen.getByRole('button', { name: 'Cancel and refund ₩1' })).toBeDefined()
    expect(screen.getByText(/^We’ll refund your original payment method/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Keep learning' })).toBeDefined()
  })

  test('speaks of no course where none was ordered', async () => {
    const sample = sampleOrder()
    const items = sample.items.map((item) => ({ ...item, course: null }))
    await show({ ...preview, items: [headset] }, { ...sample, items })
    expect(screen.queryByText(/Courses/)).toBeNull()
    expect(screen.queryByRole('link', { name: 'Keep learning' })).toBeNull()
  })

  test('offers no choice where one item can be cancelled', async () => {
    await show({ ...several, items: [headset, late] })
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('cancels chosen items, names their refund, and keeps the choice', async () => {
    const onSubmit = await show(several)
    const names = () => within(screen.getByRole('list', { name: 'Items to cancel' })).getAllByRole('checkbox')
    expect(names().map((box) => box.closest('li')?.textContent.replace(/\s+/g, ' '))).toEqual([
      'IV insertion ₩20,000',
      'Headset ₩453,000',
      'Wheel ₩120,000',
    ])
    expect(names().every((box) => box.matches(':checked'))).toBe(true)
    expect(screen.getByRole('button', { name: 'Cancel and refund ₩593,000' })).toBeDefined()
    await user.click(screen.getByRole('checkbox', { name: /IV insertion/ }))
    expect(screen.queryByText(/You’ll lose access/)).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: /Wheel/ }))
    expect(screen.getByRole('status').textContent).toBe(
      'The delivery fee of ₩3,000 isn’t refunded while you keep another delivered item.',
    )
    expect(screen.getByRole('heading', { name: 'If you cancel now, you get ₩450,000 back' })).toBeDefined()
    const rows = screen
      .getAllByRole('term')
      .map((each) => `${each.textContent} ${each.nextElementSibling?.textContent}`)
    expect(rows).toEqual([
      'Amount paid ₩613,000',
      'Deducted −₩20,000',
      'Items you keep −₩143,000',
      'Refund amount ₩450,000',
    ])
    await choose('Reason for cancelling', 'mistake')
    cleanup()
    const again = await show(several)
    await submit('Cancel and refund ₩450,000')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(again.mock.calls).toEqual([[{ reason: 'mistake', other_reason: '', items: [headset.id] }]])
  })

  test('asks for an item where none is chosen', async () => {
    const onSubmit = await show(several)
    for (const box of screen.getAllByRole('checkbox')) await user.click(box)
    await choose('Reason for cancelling', 'mistake')
    await submit('Cancel the order')
    expect(screen.getByText('Choose at least one item to cancel.')).toBeDefined()
    expect(onSubmit).not.toHaveBeenCalled()
    await user.click(screen.getByRole('checkbox', { name: /IV insertion/ }))
    expect(screen.queryByText('Choose at least one item to cancel.')).toBeNull()
    await submit()
    expect(onSubmit.mock.calls).toEqual([[{ reason: 'mistake', other_reason: '', items: [pass.id] }]])
  })

  test('speaks of no money where none was paid', async () => {
    const onSubmit = await show(undefined)
    expect(screen.queryByText(/refund/)).toBeNull()
    expect(screen.queryByLabelText('Account number')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Keep learning' })).toBeNull()
    await choose('Reason for cancelling', 'mistake')
    await submit('Cancel the order')
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})
