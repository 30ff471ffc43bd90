import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { contentFiles, uploadContentFile } from '#contract/desk/content.ts'
import { type ContentOf, parseAnswer } from '#contract/protocol/endpoint.ts'
import type { DeskContext } from '#desk/http/desk-context.ts'
import type { Http } from '#lib/http/http.ts'
import { FileControl } from './file-control.tsx'
import { type FormActions, FormActionsContext } from './form-context.ts'

afterEach(cleanup)

const FieldView = () => null

/** Renders a field for a picture. An upload and the list of files are answered when the test says so. */
async function renderControl() {
  const uploads: PromiseWithResolvers<ContentOf<typeof uploadContentFile>>[] = []
  const lists: PromiseWithResolvers<[]>[] = []
  const http: Http = async (endpoint) => {
    if (endpoint.name === contentFiles.name) {
      const list = Promise.withResolvers<[]>()
      lists.push(list)
      // The first list is there with the page.
      return parseAnswer(endpoint, lists.length === 1 ? [] : await list.promise)
    }
    if (endpoint.name !== uploadContentFile.name) throw new Error(`the field does not ask ${endpoint.name}`)
    const upload = Promise.withResolvers<ContentOf<typeof uploadContentFile>>()
    uploads.push(upload)
    return parseAnswer(endpoint, await upload.promise)
  }
  const change = vi.fn()
  const actions: FormActions = {
    file: 'events/1.yaml',
    today: '2026-11-21',
    isReadOnly: false,
    change,
    leave: () => {},
    current: () => ({}),
    published: {},
    FieldView,
  }
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const queryClient = new QueryClient()
  const context = { http, queryClient, messages: { i18n, locale: 'en' } } as const
  const routeTree = createRootRouteWithContext<Pick<DeskContext, keyof typeof context>>()({
    component: () => (
      <FormActionsContext value={actions}>
        <FileControl
          field={{ type: 'file', label: { id: 'picture', message: 'Picture' }, folder: 'pictures' }}
          path="picture"
          value="old.webp"
        />
      </FormActionsContext>
    ),
  })
  const router = createRouter({ routeTree, context, history: createMemoryHistory() })
  render(
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  )
  await screen.findByLabelText('File to upload')
  const upload = (name: string) =>
    fireEvent.change(screen.getByLabelText('File to upload'), { target: { files: [new File(['x'], name)] } })
  const answer = (index: number, name: string) =>
    uploads[index]?.resolve({ folder: 'pictures', name, size: 1, address: `/${name}` })
  return { upload, uploads, answer, lists, change }
}
const settled = () => new Promise((done) => setTimeout(done))

it('takes the last of two files, whichever is uploaded first', async () => {
  const { upload, uploads, answer, lists, change } = await renderControl()
  upload('first.webp')
  await waitFor(() => expect(uploads).toHaveLength(1))
  upload('second.webp')
  await waitFor(() => expect(uploads).toHaveLength(2))
  answer(1, 'second.webp')
  await waitFor(() => expect(lists).toHaveLength(2))
  lists[1]?.resolve([])
  await waitFor(() => expect(change.mock.calls).toEqual([['picture', 'second.webp']]))
  answer(0, 'first.webp')
  await settled()
  for (const list of lists) list.resolve([])
  await settled()
  expect(change.mock.calls).toEqual([['picture', 'second.webp']])
})

it('takes no file that was cancelled while the list of files is read again', async () => {
  const { upload, uploads, answer, lists, change } = await renderControl()
  upload('first.webp')
  await waitFor(() => expect(uploads).toHaveLength(1))
  answer(0, 'first.webp')
  await waitFor(() => expect(lists).toHaveLength(2))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  lists[1]?.resolve([])
  await settled()
  expect(change).not.toHaveBeenCalled()
})
