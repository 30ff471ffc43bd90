import { type Messages, setupI18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createHttp } from '#lib/http/http.ts'
import { createDeskRouter } from '../app/desk-router.tsx'
import { createPasskeyPrompt } from '../http/passkey-prompt.ts'

const [catalogue] = Object.values(
  import.meta.glob<{ messages: Messages }>('../../../locales/desk/en.po', { eager: true }),
)

const order = (index: number) => ({
  order_number: `20261121-${String(index).padStart(8, '0')}`,
  status: 'paid',
  method: 'card',
  ordered_at: '2026-11-20T18:00:00.000Z',
  buyer_name: index === 1 ? '=김하늘' : '김하늘',
  userid: 'sora2026',
  name: 'Headset',
  others: 1,
  total_amt: 480_000,
  refunded_amt: 5_000,
  shipped_at: null,
  stages: ['to_ship', 'partly_refunded'],
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('saves every page of the list as it is filtered, as one file', async () => {
  const asked: string[] = []
  const http = createHttp({
    locale: 'en',
    fetch: async (address) => {
      const { pathname, searchParams } = new URL(address, 'http://desk.example')
      const session = { name: 'Seo', roles: ['owner'], ends_at: '2026-11-26T10:00:00Z', confirmed_until: null }
      const page = Number(searchParams.get('page_index'))
      if (searchParams.has('page_size')) asked.push(searchParams.toString())
      const answer = pathname.endsWith('/desk/session')
        ? { content: { ...session, confirmed_until: session.ends_at } }
        : {
            content: [order(page)],
            page_info: { request_page: page, request_size: 100, total_pages: 2, total_size: 101 },
          }
      return new Response(JSON.stringify({ status_code: 200, ...answer }), {
        headers: { 'Content-Type': 'application/json' },
      })
    },
  })
  const router = createDeskRouter({
    http,
    plainHttp: http,
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    messages: { i18n: setupI18n({ locale: 'en', messages: { en: catalogue?.messages ?? {} } }), locale: 'en' },
    passkeyPrompt: createPasskeyPrompt(),
  })
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: ['/orders?stage=to_ship&page=2'] }),
  })
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file)
    return 'blob:file'
  })
  render(<RouterProvider router={router} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(asked).toEqual(['stage=to_ship&page_index=1&page_size=100', 'stage=to_ship&page_index=2&page_size=100'])
  const rest = `sora2026,Headset and 1 more,Paid,"To ship, Partly refunded",Credit card,480000,5000,`
  expect((await saved[0]?.text())?.replace('\ufeff', '').split('\r\n')).toEqual([
    'Order,Ordered,Buyer,ID,What,State,Goods and refunds,Payment,Total,Refunded,Shipped',
    `20261121-00000001,2026-11-21 03:00,'=김하늘,${rest}`,
    `20261121-00000002,2026-11-21 03:00,김하늘,${rest}`,
    '',
  ])
})
