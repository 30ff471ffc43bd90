import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { usePlainLinks } from './use-plain-links.ts'

afterEach(cleanup)

function Page() {
  usePlainLinks()
  return <dialog open>Log out on all devices?</dialog>
}

/** A page with an open dialog, whose router has loaded nothing yet. */
function openDialog() {
  const history = createMemoryHistory({ initialEntries: ['/mypage'] })
  const router = createRouter({ routeTree: createRootRoute(), history })
  render(
    <RouterContextProvider router={router}>
      <Page />
    </RouterContextProvider>,
  )
  return router
}

it('leaves a dialog open while the first page is still loading', async () => {
  const router = openDialog()
  await act(() => router.load())
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true)
})

it('closes a dialog when another page opens', async () => {
  const router = openDialog()
  await act(() => router.load())
  await act(() => router.navigate({ href: '/device' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
