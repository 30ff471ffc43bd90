import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { useAddressEvent } from './use-address-event.ts'

/** Visits addresses with these events one after another, each of them twice. Returns what the flow was sent. */
async function visit(types: readonly (string | undefined)[], supportView?: { readonly at: string }) {
  const send = vi.fn<(event: { readonly type: string }) => void>()
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context: { supportView },
  })
  await router.load()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterContextProvider router={router}>{children}</RouterContextProvider>
  )
  const eventOf = (type: string | undefined) => (type === undefined ? undefined : { type })
  const { rerender } = renderHook((type: string | undefined) => useAddressEvent(send, eventOf(type)), {
    wrapper,
    initialProps: types[0],
  })
  for (const type of types.flatMap((each) => [each, each])) rerender(type)
  return send.mock.calls.map(([{ type }]) => type)
}

test('sends what the address says once, at first and whenever it says something else', async () => {
  expect(await visit(['phone.chosen', 'email.chosen', undefined, 'email.chosen'])).toEqual([
    'phone.chosen',
    'email.chosen',
    'email.chosen',
  ])
})

test('sends nothing in a support view, which stays in its state', async () => {
  expect(await visit(['phone.chosen', 'email.chosen'], { at: 'sendingCode' })).toEqual([])
})
