import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ownDeliveryMessage, type Quote } from '#contract/orders/checkout.ts'
import { armPad, sampleProfile, sampleQuote, sampleQuoteItem } from '#tests/flows/samples/order-samples.ts'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'
import { OrderForm } from './order-form.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const door = { code: 'door', text: 'At the door' }
const bell = { code: 'bell', text: 'Ring the bell' }
const own = { code: ownDeliveryMessage, text: '' }
const address = { postcode: '04799', address: '104 Achasan-ro', address_detail: '1203' }
/** A quote whose buyer asked for this the last time. */
const askedBefore = (delivery: string | null): Partial<Quote> => ({ buyer_address: { ...address, delivery } })

type Props = ComponentProps<typeof OrderForm>

/** The form of a delivery; returns what it sends. */
async function show(quote: Partial<Quote> = {}, special: Partial<Props> = {}) {
  const props = propsOf(quote, special)
  await renderScreen(<OrderForm {...props} />)
  return props.onSubmit
}

function propsOf(quote: Partial<Quote>, special: Partial<Props> = {}) {
  const onSubmit = vi.fn<Props['onSubmit']>()
  const nothing = () => {}
  return {
    member: sampleProfile,
    quote: sampleQuote({ is_delivered: true, ...quote }),
    deliveryMessages: [door, bell, own],
    delivery: undefined,
    busy: undefined,
    isRepeated: false,
    formerAmount: undefined,
    isBasket: false,
    onPieces: nothing,
    onRemove: nothing,
    onAdd: nothing,
    ...special,
    onSubmit,
  }
}

/** The form, whose prices change while it is open. */
function AtMidnight({ before, after }: { before: Props; after: Props }) {
  const [isLater, setIsLater] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsLater(true)}>
        Midnight
      </button>
      <OrderForm {...(isLater ? after : before)} />
    </>
  )
}
const user = userEvent.setup()
const submit = (name = 'Pay ₩69,000') => user.click(screen.getByRole('button', { name }))
const agree = () => user.click(screen.getByRole('checkbox'))
const requestSelect = () => screen.queryByRole<HTMLSelectElement>('combobox', { name: /^Delivery request/ })
const choose = (option: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: 'Delivery request' }), option)
const ownText = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Your delivery request' })?.value

test('heads the sections of the form, each with what belongs there', async () => {
  const headings = () =>
    screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent, parentElement }) => [textContent, parentElement?.textContent ?? ''])
  await show()
  expect(Object.fromEntries(headings())).toMatchObject({
    Buyer: expect.stringContaining('Mobile phone'),
    'Refund policy': expect.stringContaining('full refund within 7 days'),
    'Amount to pay': expect.stringContaining('₩69,000'),
  })
})

test('an amount that has changed names the former one, and asks for the agreement again', async () => {
  const known = { is_delivered: false, ...askedBefore(null) }
  const before = propsOf(known, {})
  const after = { ...before, quote: sampleQuote({ ...known, total_amt: 79_000 }), formerAmount: 69_000 }
  await renderScreen(<AtMidnight before={before} after={after} />)
  await agree()
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Midnight' }))
  expect(screen.getByText('It was ₩69,000, and is ₩79,000 now. Agree again to order for the new amount.')).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  await submit('Pay ₩79,000')
  expect(before.onSubmit).not.toHaveBeenCalled()
  await agree()
  await submit('Pay ₩79,000')
  expect(before.onSubmit).toHaveBeenCalledOnce()
})

test('the quantity offers no more pieces than are left', async () => {
  const headset = { ...sampleQuoteItem, kind: 'purchase', name: 'Halo 2', course: null, device: 11 } as const
  await show({ items: [{ ...headset, stock: 3 }] })
  const pieces = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Quantity of Halo 2/ })
  expect(Array.from(pieces.options, ({ value }) => value)).toEqual(['1', '2', '3'])
})

