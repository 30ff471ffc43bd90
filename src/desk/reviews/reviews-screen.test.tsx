import { type Messages, setupI18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { createHttp } from '#lib/http/http.ts'
import { createDeskRouter } from '../app/desk-router.tsx'
import { createPasskeyPrompt } from '../http/passkey-prompt.ts'

const [catalogue] = Object.values(
  import.meta.glob<{ messages: Messages }>('../../../locales/desk/en.po', { eager: true }),
)

afterEach(cleanup)

const course = {
  path: 'courses/safety/forklift.yaml',
  kind: 'course',
  idx: 201,
  title: { ko: '지게차 운전', en: 'Forklift' },
  edition: 1,
  published_at: '2026-11-01T10:00:00.000Z',
  draft: null,
}

/** Opens the reviews in English. Returns the address, and the courses that were asked for, the last one last. */
async function open() {
  const asked: (string | null)[] = []
  const http = createHttp({
    locale: 'en',
    fetch: async (address) => {
      const { pathname, searchParams } = new URL(address, 'http://desk.example')
      const session = { name: 'Seo', roles: ['owner'], ends_at: '2026-11-26T10:00:00Z' }
      if (pathname.endsWith('/desk/review')) asked.push(searchParams.get('course'))
      const list = pathname.endsWith('/desk/content') ? [course] : []
      const answer = pathname.endsWith('/desk/session')
        ? { content: { ...session, confirmed_until: session.ends_at } }
        : { content: list, page_info: { request_page: 1, request_size: 50, total_pages: 1, total_size: list.length } }
      return new Response(JSON.stringify({ status_code: 200, ...answer }), {
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
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: ['/reviews'] }) })
  render(<RouterProvider router={router} />)
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Course' })
  await waitFor(() => expect(field.list?.options).toHaveLength(1))
  return { field, asked, search: () => router.state.location.search }
}

it('filters by a title that was chosen, at once', async () => {
  const { field, asked, search } = await open()
  expect(field.list?.options[0]?.value).toBe('Forklift')
  await userEvent.setup().type(field, 'Forklift')
  await waitFor(() => expect(search()).toEqual({ course: 'Forklift' }))
  await waitFor(() => expect(asked).toEqual([null, 'Forklift']))
})

it('filters by words of a title with Enter', async () => {
  const { field, asked } = await open()
  await userEvent.setup().type(field, 'fork{Enter}')
  await waitFor(() => expect(asked).toEqual([null, 'fork']))
})
