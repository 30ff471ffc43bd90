import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Profile, profile } from '#contract/accounts/profile.ts'
import { deliveryMessages, type Quote, quote } from '#contract/orders/checkout.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { type ApiErrorData, errorWithCode } from '#machines/api-error-data.ts'
import type { OrderForm } from '#machines/checkout.data.ts'
import { armPad, sampleProfile, sampleQuote } from '#tests/flows/samples/order-samples.ts'
import { fakeServer, renderScreen } from '#tests/support/screens/render-screen.tsx'
import { waitFor } from '#tests/support/wait-for.ts'
import type { CheckoutSearch } from './checkout.search.ts'
import { LoadedForm } from './loaded-form.tsx'

const went = vi.fn<(path: string) => void>()
const sent = vi.fn<(form: OrderForm) => void>()

async function open(content: Quote, option: string, member: Profile = sampleProfile, consentRefusal?: ApiErrorData) {
  const { http } = fakeServer(
    new Map<Endpoint, unknown>([
      [quote, content],
      [profile, member],
      [deliveryMessages, [{ code: 'door', text: 'At the door' }]],
    ]),
  )
  const search: CheckoutSearch = {
    course: 101,
    option,
    device: undefined,
    sale_type: undefined,
    months: undefined,
    quantity: undefined,
    delivery: undefined,
    order: undefined,
    payment: undefined,
    decline: undefined,
    idfc_id: undefined,
    at: undefined,
  }
  await renderScreen(
    <LoadedForm
      search={search}
      busy={undefined}
      isRepeated={false}
      isOutdated={false}
      consentRefusal={consentRefusal}
      onSearch={went}
      onSend={sent}
    />,
    { http },
  )
  if (member.status === 'restricted') await screen.findByRole('alert')
  else await screen.findByRole('button', { name: 'Pay ₩69,000' })
}

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })

beforeEach(() => {
  sessionStorage.clear()
  went.mockReset()
  sent.mockReset()
})
afterEach(cleanup)

describe('the address', () => {
  const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value
  const buyer_address = {
    postcode: '06234',
    address: '152 Teheran-ro',
    address_detail: '12F',
    delivery: 'Ring the bell',
  }

  test('is that of the last order, and can be changed', async () => {
    await open(sampleQuote({ buyer_address }), '101003')
    expect([box('Postal code'), box('Address'), box('Apartment, unit')]).toEqual(['06234', '152 Teheran-ro', '12F'])
    type('Apartment, unit', '13F')
    expect(box('Apartment, unit')).toBe('13F')
  })

  test('is replaced by the draft of this tab', async () => {
    await open(sampleQuote({ buyer_address }), '101003')
    type('Address', '1 Centum-ro')
    cleanup()
    await open(sampleQuote({ buyer_address }), '101003')
    expect(box('Address')).toBe('1 Centum-ro')
  })

  test('is empty before the first order', async () => {
    await open(sampleQuote(), '101003')
    expect([box('Postal code'), box('Address'), box('Apartment, unit')]).toEqual(['', '', ''])
  })
})

describe('the delivery request', () => {
  const fill = () => {
    type('Postal code', '04799')
    type('Address', '104 Achasan-ro')
    type('Apartment, unit', '1203')
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.click(screen.getByRole('button', { name: 'Pay ₩69,000' }))
  }

  test('is neither asked for nor sent when nothing is delivered', async () => {
    await open(sampleQuote({ additions: [] }), '101003')
    expect(screen.getByRole('main').textContent).not.toMatch(/deliver/i)
    fill()
    await waitFor(() => expect(sent).toHaveBeenCalled())
    expect(sent.mock.lastCall?.[0].buyer.delivery).toBeNull()
  })

  test('is asked where something is delivered', async () => {
    await open(sampleQuote({ is_delivered: true }), '101003')
    expect(screen.getByRole('combobox', { name: 'Delivery request' })).toBeTruthy()
  })
})

test('sums up the fields to fix, and leads to each', async () => {
  await open(sampleQuote(), '101003')
  fireEvent.click(screen.getByRole('button', { name: 'Pay ₩69,000' }))
  const summary = await screen.findByText('4 fields to fix')
  await waitFor(() => expect(document.activeElement?.contains(summary)).toBe(true))
  expect(sent).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('link', { name: 'Apartment, unit' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Apartment, unit' }))
  type('Apartment, unit', '1203')
  await screen.findByText('3 fields to fix')
})

test('leads to the only field to fix', async () => {
  await open(sampleQuote(), '101003')
  type('Postal code', '04799')
  type('Address', '104 Achasan-ro')
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Pay ₩69,000' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Apartment, unit' })))
})