describe('the delivery request of OrderForm', () => {
  test.each<[what: string, quote: Partial<Quote>, special: Partial<Props>, chosen?: string, text?: string]>([
    ['none at the first order', {}, {}, ''],
    ['that of the last order', askedBefore('Ring the bell'), {}, 'bell'],
    ['the own text of the last order', askedBefore('By the window'), {}, ownDeliveryMessage, 'By the window'],
    ['none after an order without one', askedBefore(null), {}, ''],
    ['that of the address', {}, { delivery: 'bell' }, 'bell'],
    ['that of the address before that of the last order', askedBefore('At the door'), { delivery: 'bell' }, 'bell'],
    ['that of the address before an own text', askedBefore('By the window'), { delivery: 'bell' }, 'bell'],
    ['the own text that the address asks for', {}, { delivery: ownDeliveryMessage }, ownDeliveryMessage, ''],
    ['none for an unknown one in the address', {}, { delivery: 'roof' }, ''],
    [
      'that of the last order for an unknown one in the address',
      askedBefore('Ring the bell'),
      { delivery: 'roof' },
      'bell',
    ],
    ['none where no own text is taken', askedBefore('By the window'), { deliveryMessages: [door, bell] }, ''],
    ['an own text alone where there is no list', {}, { deliveryMessages: [] }, undefined, ''],
    [
      'the own text of the last order where there is no list',
      askedBefore('By the window'),
      { deliveryMessages: [own] },
      undefined,
      'By the window',
    ],
  ])('begins with %s', async (_, quote, special, chosen, text) => {
    await show(quote, special)
    expect(requestSelect()?.value).toBe(chosen)
    expect(ownText()).toBe(text)
  })

  test('offers the list after an empty option, and an own text where one is taken', async () => {
    await show()
    const options = () => Array.from(requestSelect()?.options ?? [], ({ value, text }) => [value, text])
    const list = [
      ['', 'Choose a delivery request'],
      ['door', 'At the door'],
      ['bell', 'Ring the bell'],
    ]
    expect(options()).toEqual([...list, [ownDeliveryMessage, 'Enter your own']])
    expect(requestSelect()?.required).toBe(true)
    cleanup()
    await show({}, { deliveryMessages: [door, bell] })
    expect(options()).toEqual(list)
    cleanup()
    await show({}, { deliveryMessages: [door, bell, { ...own, text: 'Something else' }] })
    expect(options()).toEqual([...list, [ownDeliveryMessage, 'Something else']])
  })

  test('is asked for at its select and in the summary of errors until one is chosen', async () => {
    const onSubmit = await show(askedBefore(null))
    await submit()
    expect(requestSelect()?.getAttribute('aria-invalid')).toBe('true')
    expect(requestSelect()?.getAttribute('aria-describedby')).toBe('delivery-requesterror')
    expect(document.getElementById('delivery-requesterror')?.textContent).toBe('Choose a delivery request.')
    expect(screen.getByRole('link', { name: 'Delivery request' }).getAttribute('href')).toBe('#delivery-request')
    expect(requestSelect()?.id).toBe('delivery-request')
    await agree()
    await submit()
    expect(onSubmit).not.toHaveBeenCalled()
    await choose('Ring the bell')
    expect(requestSelect()?.getAttribute('aria-invalid')).toBeNull()
    await submit()
    expect(onSubmit.mock.calls.map(([buyer]) => buyer.delivery)).toEqual(['Ring the bell'])
  })

  test('is sent as its text', async () => {
    const onSubmit = await show(askedBefore('Ring the bell'))
    await agree()
    await submit()
    expect(onSubmit.mock.calls.map(([buyer]) => buyer.delivery)).toEqual(['Ring the bell'])
  })

  test('is sent as it was typed, and asked for when it is empty', async () => {
    const onSubmit = await show(askedBefore('At the door'))
    await agree()
    await choose('Enter your own')
    await submit()
    expect(screen.getByRole('main').textContent).toContain('Enter your delivery request.')
    expect(onSubmit).not.toHaveBeenCalled()
    await user.type(screen.getByRole('textbox', { name: 'Your delivery request' }), 'By the window')
    await submit()
    expect(onSubmit.mock.calls.map(([buyer]) => buyer.delivery)).toEqual(['By the window'])
  })

  test('is neither asked for nor sent where nothing is delivered', async () => {
    const onSubmit = await show({ is_delivered: false, ...askedBefore('Ring the bell') })
    expect(requestSelect()).toBeNull()
    expect(screen.getByRole('heading', { name: 'Billing address' })).toBeDefined()
    await agree()
    await submit()
    expect(onSubmit.mock.calls.map(([buyer]) => buyer.delivery)).toEqual([null])
  })
})

