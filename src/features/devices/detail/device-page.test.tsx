import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
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
