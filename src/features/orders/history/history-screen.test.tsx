import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Endpoint } from '../../../../contract/endpoint.ts'
import { orderList } from '../../../../contract/orders.ts'
import { openOrderScreen, serverThat } from '../../../../tests/support/order-page.tsx'
import { HistoryScreen } from './history-screen.tsx'

test('a page after the last one says that nothing is on it, and leads to the first', async () => {
  const { http } = serverThat(new Map<Endpoint, unknown>([[orderList, []]]))
  await openOrderScreen((queryClient) => <HistoryScreen http={http} queryClient={queryClient} page={99} />)
  expect(await screen.findByRole('heading', { name: 'There is nothing on this page' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the first page' }).getAttribute('href')).toBe('/mypage/history')
  expect(screen.queryByText('You have bought nothing yet')).toBeNull()
})
