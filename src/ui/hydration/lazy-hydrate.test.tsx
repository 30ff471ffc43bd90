import { act, cleanup, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { deferComponent, fetchUnshownComponents, forgetUnshownComponents, LazyHydrate } from './lazy-hydrate.tsx'

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>
}

const messages = { load: vi.fn(async () => {}) }

/** Fixture: a deferred component whose code arrives when the test resolves it, in HTML rendered for Ada. */
function rendered() {
  let arrive = () => {}
  const load = vi.fn(
    () =>
      new Promise<typeof Greeting>((resolve) => {
        arrive = () => resolve(Greeting)
      }),
  )
  const part = deferComponent('#place', 'late', load)
  const place = document.createElement('div')
  place.id = 'place'
  place.innerHTML = '<!--$--><p>Hello <!-- -->Ada</p><!--/$-->'
  document.body.append(place)
  return { part, place, load, arrive: () => act(async () => arrive()) }
}

/** The observed elements of the viewport. */
const nearby: (() => void)[] = []
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(heard: (entries: { isIntersecting: boolean }[]) => void) {
      nearby.push(() => heard([{ isIntersecting: true }]))
    }
    observe() {}
    disconnect() {}
  },
)

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  nearby.length = 0
  messages.load.mockReset()
})

describe('LazyHydrate', () => {
  it('keeps the element of the server before and after hydration', async () => {
    const { part, place, load, arrive } = rendered()
    const before = place.querySelector('p')
    const faults = vi.fn()
    const root = await act(async () =>
      hydrateRoot(place, <LazyHydrate part={part} messages={messages} props={{ name: 'Ada' }} />, {
        onRecoverableError: faults,
      }),
    )
    expect(load).not.toHaveBeenCalled()
    expect(place.querySelector('p')).toBe(before)
    await act(async () => {
      for (const tell of nearby) tell()
    })
    expect(load).toHaveBeenCalledOnce()
    expect(messages.load).toHaveBeenCalledExactlyOnceWith(['late'])
    await arrive()
    expect(place.querySelector('p')).toBe(before)
    expect(faults).not.toHaveBeenCalled()
    await act(async () => root.unmount())
  })

  it('keeps the server HTML until its code can render changed props', async () => {
    const { part, place, load, arrive } = rendered()
    const root = await act(async () =>
      hydrateRoot(place, <LazyHydrate part={part} messages={messages} props={{ name: 'Ada' }} />),
    )
    await act(async () => root.render(<LazyHydrate part={part} messages={messages} props={{ name: 'Grace' }} />))
    expect(place.textContent).toBe('Hello Ada')
    expect(load).toHaveBeenCalledOnce()
    await arrive()
    expect(place.textContent).toBe('Hello Grace')
    await act(async () => root.unmount())
  })

  it('fetches its code at once without server HTML', async () => {
    const part = deferComponent('#nowhere', 'late', async () => Greeting)
    render(<LazyHydrate part={part} messages={messages} props={{ name: 'Ada' }} />)
    expect((await screen.findByText('Hello Ada')).tagName).toBe('P')
  })
})

describe('fetchUnshownComponents', () => {
  it('fetches what a page loaded ahead will need, so that it is there when the page opens', async () => {
    const { part, load, arrive } = rendered()
    fetchUnshownComponents(messages)
    expect(load).toHaveBeenCalledOnce()
    expect(messages.load).toHaveBeenCalledExactlyOnceWith(['late'])
    await arrive()
    render(<LazyHydrate part={part} messages={messages} props={{ name: 'Ada' }} />)
    expect(screen.getAllByText('Hello Ada')).toHaveLength(2)
  })

  it('leaves a component of the shown page until it comes near', async () => {
    const { part, place, load } = rendered()
    const root = await act(async () =>
      hydrateRoot(place, <LazyHydrate part={part} messages={messages} props={{ name: 'Ada' }} />),
    )
    fetchUnshownComponents(messages)
    expect(load).not.toHaveBeenCalled()
    await act(async () => root.unmount())
  })

  it('leaves a component that was declared with the first page, such as a menu of the other layout', () => {
    const { load } = rendered()
    forgetUnshownComponents()
    fetchUnshownComponents(messages)
    expect(load).not.toHaveBeenCalled()
  })
})