describe('OrderForm', () => {
  test('offers one to ten pieces of an add-on, and tells which was chosen', async () => {
    const onPieces = vi.fn<Props['onPieces']>()
    await show({ items: [armPad] }, { onPieces })
    const pieces = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Quantity of Arm pad' })
    const offered = Array.from(pieces.options, ({ value, text }) => [value, text])
    const numbers = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']
    expect(offered).toEqual(numbers.map((number) => [number, number]))
    await user.selectOptions(pieces, '10')
    expect(onPieces.mock.calls).toEqual([[0, 10]])
  })

  test.each([
    ['Pay ₩69,000', 69_000, false],
    ['Pay ₩69,000 again', 69_000, true],
    ['Pay ₩1', 1, false],
    ['Order for free', 0, false],
    ['Order for free', 0, true],
  ])('has the button "%s" for %i won, repeated: %s', async (name, total_amt, isRepeated) => {
    await show({ total_amt }, { isRepeated })
    expect(screen.getByRole('button', { name })).toBeDefined()
    expect(screen.queryAllByRole('heading', { name: 'Payment method' })).toHaveLength(total_amt > 0 ? 1 : 0)
  })

  test('sends the member’s name and number with the address of the last order, once it is agreed to', async () => {
    const onSubmit = await show(askedBefore('At the door'))
    await submit()
    expect(screen.getByRole('main').textContent).toContain('Agree to the terms and refund policy to continue.')
    expect(onSubmit).not.toHaveBeenCalled()
    await agree()
    await submit()
    expect(onSubmit.mock.calls.map(([buyer]) => buyer)).toEqual([
      { name: 'Haneul Kim', phone: '01023450142', ...address, delivery: 'At the door' },
    ])
  })

  test('sends nothing while the order is being placed', async () => {
    const onSubmit = await show(askedBefore('At the door'), { busy: 'Placing your order' })
    await agree()
    await submit('Placing your order')
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

/** Values of a row of the quote, by the name of the row. */
const rowsOf = (name: string) =>
  screen
    .getAllByRole('definition')
    .filter((value) => value.previousElementSibling?.textContent === name)
    .map((value) => value.textContent)

describe('the quote on paper', () => {
  test('has the items with their periods and amounts, the sum with its tax, and the seller', async () => {
    const pads = { ...armPad, quantity: 2, regular_amt: 76_000, discount_amt: 12_000, total_amt: 67_000 }
    const amounts = { regular_amt: 155_000, discount_amt: 22_000, delivery_amt: 3_000, total_amt: 136_000 }
    await show({ items: [sampleQuoteItem, pads], ...amounts })
    expect(rowsOf('Quote date')).toEqual(['21 Nov 2026Prices may change until you order.'])
    expect(rowsOf('Course')).toEqual([expect.stringContaining('3-month pass · 21 Nov 2026 – 20 Feb 2027')])
    expect(rowsOf('Add-on')).toEqual([
      'Arm pad2 eaSubtotal (2 items)₩76,000Discount−₩12,000Delivery fee₩3,000Total₩67,000',
    ])
    expect(rowsOf('Amount')).toEqual([
      'Subtotal (3 items)₩155,000Discount−₩22,000Delivery fee₩3,000Total₩136,000Supply value ₩123,636 VAT ₩12,364',
    ])
    expect(rowsOf('Business registration number')).toEqual(['123-45-67891'])
  })

  test('has the address as it is typed, and no row for one that is empty', async () => {
    await show()
    expect(rowsOf('Buyer')).toEqual(['Haneul Kim, 010-2345-0142'])
    expect(rowsOf('Delivery address')).toEqual([])
    await user.type(screen.getByRole('textbox', { name: 'Address' }), '104 Achasan-ro')
    expect(rowsOf('Delivery address')).toEqual(['104 Achasan-ro'])
    await choose('At the door')
    expect(rowsOf('Delivery address')).toEqual(['104 Achasan-roAt the door'])
    await user.type(screen.getByRole('textbox', { name: 'Postal code' }), '04799')
    await user.type(screen.getByRole('textbox', { name: 'Apartment, unit' }), '1203')
    expect(rowsOf('Delivery address')).toEqual(['(04799) 104 Achasan-ro, 1203At the door'])
  })

  test('has a billing address without a delivery request where nothing is delivered', async () => {
    await show({ is_delivered: false, ...askedBefore('Ring the bell') })
    expect(rowsOf('Delivery address')).toEqual([])
    expect(rowsOf('Billing address')).toEqual(['(04799) 104 Achasan-ro, 1203'])
  })
})