test('groups the phone number, also one that is typed', async () => {
  await open(sampleQuote(), '101003')
  const phone = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile phone' })
  expect(phone.value).toBe('010-2345-0142')
  fireEvent.change(phone, { target: { value: '0119876543' } })
  fireEvent.blur(phone)
  expect(phone.value).toBe('011-987-6543')
})

describe('a course that the buyer owns', () => {
  test('shows its last day and a new period that begins after it', async () => {
    const { items } = sampleQuote()
    const owned = items.map((item) => ({
      ...item,
      from: '2027-02-21',
      until: '2027-05-20',
      owned: { until: '2027-02-20' },
    }))
    await open(sampleQuote({ items: owned }), '101003')
    expect(screen.getByText('You have this course until 20 Feb 2027. Your new pass starts the next day.')).toBeTruthy()
    // On the screen and in the quote on paper.
    expect(screen.getAllByText(/21 Feb – 20 May 2027/)).toHaveLength(2)
  })

  test('shows unlimited access', async () => {
    const { items } = sampleQuote()
    await open(sampleQuote({ items: items.map((item) => ({ ...item, owned: { until: null } })) }), '101003')
    expect(screen.getByText('You already have unlimited access to this course.')).toBeTruthy()
  })
})

describe('additional goods of a course', () => {
  test('are added to the order through the address', async () => {
    await open(sampleQuote(), '101003')
    fireEvent.click(screen.getByRole('button', { name: 'Add Arm pad' }))
    expect(went).toHaveBeenCalledWith('/order?course=101&option=101003_101500')
  })

  test('have a quantity and can be removed', async () => {
    const both = sampleQuote({ items: [...sampleQuote().items, armPad], additions: [] })
    await open(both, '101003_101500')
    choose('Quantity of Arm pad', '2')
    expect(went).toHaveBeenLastCalledWith('/order?course=101&option=101003_101500x2')
    fireEvent.click(screen.getByRole('button', { name: 'Remove Arm pad' }))
    expect(went).toHaveBeenLastCalledWith('/order?course=101&option=101003')
  })

  test('are not offered when there are none', async () => {
    await open(sampleQuote({ additions: [] }), '101003')
    expect(screen.queryByRole('heading', { name: 'Add to your order' })).toBeNull()
  })
})

describe('the card', () => {
  async function order() {
    type('Postal code', '04799')
    type('Address', '104 Achasan-ro')
    type('Apartment, unit', '1203')
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.click(screen.getByRole('button', { name: 'Pay ₩69,000' }))
    await waitFor(() => expect(sent).toHaveBeenCalled())
    return sent.mock.lastCall?.[0]
  }

  test('is submitted with the order, with its instalments', async () => {
    await open(sampleQuote(), '101003')
    choose('Card company', 'kookmin')
    choose('Instalments', '12')
    expect(await order()).toMatchObject({ method: 'card', card: { company: 'kookmin', installment_months: 12 } })
  })

  test('is chosen in the payment window when the form names none', async () => {
    await open(sampleQuote(), '101003')
    expect(await order()).toMatchObject({ method: 'card', card: { company: null, installment_months: 0 } })
  })

  test('is part of the draft in this tab', async () => {
    await open(sampleQuote(), '101003')
    choose('Card company', 'kookmin')
    cleanup()
    await open(sampleQuote(), '101003')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Card company' }).value).toBe('kookmin')
  })

  test('is not shown for other payment methods', async () => {
    await open(sampleQuote(), '101003')
    fireEvent.click(screen.getByRole('radio', { name: /Account transfer/ }))
    expect(screen.queryByRole('combobox', { name: 'Card company' })).toBeNull()
    const form = await order()
    expect(form?.method).toBe('transfer')
    expect(form?.card).toBeUndefined()
  })
})

test('shows a restricted member a notice instead of the form', async () => {
  await open(sampleQuote(), '101003', { ...sampleProfile, status: 'restricted' })
  expect(screen.getByText('You can’t buy right now')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
})

describe('an outdated consent to the collection of data', () => {
  const outdated = { kind: 'collection', edition: '2024', agreed_on: '2025-07-09', is_outdated: true } as const

  test('is asked for before the form is filled in', async () => {
    await open(sampleQuote(), '101003', { ...sampleProfile, consents: [outdated] })
    const question = screen.getByRole('alert')
    expect(question.textContent).toContain('Our personal information consent has a new version')
    expect(question.textContent).not.toContain('Your order wasn’t placed')
    expect(screen.getByRole('textbox', { name: 'Postal code' })).toBeDefined()
  })

  test('is asked for after a refusal, which says that nothing was charged or lost', async () => {
    await open(sampleQuote(), '101003', sampleProfile, errorWithCode(codes.consentOutdated))
    expect(screen.getByRole('alert').textContent).toContain(
      'Your order wasn’t placed. You weren’t charged, and your details are still here.',
    )
    expect(screen.getByRole('button', { name: 'Agree and continue' })).toBeDefined()
  })
})
