import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { sessionKeys } from '#contract/values/browser-storage.ts'
import { renderDeviceScreen } from '#tests/support/screens/device-page.tsx'
import { closeAlert, currentAlert } from '#ui/alert/alert-store.ts'
import { noChoice, sampleDevice } from '../device.fixture.ts'
import { DevicePage } from './device-page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  while (currentAlert()) closeAlert()
})

const panel = () => within(screen.getByRole('complementary', { name: 'Application' }))

it('shows every part named in the specification, with a link to the course that requires the device', async () => {
  await renderDeviceScreen(<DevicePage device={sampleDevice()} search={noChoice} />)
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Prices and terms',
    'Courses that use this device',
    'Device details',
    'Application guide',
    'How it works',
    'Before you order',
    'Good to know',
  ])
  expect(screen.getByRole('link', { name: 'IV insertion' }).getAttribute('href')).toBe(
    '/contents/detail?id=101&memberType=IDV',
  )
  expect(screen.getByText('Keep two metres by two free.')).toBeTruthy()
})

it('adds up term, quantity and delivery', async () => {
  await renderDeviceScreen(<DevicePage device={sampleDevice()} search={{ ...noChoice, months: 3, quantity: 2 }} />)
  for (const text of ['₩279,300', '₩10,000', '₩289,300', 'Discount for 3 months, 5%']) {
    expect(panel().getByText(text)).toBeTruthy()
  }
  expect(panel().getByText('24 Nov 2026 – 23 Feb 2027')).toBeTruthy()
})

it('shows the same in Korean', async () => {
  const choice = { ...noChoice, months: 3 }
  const device = sampleDevice()
  await renderDeviceScreen(<DevicePage device={device} search={choice} />, { locale: 'ko', current: [device] })
  expect(screen.getByRole('combobox', { name: '대여 기간' })).toBeTruthy()
  expect(await screen.findByText('12대 남았어요.', { exact: false })).toBeTruthy()
})

it('shows the stock that the browser has loaded, never the stock in the cached page', async () => {
  const device = sampleDevice()
  await renderDeviceScreen(<DevicePage device={device} search={noChoice} />)
  expect(panel().getByText(/Order today/).textContent).not.toContain('12')
  cleanup()
  await renderDeviceScreen(<DevicePage device={device} search={noChoice} />, { current: [{ ...device, stock: 2 }] })
  expect(await panel().findByText('2 left.', { exact: false })).toBeTruthy()
})

it('navigates to the address with the chosen term, quantity or sale type', async () => {
  const { address } = await renderDeviceScreen(<DevicePage device={sampleDevice()} search={noChoice} />)
  fireEvent.change(panel().getByRole('combobox'), { target: { value: '12' } })
  await waitFor(() => expect(address()).toBe('/device/detail?id=11&months=12'))
  fireEvent.click(panel().getByRole('link', { name: 'Increase' }))
  await waitFor(() => expect(address()).toBe('/device/detail?id=11&quantity=2'))
  fireEvent.click(panel().getByRole('link', { name: 'Purchase, ₩690,000' }))
  await waitFor(() => expect(address()).toBe('/device/detail?id=11&sale_type=purchase'))
})

it('limits the quantity to between one and the stock', async () => {
  await renderDeviceScreen(<DevicePage device={sampleDevice({ stock: 1 })} search={noChoice} />)
  for (const name of ['Decrease', 'Increase']) {
    const link = panel().getByRole('link', { name })
    expect([link.getAttribute('aria-disabled'), link.getAttribute('href')]).toEqual(['true', null])
  }
})

it('disables the application when out of stock, and shows the restock date', async () => {
  const out = sampleDevice({ stock: 0, returns_on: '2026-12-04' })
  await renderDeviceScreen(<DevicePage device={out} search={noChoice} />)
  for (const button of screen.getAllByRole('button', { name: 'Currently rented out' })) {
    expect(button.hasAttribute('disabled')).toBe(true)
  }
  expect(screen.getByText('The next one is available on 4 Dec.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Apply to rent' })).toBeNull()
  // The days of a rental that cannot start are unknown.
  expect(panel().queryByText(/24 Nov/)).toBeNull()
})

describe('ApplyLink', () => {
  const order = '/order?device=11&sale_type=rental&months=3&quantity=2'
  const apply = () => panel().getByRole('link', { name: 'Apply to rent' })
  const open = () =>
    renderDeviceScreen(<DevicePage device={sampleDevice()} search={{ ...noChoice, months: 3, quantity: 2 }} />)

  it('links to the order form with the choices', async () => {
    await open()
    expect(apply().getAttribute('href')).toBe(order)
  })

  it('asks a visitor to log in, and opens the order form after the login', async () => {
    const { address } = await open()
    fireEvent.click(apply())
    const alert = within(await screen.findByRole('alertdialog', { name: 'Please log in to continue.' }))
    fireEvent.click(alert.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(address()).toBe(`/login?next=${encodeURIComponent(order)}`))
  })

  it('stays on the page when the visitor closes the alert', async () => {
    const { address } = await open()
    fireEvent.click(apply())
    const alert = within(await screen.findByRole('alertdialog'))
    fireEvent.click(alert.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(address()).toBe('/device')
  })

  it('opens the order form at once for a member', async () => {
    localStorage.setItem(sessionKeys.isLogin, 'true')
    localStorage.setItem(sessionKeys.accessToken, 'a token')
    await open()
    expect(fireEvent.click(apply())).toBe(true)
    expect(currentAlert()).toBeUndefined()
  })
})
