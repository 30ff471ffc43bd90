import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useStepAddress } from './use-step-address.ts'

const steps = ['first', 'second', 'third'] as const
type Step = (typeof steps)[number]
const go = vi.fn<(step: Step, replace: boolean) => void>()
const back = vi.fn<() => void>()
const resume = vi.fn<(step: Step) => boolean>(() => false)
beforeEach(() => vi.clearAllMocks())

interface Place {
  readonly open: Step | undefined
  readonly asked: Step
  readonly canGoBack?: boolean
}

async function follow(place: Place, supportView?: { readonly at: string }) {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context: { supportView },
  })
  await router.load()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterContextProvider router={router}>{children}</RouterContextProvider>
  )
  return renderHook((now: Place) => useStepAddress({ steps, go, back, resume, ...now }), {
    wrapper,
    initialProps: place,
  })
}

test('leads the address on when the flow goes on, once', async () => {
  const { rerender } = await follow({ open: 'first', asked: 'first' })
  rerender({ open: 'second', asked: 'first' })
  rerender({ open: 'second', asked: 'first' })
  expect(go.mock.calls).toEqual([['second', false]])
})

test('replaces the address when the flow goes back by itself', async () => {
  const { rerender } = await follow({ open: 'second', asked: 'second' })
  rerender({ open: 'first', asked: 'second' })
  expect(go.mock.calls).toEqual([['first', true]])
})

test('takes the flow back with the browser, as far as the address went', async () => {
  const { rerender } = await follow({ open: 'third', asked: 'third' })
  rerender({ open: 'third', asked: 'first' })
  rerender({ open: 'second', asked: 'first' })
  rerender({ open: 'first', asked: 'first' })
  expect(back).toHaveBeenCalledTimes(2)
  expect(go).not.toHaveBeenCalled()
})

test('brings the address back to a flow that cannot go back now', async () => {
  const { rerender } = await follow({ open: 'third', asked: 'third' })
  rerender({ open: 'third', asked: 'second', canGoBack: false })
  expect(back).not.toHaveBeenCalled()
  expect(go.mock.calls).toEqual([['third', true]])
})

test('corrects an address that is ahead of the flow', async () => {
  await follow({ open: 'first', asked: 'third' })
  expect(go.mock.calls).toEqual([['first', true]])
})

test('waits as long as the flow does not know where it stands', async () => {
  await follow({ open: undefined, asked: 'third' })
  expect(go).not.toHaveBeenCalled()
})

test('leaves the address of a support view alone', async () => {
  await follow({ open: 'second', asked: 'first' }, { at: 'second' })
  expect(go).not.toHaveBeenCalled()
})

test('resumes the later step after Forward, where it is known', async () => {
  resume.mockReturnValueOnce(true)
  const { rerender } = await follow({ open: 'first', asked: 'first' })
  rerender({ open: 'first', asked: 'second' })
  expect(resume.mock.calls).toEqual([['second']])
  expect(go).not.toHaveBeenCalled()
})

test('brings the address back after Forward to a step that is not known', async () => {
  const { rerender } = await follow({ open: 'first', asked: 'first' })
  rerender({ open: 'first', asked: 'second' })
  expect(go.mock.calls).toEqual([['first', true]])
})

test('takes no later step for Forward when the flow went back farther than the address', async () => {
  const { rerender } = await follow({ open: 'third', asked: 'third' })
  rerender({ open: 'third', asked: 'second' })
  rerender({ open: 'first', asked: 'second' })
  expect(resume).not.toHaveBeenCalled()
  expect(go.mock.calls).toEqual([['first', true]])
})
