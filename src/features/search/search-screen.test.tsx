import { QueryClient } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  isRedirect,
} from '@tanstack/react-router'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { RouterContext } from '#app/router.tsx'
import type { DeviceSummary } from '#contract/content/devices.ts'
import type { Manual } from '#contract/content/downloads.ts'
import type { EventSummary } from '#contract/content/events.ts'
import type { Faq } from '#contract/content/faq.ts'
import type { NoticeSummary } from '#contract/content/notices.ts'
import type { LegalArticle, SearchReading } from '#contract/content/search.ts'
import type { CourseSummary } from '#contract/courses/courses.ts'
import { createHttp } from '#lib/http/http.ts'
import { createMessages } from '#lib/i18n/i18n.ts'
import { renderRouter } from '#tests/support/screens/render-router.tsx'
import { sampleCourse } from '../courses/course.fixture.ts'
import { sampleDevice } from '../devices/device.fixture.ts'
import { loadSearch, suggestedTerms } from './load.ts'
import { SearchScreen } from './search-screen.tsx'

afterEach(cleanup)

/** Data of the fake HTTP client: `courses` is the requested page of `total` courses. */
interface Stock {
  readonly courses?: readonly CourseSummary[]
  readonly total?: number
  readonly devices?: readonly DeviceSummary[]
  readonly manuals?: readonly Manual[]
  readonly questions?: readonly Faq[]
  readonly notices?: readonly NoticeSummary[]
  readonly events?: readonly EventSummary[]
  readonly articles?: readonly LegalArticle[]
  readonly reading?: Partial<SearchReading>
}

const onePage = (size: number) => ({ request_page: 1, request_size: 5, total_pages: 1, total_size: size })

async function load(
  {
    courses = [],
    total = courses.length,
    devices = [],
    manuals = [],
    questions = [],
    notices = [],
    events = [],
    articles = [],
    reading,
  }: Stock,
  page?: number,
) {
  const answers: Record<string, unknown> = {
    '/api/v1/lecture/intro/contents': courses,
    '/api/v1/board/device': devices,
    '/api/v1/manual': manuals,
    '/api/v1/board/faq': questions,
    '/api/v1/board/notice/whole': notices,
    '/api/v1/board/event': events,
    '/api/v1/search/articles': articles,
    '/api/v1/search/reading': { marks: ['headset'], corrected: null, unknown: [], similar: [], ...reading },
    '/api/v1/lecture/intro/category/first': [],
    '/api/v1/lecture/intro/contents/sort': {
      new: [],
      popular: [],
      free: [],
      coming: [],
      totals: { free_lessons: 0 },
    },
  }
  const http = createHttp({
    locale: 'en',
    fetch: async (input) => {
      const { pathname } = new URL(String(input), 'https://shop.example')
      const page_info = {
        request_page: page ?? 1,
        request_size: 10,
        total_pages: Math.ceil(total / 10),
        total_size: total,
      }
      return Response.json({
        status_code: 200,
        content: answers[pathname],
        ...(pathname.endsWith('/contents') ? { page_info } : {}),
        ...(pathname === '/api/v1/search/articles' ? { page_info: onePage(articles.length) } : {}),
        ...(pathname === '/api/v1/manual' ? { page_info: onePage(manuals.length) } : {}),
        ...(pathname === '/api/v1/board/event' ? { page_info: onePage(events.length) } : {}),
        ...(pathname === '/api/v1/board/notice/whole' ? { page_info: onePage(notices.length) } : {}),
      })
    },
  })
  return { http, props: await loadSearch({ http, queryClient: new QueryClient() }, { q: 'headset', page }) }
}

async function open(stock: Stock, page?: number): Promise<void> {
  const { http, props } = await load(stock, page)
  const messages = createMessages('en')
  await messages.load(['shop', 'search'])
  const rootRoute = createRootRouteWithContext<
    Pick<RouterContext, 'http' | 'queryClient' | 'messages' | 'today' | 'layout'>
  >()({})
  const routes = ['/search', '/contents/detail'].map((path) =>
    createRoute({ getParentRoute: () => rootRoute, path, component: () => <SearchScreen {...props} /> }),
  )
  const router = createRouter({
    routeTree: rootRoute.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ['/search'] }),
    context: { http, queryClient: new QueryClient(), messages, today: '2026-11-21', layout: 'desktop' },
  })
  renderRouter(router, router.options.context)
  await screen.findByRole('heading', { level: 1 })
}

