import { act, cleanup, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LazyHydrate, deferComponent } from './lazy-hydrate.tsx'

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>
}

const words = { load: vi.fn(async () => {}) }

/** A part whose script arrives when the test lets it, in a page that the server rendered for Ada. */
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

/** What the window tells of elements that come near it. */
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
  words.load.mockReset()
})

describe('a late part', () => {
  it('keeps the element that the server rendered, before and after its script', async () => {
    const { part, place, load, arrive } = rendered()
    const before = place.querySelector('p')
    const faults = vi.fn()
    const root = await act(async () =>
      hydrateRoot(place, <LazyHydrate part={part} words={words} props={{ name: 'Ada' }} />, {
        onRecoverableError: faults,
      }),
    )
    expect(load).not.toHaveBeenCalled()
    expect(place.querySelector('p')).toBe(before)
    await act(async () => {
      for (const tell of nearby) tell()
    })
    expect(load).toHaveBeenCalledOnce()
    expect(words.load).toHaveBeenCalledExactlyOnceWith(['late'])
    await arrive()
    expect(place.querySelector('p')).toBe(before)
    expect(faults).not.toHaveBeenCalled()
    await act(async () => root.unmount())
  })

  it('stays as it was until its script can draw a change, and shows the change then', async () => {
    const { part, place, load, arrive } = rendered()
    const root = await act(async () =>
      hydrateRoot(place, <LazyHydrate part={part} words={words} props={{ name: 'Ada' }} />),
    )
    await act(async () => root.render(<LazyHydrate part={part} words={words} props={{ name: 'Grace' }} />))
    expect(place.textContent).toBe('Hello Ada')
    expect(load).toHaveBeenCalledOnce()
    await arrive()
    expect(place.textContent).toBe('Hello Grace')
    await act(async () => root.unmount())
  })

  it('is fetched at once where the server rendered nothing', async () => {
    const part = deferComponent('#nowhere', 'late', async () => Greeting)
    render(<LazyHydrate part={part} words={words} props={{ name: 'Ada' }} />)
    expect((await screen.findByText('Hello Ada')).tagName).toBe('P')
  })
})
