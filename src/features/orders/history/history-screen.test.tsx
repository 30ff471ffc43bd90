import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { orderList } from '#contract/orders/orders.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { sampleOrder } from '#tests/flows/samples/order-samples.ts'
import { fakeServer, renderScreen } from '#tests/support/screens/render-screen.tsx'
import { HistoryScreen } from './history-screen.tsx'

afterEach(cleanup)

test('a page after the last one is empty and links to the first', async () => {
  const { http } = fakeServer(new Map<Endpoint, unknown>([[orderList, []]]))
  await renderScreen(<HistoryScreen page={99} since={{}} />, { http })
  expect(await screen.findByRole('heading', { name: 'There’s nothing on this page' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the first page' }).getAttribute('href')).toBe('/mypage/history')
  expect(screen.queryByText('No orders yet')).toBeNull()
})

test('the start day filters the orders and stays on every page', async () => {
  const { http, asked } = fakeServer(new Map<Endpoint, unknown>([[orderList, []]]))
  const since = { year: 2026, month: 2, day: 31 }
  await renderScreen(<HistoryScreen page={1} since={since} />, { http })
  expect(await screen.findByRole('heading', { name: 'No orders since this date' })).toBeTruthy()
  expect(asked.map(({ input }) => input)).toContainEqual({
    query: { page_index: 1, page_size: 5, since: '2026-02-28' },
  })
  for (const [name, value] of [
    ['Year', '2026'],
    ['Month', '2'],
    ['Day', '31'],
  ] as const) {
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name }).value).toBe(value)
  }
  expect(screen.getByRole('link', { name: 'Show all orders' }).getAttribute('href')).toBe('/mypage/history')
})

test('an order that is not paid yet leads to paying or cancelling it', async () => {
  const { order_number, status, ordered_at, name, others, total_amt, refunded_amt } = sampleOrder()
  const unpaid = {
    order_number,
    status,
    ordered_at,
    name,
    others,
    total_amt,
    refunded_amt,
    can_pay: true,
    failed_tries: [],
  }
  const paid = { ...unpaid, order_number: '20261121-AAAAAAA2', status: 'paid', can_pay: false }
  const confirming = { ...unpaid, order_number: '20261121-AAAAAAA3', can_pay: false }
  const { http } = fakeServer(new Map<Endpoint, unknown>([[orderList, [unpaid, paid, confirming]]]))
  await renderScreen(<HistoryScreen page={1} since={{}} />, { http })
  const links = await screen.findAllByRole('link', { name: 'Pay or cancel' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/mypage/history/detail?id=${order_number}`])
})

test('a column holds the day, the items, the amount or the status of each order', async () => {
  const { order_number, ordered_at, name, others } = sampleOrder()
  const listed = { order_number, ordered_at, name, others, total_amt: 69_000, can_pay: false, failed_tries: [] }
  const orders = [
    { ...listed, status: 'paid', refunded_amt: 10_000 },
    { ...listed, order_number: '20261121-AAAAAAA2', status: 'expired', others: 2, refunded_amt: 0 },
  ]
  const { http } = fakeServer(new Map<Endpoint, unknown>([[orderList, orders]]))
  await renderScreen(<HistoryScreen page={1} since={{}} />, { http })
  const rows = (await screen.findAllByRole('row')).map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows).toEqual([
    ['Order date', 'Items', 'Amount', 'Status'],
    ['21 Nov 2026', 'IV insertion', '₩69,000₩10,000 refunded', 'Partly refunded'],
    ['21 Nov 2026', 'IV insertion and 2 more', '₩69,000', 'Not paid in time'],
  ])
})

test('orders that did not load are shown after another try', async () => {
  const answers = new Map<Endpoint, unknown>()
  await renderScreen(<HistoryScreen page={1} since={{}} />, { http: fakeServer(answers).http })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  answers.set(orderList, [])
  fireEvent.click(retry)
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeTruthy()
})

test('a buyer without orders is led to the courses', async () => {
  const { http } = fakeServer(new Map<Endpoint, unknown>([[orderList, []]]))
  await renderScreen(<HistoryScreen page={1} since={{}} />, { http })
  expect((await screen.findByRole('link', { name: 'Browse courses' })).getAttribute('href')).toBe('/contents')
})

test('orders can be filtered by a start day as soon as one is shown', async () => {
  const { order_number, ordered_at, name, others, total_amt, refunded_amt } = sampleOrder({ status: 'paid' })
  const listed = {
    order_number,
    ordered_at,
    name,
    others,
    total_amt,
    refunded_amt,
    status: 'paid',
    can_pay: false,
    failed_tries: [],
  }
  const answers = new Map<Endpoint, unknown>()
  await renderScreen(<HistoryScreen page={1} since={{}} />, { http: fakeServer(answers).http })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('combobox', { name: 'Year' })).toBeNull()
  answers.set(orderList, [listed])
  fireEvent.click(retry)
  expect(await screen.findByRole('combobox', { name: 'Year' })).toBeTruthy()
})
