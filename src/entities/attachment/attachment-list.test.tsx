import { I18nProvider } from '@lingui/react'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RouterContext } from '#app/router.tsx'
import * as codes from '#contract/protocol/codes.ts'
import { createHttp } from '#lib/http/http.ts'
import { createMessages } from '#lib/i18n/i18n.ts'
import { AttachmentList } from './attachment-list.tsx'

const attachments = ['a', 'b', 'c'].map((letter) => ({ id: letter.repeat(32), name: `${letter}.pdf`, size: 3 }))
const requestSchema = v.object({ attachment_id: v.string() })

/** Renders three attachments and presses the button. `answer` makes the response for the file of an ID. */
async function renderList(answer: (id: string) => Response) {
  const asked: string[] = []
  const messages = createMessages('en')
  await messages.load(['notices'])
  const context: Pick<RouterContext, 'http' | 'queryClient' | 'messages'> = {
    messages,
    queryClient: new QueryClient(),
    http: createHttp({ locale: 'en', fetch: (path, init) => fetch(path, init) }),
  }
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const { attachment_id: id } = v.parse(requestSchema, JSON.parse(String(init.body)))
    asked.push(id.slice(0, 1))
    return answer(id)
  })
  const routeTree = createRootRouteWithContext<typeof context>()({
    component: () => <AttachmentList attachments={attachments} path="/cs/notice-detail?id=1" />,
  })
  const router = createRouter({ routeTree, context, history: createMemoryHistory() })
  render(
    <I18nProvider i18n={messages.i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Download all' }))
  return { asked, router }
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('Download all', () => {
  it('downloads the files one after the other, and goes on after a failure', async () => {
    const { asked } = await renderList((id) => (id.startsWith('b') ? Response.error() : new Response('pdf')))
    await waitFor(() => expect(screen.getAllByText('File saved')).toHaveLength(2))
    expect(asked).toEqual(['a', 'b', 'c'])
    expect(screen.getByText(/couldn’t be downloaded/)).toBeTruthy()
  })

  it('stops at the login when the session has ended', async () => {
    const { asked, router } = await renderList(() =>
      Response.json({ status_code: codes.memberGone, content: { message: 'gone', request_id: '1' } }, { status: 404 }),
    )
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(asked).toEqual(['a'])
  })
})
