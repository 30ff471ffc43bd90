import { type Messages, setupI18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createHttp } from '#lib/http/http.ts'
import { createDeskRouter } from '../app/desk-router.tsx'
import { createPasskeyPrompt } from '../http/passkey-prompt.ts'

const [catalogue] = Object.values(
  import.meta.glob<{ messages: Messages }>('../../../locales/desk/en.po', { eager: true }),
)

afterEach(cleanup)

const number = '20261121-ABCDEFGH'
const headset = {
  id: '00000000-0000-4000-8000-000000000000',
  line: 1,
  quantity: 1,
  name: 'Headset',
  amt: 480_000,
  refund_amt: 475_000,
  delivery_amt: 0,
  paid_delivery_amt: 5_000,
  is_delivered: true,
  refusal: null,
  progress: null,
  counted_from: null,
  until: null,
  must_return: true,
  early_end: null,
}

/** Opens the refund of an order with a headset, in English. */
async function open(special: Partial<typeof headset> = {}) {
  const http = createHttp({
    locale: 'en',
    fetch: async (address) => {
      const { pathname } = new URL(address, 'http://desk.example')
      const ends = '2026-11-26T10:00:00Z'
      const content = pathname.endsWith('/desk/session')
        ? { name: 'Seo', roles: ['money'], ends_at: ends, confirmed_until: ends }
        : pathname.endsWith('/refund')
          ? {
              order_number: number,
              items: [{ ...headset, ...special }],
              paid_amt: 480_000,
              refunded_amt: 0,
              left_amt: 480_000,
              rule_amt: 475_000,
              needs_account: false,
            }
          : []
      return new Response(JSON.stringify({ status_code: 200, content }), {
        headers: { 'Content-Type': 'application/json' },
      })
    },
  })
  const router = createDeskRouter({
    shop: 'Practicum',
    http,
    plainHttp: http,
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    messages: { i18n: setupI18n({ locale: 'en', messages: { en: catalogue?.messages ?? {} } }), locale: 'en' },
    passkeyPrompt: createPasskeyPrompt(),
  })
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [`/orders/${number}/refund`] }),
  })
  render(<RouterProvider router={router} />)
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Reason, for the record/ })
}

it('leads from goods that come back to a sum with a reason', async () => {
  const reason = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Keep back a part' }))
  expect(await screen.findByRole('spinbutton', { name: /^Sum in won/ })).toBeTruthy()
  expect(reason.value).toBe('Part of the price kept back: the goods came back damaged')
})

it('keeps a reason that was typed', async () => {
  const reason = await open()
  fireEvent.change(reason, { target: { value: 'Scratched lens' } })
  fireEvent.click(screen.getByRole('button', { name: 'Keep back a part' }))
  expect(reason.value).toBe('Scratched lens')
})

it('speaks of damaged goods only where goods come back', async () => {
  await open({ must_return: false })
  expect(screen.queryByRole('button', { name: 'Keep back a part' })).toBeNull()
})

it('focuses the form again after Back', async () => {
  const reason = await open()
  fireEvent.change(reason, { target: { value: 'Scratched lens' } })
  fireEvent.click(screen.getByRole('button', { name: 'Check the refund' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Back' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /^Headset/ })))
})
