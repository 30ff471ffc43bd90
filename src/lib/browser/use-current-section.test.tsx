import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCurrentSection } from './use-current-section.ts'

const ids = ['purpose', 'terms', 'refund']
let report: () => void = () => {}

class Observer {
  constructor(callback: () => void) {
    report = callback
  }
  observe() {}
  disconnect() {}
}

function Page() {
  return (
    <>
      <output>{useCurrentSection(ids) ?? 'none'}</output>
      {ids.map((id) => (
        <section key={id} id={id} />
      ))}
    </>
  )
}

/** Scrolls so that the sections' tops are at these heights, in pixels of a window of 1,000. */
function scrollTo(tops: readonly number[]) {
  for (const [index, id] of ids.entries()) {
    const section = document.getElementById(id) ?? expect.fail(`no section ${id}`)
    section.getBoundingClientRect = () => new DOMRect(0, tops[index], 100, 400)
  }
  act(() => report())
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('innerHeight', 1_000)
  render(<Page />)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  ['above the first section', [251, 651, 1_051], 'none'],
  ['at the reading line', [250, 650, 1_050], 'none'],
  ['just past the reading line', [249, 649, 1_049], 'purpose'],
  ['in the second section', [-200, 200, 600], 'terms'],
  ['after a jump over the second section', [-900, -500, 40], 'refund'],
  ['past the end', [-2_000, -1_600, -1_200], 'refund'],
])('names the section %s', (_, tops, name) => {
  scrollTo(tops)
  expect(screen.getByRole('status').textContent).toBe(name)
})

it('names the section before when the page scrolls back', () => {
  scrollTo([-900, -500, 40])
  scrollTo([-200, 200, 600])
  expect(screen.getByRole('status').textContent).toBe('terms')
})
