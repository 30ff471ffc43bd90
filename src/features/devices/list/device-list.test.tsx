import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { paths } from '#contract/addresses/paths.ts'
import { renderDeviceScreen } from '#tests/support/screens/device-page.tsx'
import { sampleDevice } from '../device.fixture.ts'
import { categoriesOf, type DeviceListSearch } from '../device-search.ts'
import { DeviceListScreen } from './device-list.tsx'

afterEach(cleanup)

const devices = [
  sampleDevice(),
  sampleDevice({ idx: 13, name: 'Halo', stock: 0, returns_on: '2026-12-04' }),
  sampleDevice({ idx: 17, name: 'Walking platform', stock: 0 }),
  sampleDevice({ idx: 21, name: 'Wheel', category: 'wheel', stock: 3 }),
]

function open(search: Partial<DeviceListSearch> = {}, among = devices, current = among) {
  const page = { categories: categoriesOf(devices), devices: among, head: { title: '', description: '' } }
  const address = { category: undefined, sale_type: undefined, ...search }
  return renderDeviceScreen(<DeviceListScreen page={page} search={address} />, {
    current,
    path: paths.devices(address),
  })
}

const links = (name: string) =>
  within(screen.getByLabelText(name))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])

it('counts the devices of both categories, and keeps each filter when the other changes', async () => {
  await open({ category: 'wheel' })
  expect(links('Device types')).toEqual([
    ['VR devices 3', '/device', null],
    ['Racing wheels 1', '/device?category=wheel', 'page'],
  ])
  expect(links('Rent or buy')).toEqual([
    ['Rental', '/device?category=wheel', 'page'],
    ['Purchase', '/device?category=wheel&sale_type=purchase', null],
  ])
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(await screen.findByText('3 left')).toBeTruthy()
})

it('shows only the stock that the browser has loaded', async () => {
  await open({}, devices.slice(0, 1), [sampleDevice({ stock: 7 })])
  expect(await screen.findByText('7 in stock')).toBeTruthy()
  cleanup()
  await open({}, devices.slice(0, 1), [])
  const [card] = screen.getAllByRole('article')
  expect(card?.textContent).toContain('Available')
  expect(card?.textContent).not.toContain('12 in stock')
  cleanup()
  await open({}, devices.slice(0, 1), [sampleDevice({ stock: 0 })])
  expect(await screen.findByText('Currently rented out')).toBeTruthy()
})

it('shows the monthly price for rental and the total price for purchase', async () => {
  await open()
  const [card] = screen.getAllByRole('article')
  expect(card?.textContent).toContain('₩49,000 a month')
  expect(card?.textContent).toContain('1 · 3 · 12 months')
  cleanup()
  await open({ sale_type: 'purchase' })
  const [sold] = screen.getAllByRole('article')
  expect(sold?.textContent).toContain('₩690,000')
  expect(sold?.querySelector('a')?.getAttribute('href')).toBe('/device/detail?id=11&sale_type=purchase')
})

it('shows the restock date of a device that is out of stock, or an inquiry link', async () => {
  await open()
  const [, halo, platform] = screen.getAllByRole('article')
  expect(halo?.textContent).toMatch(/Currently rented out.*Available from 4 Dec/)
  expect(platform?.textContent).toContain('Ask when it’s available')
})

it('offers the other category or sale type when no device matches', async () => {
  await open({ category: 'wheel' }, devices.slice(0, 1))
  expect(screen.getByRole('link', { name: 'See 1 other device' }).getAttribute('href')).toBe('/device')
  cleanup()
  await open({ sale_type: 'purchase' }, [])
  expect(screen.getByRole('link', { name: 'See devices to rent' }).getAttribute('href')).toBe('/device')
})