const section = (name: RegExp) => screen.getByRole('region', { name })
const linkOf = (place: HTMLElement, name: RegExp | string) =>
  within(place).getByRole('link', { name }).getAttribute('href')

it('shows devices in a section beside the courses, with counts and links to both lists', async () => {
  await open({
    courses: [sampleCourse()],
    total: 11,
    devices: [sampleDevice(), sampleDevice({ idx: 12, name: 'Link headset' })],
  })
  expect(screen.getByRole('status').textContent).toBe('13 found: 11 courses, 2 devices')
  const kinds = screen.getByRole('navigation', { name: 'Type of result' })
  expect(linkOf(kinds, 'All 13')).toBe('#main')
  expect(linkOf(kinds, 'Devices 2')).toBe('#devices')
  expect(linkOf(section(/Courses/), 'See all 11 courses')).toBe('/contents?title=headset')
  const devices = section(/Devices/)
  expect(within(devices).getAllByRole('article')).toHaveLength(2)
  expect(linkOf(devices, 'Link headset')).toBe('/device/detail?id=12')
  expect(linkOf(devices, 'See all devices')).toBe('/device')
  expect(devices.textContent).toContain('₩49,000 a month')
})

it('links to no list of courses when all of them are on the page', async () => {
  await open({ courses: [sampleCourse()], devices: [sampleDevice()] })
  expect(within(section(/Courses/)).queryByRole('link', { name: /See/ })).toBeNull()
})

it('links to the list with the filters of the hits', async () => {
  await open({ devices: [sampleDevice({ category: 'wheel', rental: [] })] })
  expect(screen.getByRole('status').textContent).toBe('1 device found')
  const devices = section(/Devices/)
  expect(linkOf(devices, 'See all devices')).toBe('/device?category=wheel&sale_type=purchase')
  expect(devices.textContent).toContain('₩690,000')
})

it('shows the matching keyword of a device when neither name nor summary contains it', async () => {
  await open({ devices: [sampleDevice({ name: 'One', keyword: ['VR', 'headset for schools'] })] })
  expect(section(/Devices/).textContent).toContain('headset for schools')
})

it('finds nothing where the legal texts alone have the words, and names their articles last', async () => {
  const articles = [
    { document: 'terms', edition: '2026-01', article: 'article-6', number: 6, title: 'Liability' },
  ] satisfies readonly LegalArticle[]
  await open({ articles })
  expect(screen.getByRole('status').textContent).toBe('No results')
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings[0]).toBe('We couldn’t find anything for this search')
  expect(headings.at(-1)).toBe('Terms and privacy 1')
  cleanup()
  await open({ courses: [sampleCourse()], articles })
  expect(screen.getByRole('status').textContent).toBe('2 found: 1 course, 1 legal article')
})

it('shows the stock that the browser has loaded', async () => {
  await open({ devices: [sampleDevice()] })
  expect(await within(section(/Devices/)).findByText('12 in stock')).toBeTruthy()
})

it('shows the restock date of a device that is out of stock', async () => {
  await open({ devices: [sampleDevice({ stock: 0, returns_on: '2026-12-04' })] })
  expect(section(/Devices/).textContent).toMatch(/Currently rented out.*Available from 4 Dec/)
})

it('shows the devices on every page of courses', async () => {
  await open({ courses: [sampleCourse()], total: 11, devices: [sampleDevice()] }, 2)
  expect(screen.getByRole('status').textContent).toBe('12 found: 11 courses, 1 device')
  expect(linkOf(section(/Courses/), 'Previous page')).toBe('/search?q=headset')
  expect(within(section(/Devices/)).getAllByRole('article')).toHaveLength(1)
})

it.each([
  ['the last page', 25, 3],
  ['the address without one where only devices were found', 0, undefined],
])('leads from a page beyond the last to %s', async (_, total, last) => {
  const answer = await load({ total, devices: [sampleDevice()] }, 9).catch((thrown: unknown) => thrown)
  expect(isRedirect(answer) && answer.options).toMatchObject({ to: '/search', search: { q: 'headset', page: last } })
})

