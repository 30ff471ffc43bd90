import { type Messages, setupI18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { deskSession } from '#contract/desk/operators.ts'
import type { Role } from '#contract/desk/roles.ts'
import { createDeskRouter } from '#desk/app/desk-router.tsx'
import { createPasskeyPrompt } from '#desk/http/passkey-prompt.ts'
import { createHttp } from '#lib/http/http.ts'
import { answer, createFakeServer } from '../fake-server.ts'
import { type OpenedPage, openedPage } from '../opened-page.ts'
import type { Table } from '../rows.ts'

const [catalogue] = Object.values(
  import.meta.glob<{ messages: Messages }>('../../../locales/desk/en.po', { eager: true }),
)

export interface DeskTable extends Table {
  /** Roles of the operator; an owner without it. */
  readonly roles?: readonly Role[]
}

const ends = '2026-11-27T10:00:00.000Z'

/** Opens a page of the desk, and waits until nothing on it is busy. */
export function openDeskPage({ address, answers, roles = ['owner'] }: DeskTable): Promise<OpenedPage> {
  const session = answer(deskSession, { name: 'Seo', roles: [...roles], ends_at: ends, confirmed_until: ends })
  const server = createFakeServer(answers, [session])
  const http = createHttp({ locale: 'en', xsrfToken: () => 'token', fetch: server.fetch })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createDeskRouter({
    shop: 'Practicum',
    http,
    plainHttp: http,
    queryClient,
    messages: { i18n: setupI18n({ locale: 'en', messages: { en: catalogue?.messages ?? {} } }), locale: 'en' },
    passkeyPrompt: createPasskeyPrompt(),
  })
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [address] }) })
  render(<RouterProvider router={router} />)
  return openedPage({ router, queryClient, server })
}
