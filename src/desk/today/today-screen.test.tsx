import { type Messages, setupI18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Role } from '#contract/desk/roles.ts'
import type { MissingForLive } from '#contract/desk/setup.ts'
import type { TodayEntry, TodayKind } from '#contract/desk/today.ts'
import { createHttp } from '#lib/http/http.ts'
import { createDeskRouter } from '../app/desk-router.tsx'
import { createPasskeyPrompt } from '../http/passkey-prompt.ts'

const [catalogue] = Object.values(
  import.meta.glob<{ messages: Messages }>('../../../locales/desk/en.po', { eager: true }),
)

const none = { since: null, due_at: null, count: null, title: null, others: 0, buyer: null, failure: null }
const past = '2020-01-01T00:00:00.000Z'
const order = { ...none, subject: '20261121-ABCDEFGH', count: 480_000, title: 'Headset', buyer: '김하늘' }

/** One entry of each kind. A kind without one does not compile. */
const samples: Readonly<Record<TodayKind, Omit<TodayEntry, 'kind'>>> = {
  ship: { ...order, due_at: past, others: 1 },
  refund: order,
  'stuck-payment': order,
  'stuck-refund': order,
  approval: order,
  'expired-approval': order,
  inquiry: { ...none, subject: '7', title: 'How do I install it?' },
  objection: { ...none, subject: '00000000-0000-4000-8000-000000000000', title: 'sora2026' },
  review: { ...none, subject: '3', count: 2 },
  stock: { ...none, subject: 'devices/headset.yaml', title: 'Headset', count: 0 },
  message: { ...none, subject: 'order-paid', count: 3 },
  draft: { ...none, subject: 'notices/31.yaml', title: 'Maintenance', failure: 'role-lost' },
}

function openToday(
  kinds: readonly TodayKind[],
  special: Partial<TodayEntry> = {},
  { role = 'owner', missing = [] }: { role?: Role; missing?: readonly MissingForLive[] } = {},
) {
  const entries = kinds.map((kind) => ({ kind, ...samples[kind], ...special }))
  const http = createHttp({
    locale: 'en',
    fetch: async (address) => {
      const session = {
        name: 'Seo',
        roles: [role],
        ends_at: '2026-11-26T10:00:00Z',
        confirmed_until: '2026-11-26T10:00:00Z',
      }
      const content = address.includes('/desk/session')
        ? session
        : address.includes('/desk/setup')
          ? { missing }
          : { entries, counts: kinds.map((kind) => ({ kind, count: 1 })) }
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
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: ['/'] }) })
  render(<RouterProvider router={router} />)
}

const kinds = Object.keys(samples) as readonly TodayKind[]
const row = async () => (await screen.findAllByRole('row')).at(-1)

afterEach(cleanup)

describe('Today', () => {
  it.each<[kind: TodayKind, text: string, address: string | undefined]>([
    ['ship', '20261121-ABCDEFGH 김하늘, Headset and 1 more, ₩480,000', '/orders/20261121-ABCDEFGH'],
    ['refund', '20261121-ABCDEFGH 김하늘, Headset, ₩480,000', '/orders/20261121-ABCDEFGH'],
    ['stuck-payment', '20261121-ABCDEFGH 김하늘, Headset, ₩480,000', '/orders/20261121-ABCDEFGH'],
    ['stuck-refund', '20261121-ABCDEFGH 김하늘, Headset, ₩480,000', '/orders/20261121-ABCDEFGH'],
    ['approval', '20261121-ABCDEFGH 김하늘, Headset, ₩480,000', '/approvals#approval-20261121-ABCDEFGH'],
    ['expired-approval', '20261121-ABCDEFGH 김하늘, Headset, ₩480,000', '/approvals#approval-20261121-ABCDEFGH'],
    ['inquiry', '7 How do I install it?', '/inquiries/7'],
    ['objection', 'sora2026', '/members/00000000-0000-4000-8000-000000000000'],
    ['review', 'Review 3, reports: 2', '/reviews?state=reported#review-3'],
    ['stock', 'Headset: sold out', '/content/file?path=devices%2Fheadset.yaml'],
    ['message', 'Payment received', undefined],
    ['draft', 'Maintenance: whoever scheduled it may not publish any more', '/content/file?path=notices%2F31.yaml'],
  ])('says what %s is about, and leads there', async (kind, text, address) => {
    openToday([kind])
    const cell = (await row())?.querySelector('[data-column=About]')
    expect(cell?.textContent).toBe(text)
    expect(cell?.querySelector('a')?.getAttribute('href') ?? undefined).toBe(address)
  })

  const sample = { step: 'legal', text: 'Still the sample.', path: 'legal/terms/2025.yaml' } as const

  it('leads an owner to Set-up while the shop lacks something before it can sell', async () => {
    openToday([], {}, { missing: [sample, sample] })
    const link = await screen.findByRole('link', { name: 'Go to Set-up' })
    expect(link.getAttribute('href')).toBe('/setup')
    screen.getByText('2 things are missing before the shop can sell')
  })

  it.each([
    ['a shop that lacks nothing', 'owner', []],
    ['an operator who is no owner', 'support', [sample]],
  ] as const)('says nothing of Set-up to %s', async (_, role, missing) => {
    openToday(['inquiry'], {}, { role, missing })
    await row()
    expect(screen.queryByRole('link', { name: 'Go to Set-up' })).toBeNull()
  })

  it('names a draft without a title by its kind', async () => {
    openToday(['draft'], { title: null, subject: 'faq.yaml' })
    expect((await row())?.querySelector('[data-column=About] a')?.textContent).toBe('Questions and answers')
  })

  it('leads from each count to where all of its kind is done, and says what is late', async () => {
    openToday(kinds)
    await screen.findAllByRole('row')
    const counts = [...document.querySelectorAll('main ul > li')].map((each) => [
      each.textContent,
      each.querySelector('a')?.getAttribute('href') ?? undefined,
    ])
    expect(counts).toEqual([
      ['To ship: 1, 1 late', '/shipments'],
      ['Refund to continue: 1', '/orders?status=cancel_requested'],
      ['Payment without an end: 1', '/orders?status=pending'],
      ['Refund without an end: 1', '/orders?status=cancel_requested'],
      ['Approval: 1', '/approvals'],
      ['Expired request: 1', '/approvals'],
      ['Inquiry: 1', '/inquiries'],
      ['Objection: 1', '/members?status=restricted'],
      ['Reported review: 1', '/reviews?state=reported'],
      ['Low stock: 1', '/content?kind=device'],
      ['Failed message: 1', undefined],
      ['Draft that was not published: 1', '/content?state=failed'],
    ])
  })

  it('says so when everything is done', async () => {
    openToday([])
    expect(await screen.findByText('Everything is done.')).toBeTruthy()
  })
})
