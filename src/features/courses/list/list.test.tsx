import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'
import { CourseListScreen } from './list.tsx'

afterEach(cleanup)

const filterCounts = {
  price: { free: 1, 'under-40000': 9, 'under-70000': 14, 'from-70000': 11, inquiry: 7 },
  length: { 'under-4': 3, 'under-6': 20, 'from-6': 19 },
  equipment: { 'no-headset': 40, headset: 28, wheel: 0 },
  free: { yes: 42 },
  campaign: { yes: 6 },
}
const page = { request_page: 3, request_size: 10, total_pages: 5, total_size: 42 }

/** Search parameters of a link. */
function parametersOf(link: HTMLElement) {
  return Object.fromEntries(new URL(link.getAttribute('href') ?? '', 'https://shop.example').searchParams)
}

it('keeps the other parameters of the address in the form without the script, but not the page', async () => {
  const search = { category: 'job', title: 'crane', sort: 'price', view: 'cards', page: 3 } as const
  await renderScreen(<CourseListScreen data={{ courses: [], page, categories: [], filterCounts }} search={search} />, {
    catalogues: ['front'],
  })
  const form = screen.getByRole('searchbox').closest('form') ?? expect.fail('the field is outside of a form')
  expect([...new FormData(form)]).toEqual([
    ['category', 'job'],
    ['view', 'cards'],
    ['title', 'crane'],
    ['sort', 'price'],
  ])
})

it('shows the filters with what each value would list, and keeps the other parameters in its link', async () => {
  const search = { category: 'job', price: 'under-40000', view: 'cards', page: 3 } as const
  await renderScreen(<CourseListScreen data={{ courses: [], page, categories: [], filterCounts }} search={search} />, {
    catalogues: ['front'],
  })
  const equipment = screen.getByRole('group', { name: 'Equipment' })
  const link = within(equipment).getByRole('link', { name: 'Without a headset 40' })
  expect(parametersOf(link)).toEqual({
    category: 'job',
    price: 'under-40000',
    equipment: 'no-headset',
    view: 'cards',
  })
  // A value that would list nothing is left out, a chosen one is taken back.
  expect(within(equipment).queryByRole('link', { name: /racing wheel/ })).toBeNull()
  const chosen = screen.getByRole('link', { name: 'Under ₩40,000 9' })
  expect(chosen.getAttribute('aria-current')).toBe('true')
  expect(parametersOf(chosen)).toEqual({ category: 'job', view: 'cards' })
  for (const clear of screen.getAllByRole('link', { name: 'Clear the filters' }))
    expect(parametersOf(clear)).toEqual({ category: 'job', view: 'cards' })
})

it('leaves out a filter that keeps all courses, unless it is chosen', async () => {
  const show = (free: 'yes' | undefined) =>
    renderScreen(<CourseListScreen data={{ courses: [], page, categories: [], filterCounts }} search={{ free }} />, {
      catalogues: ['front'],
    })
  await show(undefined)
  expect(screen.getByRole('group', { name: 'Special price' })).toBeDefined()
  expect(screen.queryByRole('group', { name: 'Free lessons' })).toBeNull()
  cleanup()
  await show('yes')
  expect(screen.getByRole('link', { name: 'Has free lessons 42' }).getAttribute('aria-current')).toBe('true')
})

it('keeps the filters closed until one is chosen', async () => {
  await renderScreen(<CourseListScreen data={{ courses: [], page, categories: [], filterCounts }} search={{}} />, {
    catalogues: ['front'],
  })
  expect(screen.getByText('Filters').closest('details')?.open).toBe(false)
})
