import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useShortcutPlace } from './use-shortcut-place.ts'

function Page() {
  return <aside ref={useShortcutPlace()} />
}

/** The footer begins at this position of the page. The window is 900 pixels high. */
const footerAt = 3_000

beforeEach(() => {
  vi.stubGlobal('innerHeight', 900)
  vi.stubGlobal('scrollY', 0)
  render(<Page />)
  const place = screen.getByRole('complementary')
  place.getBoundingClientRect = () => new DOMRect(0, footerAt - window.scrollY, 1_000, 0)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y)
  fireEvent.scroll(window)
  const { attributes } = screen.getByRole('complementary')
  return [...attributes].map(({ name }) => name)
}

it('shows the link back to the top on scrolling, and hides it near the top', () => {
  expect(scrollTo(480)).toEqual([])
  expect(scrollTo(481)).toEqual(['data-scrolled'])
  expect(scrollTo(480)).toEqual([])
})

it('rests above the footer while that is in sight', () => {
  expect(scrollTo(2_100)).toEqual(['data-scrolled'])
  expect(scrollTo(2_101)).toEqual(['data-scrolled', 'data-above-footer'])
})

it('is fixed to the window when the visitor scrolls up, though the footer is in sight', () => {
  scrollTo(2_500)
  expect(scrollTo(2_400)).toEqual(['data-scrolled'])
  expect(scrollTo(2_500)).toEqual(['data-scrolled', 'data-above-footer'])
})

it('stays where it is when the page scrolls sideways', () => {
  scrollTo(2_500)
  scrollTo(2_400)
  expect(scrollTo(2_400)).toEqual(['data-scrolled'])
})
