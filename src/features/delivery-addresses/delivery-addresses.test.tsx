import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { addDeliveryAddress, deliveryAddressList } from '#contract/orders/delivery-addresses.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { postcodeChannel } from '#contract/values/postcode.ts'
import { fakeServer, renderScreen } from '#tests/support/screens/render-screen.tsx'
import { DeliveryAddresses } from './delivery-addresses.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const home = {
  id: '6f0b8f0e-4f5a-4c0e-9a8f-0b7f3f1d2c11',
  name: 'Home',
  postcode: '04799',
  address: 'Achasan-ro 104',
  address_detail: '1203',
  is_default: true,
}
const { id: _, ...typed } = { ...home, name: 'School', is_default: false }

async function show(listed: readonly (typeof home)[]) {
  const answers = new Map<Endpoint, unknown>([[deliveryAddressList, listed]])
  const { http, asked } = fakeServer(answers)
  await renderScreen(<DeliveryAddresses />, { http, catalogues: ['delivery-addresses', 'form', 'errors'] })
  return { answers, asked }
}

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('a member without addresses is told what they are for', async () => {
  await show([])
  expect(await screen.findByText('Save addresses you order to, and choose one in the order form.')).toBeDefined()
})

test('shows each address by its name, and which one the order form begins with', async () => {
  await show([home])
  expect(await screen.findByText('Home')).toBeDefined()
  expect(screen.getByText('(04799) Achasan-ro 104, 1203')).toBeDefined()
  expect(screen.getByText('Default')).toBeDefined()
})

test('adds an address, and says what is missing before', async () => {
  const { answers, asked } = await show([home])
  fireEvent.click(await screen.findByRole('button', { name: 'Add an address' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save address' }))
  expect(await screen.findByText('Enter a name for the address, such as home or school.')).toBeDefined()
  expect(screen.getByText('Enter the 5-digit postal code.')).toBeDefined()
  fill('Name of the address', 'School')
  fill('Postal code', '04799')
  fill('Address', 'Achasan-ro 104')
  fill('Apartment, unit', '1203')
  answers.set(addDeliveryAddress, [home, { ...typed, id: '6f0b8f0e-4f5a-4c0e-9a8f-0b7f3f1d2c12' }])
  fireEvent.click(screen.getByRole('button', { name: 'Save address' }))
  expect(await screen.findByText('School')).toBeDefined()
  expect(screen.queryByLabelText('Postal code')).toBeNull()
  expect(asked.at(-1)).toEqual({ name: 'add-delivery-address', input: { body: typed } })
})

test('fills in the address that the search found, and goes on to the rest of it', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(window)
  await show([])
  fireEvent.click(await screen.findByRole('button', { name: 'Add an address' }))
  fireEvent.click(screen.getByRole('button', { name: 'Find the address' }))
  const request = new URL(String(opened.mock.lastCall?.[0]), 'http://shop.example').searchParams.get('request')
  const channel = new BroadcastChannel(postcodeChannel)
  channel.postMessage({ request, postcode: '04799', address: '서울 성동구 공방길 12' })
  channel.close()
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Postal code').value).toBe('04799'))
  expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('서울 성동구 공방길 12')
  expect(document.activeElement).toBe(screen.getByLabelText('Apartment, unit'))
})

test('ten addresses leave no button for another', async () => {
  const addresses = Array.from({ length: 10 }, (_each, index) => ({
    ...home,
    id: `6f0b8f0e-4f5a-4c0e-9a8f-0b7f3f1d2c${20 + index}`,
    name: `Room ${index}`,
    is_default: index === 0,
  }))
  await show(addresses)
  const section = (await screen.findByText('Room 9')).closest('section')
  expect(within(section ?? document.body).queryByRole('button', { name: 'Add an address' })).toBeNull()
})
