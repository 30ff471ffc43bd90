import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRouteWithContext, createRouter } from '@tanstack/react-router'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RouterContext } from '#app/router.tsx'
import type { SearchSuggestion } from '#contract/content/search.ts'
import { createHttp } from '#lib/http/http.ts'
import { createMessages } from '#lib/i18n/i18n.ts'
import { renderRouter } from '#tests/support/screens/render-router.tsx'
import { waitFor } from '#tests/support/wait-for.ts'
import { SearchForm } from '#ui/controls/search-box.tsx'
import { SearchField } from './search-field.tsx'

const suggestions: SearchSuggestion[] = [
  { kind: 'course', idx: 401, title: 'Tower crane signaller', individual: true },
  { kind: 'question', idx: 12, title: 'Can I try a crane first?', individual: false },
]

// Loaded with the first focus; transforming it takes longer than a test waits.
beforeAll(() => import('./suggestion-list.lazy.tsx'))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The field of a form, with the searches that it asked suggestions for, and what it navigated to. */
async function open(answer: (title: string) => Promise<Response> | Response | undefined = () => undefined) {
  const asked: string[] = []
  const http = createHttp({
    locale: 'en',
    fetch: async (input) => {
      const title = new URL(String(input), 'https://shop.example').searchParams.get('title') ?? ''
      asked.push(title)
      return (await answer(title)) ?? Response.json({ status_code: 200, content: { suggestions, marks: ['crane'] } })
    },
  })
  const messages = createMessages('en')
  await messages.load(['shop'])
  const rootRoute = createRootRouteWithContext<Pick<RouterContext, 'http' | 'queryClient' | 'messages'>>()({
    component: () => (
      <SearchForm action="/search" aria-label="Search">
        <SearchField />
      </SearchForm>
    ),
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createRouter({
    routeTree: rootRoute,
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context: { http, queryClient, messages },
  })
  renderRouter(router, router.options.context)
  const field = await waitFor(() => screen.getByRole('searchbox', { name: 'Search term' }))
  return { field, asked, router }
}

/** Focuses the field and waits until it is a combobox. */
async function focused(field: HTMLElement): Promise<HTMLElement> {
  act(() => field.focus())
  return waitFor(() => screen.getByRole('combobox', { name: 'Search term' }))
}

async function type(field: HTMLElement, value: string): Promise<void> {
  fireEvent.input(field, { target: { value } })
  await act(() => vi.advanceTimersByTimeAsync(200))
}

it('is a plain field of a form until it is focused', async () => {
  const { field } = await open()
  expect(field.getAttribute('name')).toBe('q')
  expect(field.getAttribute('aria-expanded')).toBeNull()
})

it('shows what may be meant after a pause, and says how many', async () => {
  const { field, asked } = await open()
  const combobox = await focused(field)
  expect(combobox.getAttribute('aria-expanded')).toBe('false')
  fireEvent.input(combobox, { target: { value: 'cr' } })
  await type(combobox, 'crane')
  expect(asked).toEqual(['crane'])
  const list = screen.getByRole('listbox', { name: 'Suggestions' })
  expect(combobox.getAttribute('aria-expanded')).toBe('true')
  expect(combobox.getAttribute('aria-controls')).toBe(list.id)
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Tower crane signallerCourse', 'Can I try a crane first?FAQ'])
  expect(screen.getByRole('status').textContent).toBe('2 suggestions')
})

it('moves with the arrows from end to end, and opens the chosen page with Enter', async () => {
  const { field, router } = await open()
  const combobox = await focused(field)
  await type(combobox, 'crane')
  const chosen = () => screen.queryByRole('option', { selected: true })
  const press = (key: string) => fireEvent.keyDown(combobox, { key })
  expect(chosen()).toBeNull()
  press('ArrowDown')
  expect(chosen()?.id).toBe(combobox.getAttribute('aria-activedescendant'))
  press('ArrowUp')
  expect(chosen()?.textContent).toContain('Can I try')
  press('ArrowDown')
  expect(chosen()?.textContent).toContain('Tower crane')
  press('Enter')
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(router.latestLocation.href).toBe('/contents/detail?id=401&memberType=IDV')
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('leaves Enter to the form while nothing is chosen, and all keys to a keyboard that composes', async () => {
  const { field } = await open()
  const combobox = await focused(field)
  await type(combobox, 'crane')
  // `fireEvent` returns false for an event whose default was prevented.
  expect(fireEvent.keyDown(combobox, { key: 'Enter' })).toBe(true)
  expect(fireEvent.keyDown(combobox, { key: 'ArrowDown', isComposing: true })).toBe(true)
  expect(screen.queryByRole('option', { selected: true })).toBeNull()
})

it('closes the list with Escape, keeping what was typed, and when the field is left', async () => {
  const { field } = await open()
  const combobox = await focused(field)
  await type(combobox, 'crane')
  expect(fireEvent.keyDown(combobox, { key: 'Escape' })).toBe(false)
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(combobox).toHaveProperty('value', 'crane')
  await type(combobox, 'cranes')
  act(() => combobox.blur())
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('shows nothing when the call fails, and for a field that was emptied', async () => {
  const { field } = await open((title) => (title === 'x' ? new Response('', { status: 500 }) : undefined))
  const combobox = await focused(field)
  await type(combobox, 'crane')
  await type(combobox, 'x')
  expect(screen.queryByRole('listbox')).toBeNull()
  await type(combobox, 'crane')
  await type(combobox, '  ')
  expect(screen.queryByRole('listbox')).toBeNull()
})

describe('suggestions in any order', () => {
  const found = (title: string) =>
    Response.json({
      status_code: 200,
      content: { suggestions: [{ kind: 'course', idx: 401, title, individual: true }], marks: [] },
    })

  it.each([
    ['is answered', () => found('Crane')],
    ['fails', () => new Response('', { status: 500 })],
  ])('are those of the last text when the first one %s later', async (_, early) => {
    const first = Promise.withResolvers<Response>()
    const { field, asked } = await open((title) => (title === 'crane' ? first.promise : found('Barista')))
    const combobox = await focused(field)
    await type(combobox, 'crane')
    await type(combobox, 'coffee')
    expect(asked).toEqual(['crane', 'coffee'])
    const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
    expect(offered()).toEqual(['BaristaCourse'])
    first.resolve(early())
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(offered()).toEqual(['BaristaCourse'])
  })

  it('are not shown once the field was left or emptied', async () => {
    for (const end of [(field: HTMLElement) => act(() => field.blur()), (field: HTMLElement) => type(field, '')]) {
      const first = Promise.withResolvers<Response>()
      const opened = await open(() => first.promise)
      const field = await focused(opened.field)
      await type(field, 'crane')
      await end(field)
      first.resolve(found('Crane'))
      await act(() => vi.advanceTimersByTimeAsync(200))
      expect(screen.queryByRole('listbox')).toBeNull()
      cleanup()
    }
  })
})

it('opens the suggestion that is clicked', async () => {
  const { field, router } = await open()
  const combobox = await focused(field)
  await type(combobox, 'crane')
  fireEvent.click(screen.getByRole('option', { name: /Can I try/ }))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(router.latestLocation.href).toBe('/cs/faq?id=12')
})

it('becomes a combobox also when the field was focused before the script', async () => {
  const focus = vi.spyOn(document, 'activeElement', 'get').mockImplementation(() => document.querySelector('input'))
  await open().catch(() => {})
  expect(await waitFor(() => screen.getByRole('combobox', { name: 'Search term' }))).toBeTruthy()
  focus.mockRestore()
})