it('suggests the first keyword of each popular course, each once', () => {
  const popular = [['fire', 'exit'], ['pulse'], ['fire'], []].map((keyword) => sampleCourse({ keyword }))
  expect(suggestedTerms(popular)).toEqual(['fire', 'pulse'])
})

it('shows suggestions when neither courses nor devices match', async () => {
  await open({})
  expect(screen.getByRole('heading', { name: 'We couldn’t find anything for this search' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See all devices' }).getAttribute('href')).toBe('/device')
})

it('shows manuals, questions, notices, events and legal articles after courses and devices, each with a link of its own and to its list', async () => {
  const manual: Manual = {
    idx: 2,
    category: { code: 'client', name: 'Client' },
    title: 'Connecting a headset',
    file: { id: 'a'.repeat(32), name: 'Connecting a headset.pdf', size: 1 },
    pages: 1,
    updated_on: '2025-10-15',
  }
  const question: Faq = {
    idx: 12,
    category: { code: 'order', name: 'Orders' },
    title: 'Can I send a headset back?',
    description: 'Within 7 days.',
    created_at: '2026-01-02',
    updated_at: '2026-01-02',
  }
  const notice: NoticeSummary = {
    idx: 7,
    number: 7,
    attachments: [],
    category: 'notice',
    title: 'New headset firmware',
    author: 'Practicum',
    view: 3,
    top: false,
    created_at: '2026-11-01',
  }
  const event: EventSummary = {
    idx: 5,
    title: 'Try the new headset',
    summary: 'Two weeks',
    thumbnail: '/media/a.svg',
    category: null,
    state: 'upcoming',
    starts_on: '2026-12-01',
    ends_on: '2026-12-14',
  }
  await open({
    devices: [sampleDevice()],
    manuals: [manual],
    questions: [question],
    notices: [notice],
    events: [event],
    articles: [
      { document: 'terms', edition: '2025', article: 'device-rental', number: 26, title: 'Rental of devices' },
    ],
  })
  expect(screen.getByRole('status').textContent).toBe(
    '6 found: 1 device, 1 manual, 1 question, 1 notice, 1 event, 1 legal article',
  )
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Devices 1',
    'Manuals 1',
    'FAQ 1',
    'Notices 1',
    'Events 1',
    'Terms and privacy 1',
  ])
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(address('Connecting a headset')).toBe('/downloads?tab=manuals&title=Connecting+a+headset')
  expect(address('Can I send a headset back?')).toBe('/cs/faq?id=12')
  expect(address('See the question')).toBe('/cs/faq?title=headset')
  expect(address('New headset firmware')).toBe('/cs/notice-detail?id=7')
  expect(address('See the manual')).toBe('/downloads?tab=manuals&title=headset')
  expect(address('Try the new headset')).toBe('/cs/event-detail?id=5')
  expect(address('See all events')).toBe('/cs/event')
  expect(address('Rental of devices')).toBe('/agreement/2025#device-rental')
  expect(address('Read the terms of use')).toBe('/agreement')
  expect(address('See the notice')).toBe('/cs/notices?title=headset')
})

it('tells what it searched for instead of a mistyped word, and marks that word', async () => {
  await open({ devices: [sampleDevice({ name: 'Link headset' })], reading: { corrected: 'headset' } })
  expect(screen.getByText(/Showing results for/).closest('p')?.textContent).toBe('Showing results for headset')
  expect(screen.getByText('headset', { selector: 'mark' })).toBeTruthy()
})

it('names the words that it left out', async () => {
  await open({ devices: [sampleDevice()], reading: { unknown: ['zzz', 'qqq'] } })
  expect(screen.getByText('We left out “zzz”, “qqq”: nothing here matches.')).toBeTruthy()
})

it('asks whether a similar word is meant when nothing is found', async () => {
  await open({ reading: { unknown: ['hedzet'], similar: [{ term: 'headset', count: 4 }] } })
  expect(screen.getByText('Did you mean one of these?')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'headset 4' }).getAttribute('href')).toBe('/search?q=headset')
})
