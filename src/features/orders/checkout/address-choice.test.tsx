import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { addDeliveryAddress, deliveryAddressList } from '#contract/orders/delivery-addresses.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { fakeServer, renderScreen } from '#tests/support/screens/render-screen.tsx'
import { AddressChoice, SaveAddress } from './address-choice.tsx'
import type { OrderAddress } from './order-address.ts'

afterEach(cleanup)

const home = {
  id: '6f0b8f0e-4f5a-4c0e-9a8f-0b7f3f1d2c11',
  name: 'Home',
  postcode: '04799',
  address: 'Achasan-ro 104',
  address_detail: '1203',
  is_default: true,
}
const own = { postcode: '06236', address: 'Teheran-ro 2', address_detail: '3F' }

/** Stands for the fields of the order form. */
function Fields({ first }: { first: OrderAddress }) {
  const [typed, setTyped] = useState(first)
  return (
    <>
      <AddressChoice typed={typed} onChoose={setTyped} />
      <SaveAddress typed={typed} />
      <p>{`${typed.postcode} ${typed.address} ${typed.address_detail}`}</p>
      <button type="button" onClick={() => setTyped({ ...typed, address_detail: '4F' })}>
        type
      </button>
    </>
  )
}

async function show(first: OrderAddress, listed = [home]) {
  const answers = new Map<Endpoint, unknown>([[deliveryAddressList, listed]])
  const { http, asked } = fakeServer(answers)
  await renderScreen(<Fields first={first} />, { http, catalogues: ['orders', 'form', 'errors'] })
  return { answers, asked }
}
const choose = (value: string) => fireEvent.change(screen.getByLabelText('Saved address'), { target: { value } })

test('a chosen address fills the fields, and what was typed comes back by its own option', async () => {
  await show(own)
  expect((await screen.findByLabelText<HTMLSelectElement>('Saved address')).value).toBe('typed')
  choose(home.id)
  expect(screen.getByText('04799 Achasan-ro 104 1203')).toBeDefined()
  choose('typed')
  expect(screen.getByText('06236 Teheran-ro 2 3F')).toBeDefined()
})

test('a changed field is another address: the choice follows, and it is not lost either', async () => {
  await show(home)
  await screen.findByLabelText('Saved address')
  expect(screen.queryByRole('option', { name: 'The address you entered' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'type' }))
  expect(screen.getByLabelText<HTMLSelectElement>('Saved address').value).toBe('typed')
  choose(home.id)
  choose('typed')
  expect(screen.getByText('04799 Achasan-ro 104 4F')).toBeDefined()
})

test('there is nothing to choose without a named address', async () => {
  await show(own, [])
  await screen.findByLabelText('Save this address as')
  expect(screen.queryByLabelText('Saved address')).toBeNull()
})

test('saves the typed address under a name, once it is whole and no named one', async () => {
  const { answers, asked } = await show(own)
  const name = await screen.findByLabelText('Save this address as')
  fireEvent.change(name, { target: { value: 'School' } })
  const saved = { ...own, id: '6f0b8f0e-4f5a-4c0e-9a8f-0b7f3f1d2c12', name: 'School', is_default: false }
  answers.set(addDeliveryAddress, [home, saved])
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The address is saved.')).toBeDefined()
  expect(asked.at(-1)).toEqual({
    name: 'add-delivery-address',
    input: { body: { name: 'School', ...own, is_default: false } },
  })
})

test('offers to save neither a named address nor one that is not whole', async () => {
  await show(home)
  await screen.findByLabelText('Saved address')
  expect(screen.queryByLabelText('Save this address as')).toBeNull()
  cleanup()
  await show({ ...own, postcode: '1' })
  await screen.findByLabelText('Saved address')
  expect(screen.queryByLabelText('Save this address as')).toBeNull()
})
