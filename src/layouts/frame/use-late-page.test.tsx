import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LatePage, useLatePage } from './use-late-page.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

let late: LatePage | undefined
function Root() {
  late = useLatePage()
  return null
}

/** A shop whose pages below `/cs`, and the order, answer after `answerMs`. */
async function openShop(answerMs: number) {
  const root = createRootRoute({ component: Root })
  const slow = () => new Promise<void>((resolve) => setTimeout(resolve, answerMs))
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/' }),
      createRoute({ getParentRoute: () => root, path: '/cs/faq', loader: slow, staticData: { skeleton: 'area' } }),
      createRoute({ getParentRoute: () => root, path: '/cs/event', loader: slow, staticData: { skeleton: 'area' } }),
      createRoute({
        getParentRoute: () => root,
        path: '/order',
        loader: slow,
        staticData: { skeleton: 'form', frame: 'flow' },
      }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  render(<RouterProvider router={router} />)
  await pass(0)
  return (href: string) => act(async () => void router.navigate({ href }))
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('useLatePage', () => {
  it('shows no skeleton of a page that answers within 120 ms', async () => {
    const open = await openShop(119)
    await open('/cs/faq')
    await pass(119)
    expect(late).toBeUndefined()
    await pass(500)
    expect(late).toBeUndefined()
  })

  it('shows a skeleton for at least 300 ms, so that an answer right after it does not make it flash', async () => {
    const open = await openShop(121)
    await open('/cs/faq')
    await pass(120)
    expect(late).toMatchObject({ shape: 'area' })
    await pass(299)
    expect(late).toMatchObject({ shape: 'area' })
    await pass(1)
    expect(late).toBeUndefined()
  })

  it('ends with the answer when the skeleton has been shown for 300 ms', async () => {
    const open = await openShop(1000)
    await open('/cs/faq')
    await pass(999)
    expect(late).toMatchObject({ shape: 'area' })
    await pass(1)
    expect(late).toBeUndefined()
  })

  it('keeps the area in sight only for a page of the same area', async () => {
    const open = await openShop(1000)
    await open('/cs/faq')
    await pass(120)
    expect(late).toMatchObject({ isInSameArea: false })
    await pass(1000)
    await open('/cs/event')
    await pass(120)
    expect(late).toMatchObject({ shape: 'area', isInSameArea: true })
  })

  it('says that a page with a frame of its own covers the window', async () => {
    const open = await openShop(121)
    await open('/order')
    await pass(120)
    expect(late).toMatchObject({ shape: 'form', isFlow: true, hasOtherFrame: true })
    await pass(100)
    expect(late).toMatchObject({ shape: 'form', isFlow: true, hasOtherFrame: true })
  })
})
