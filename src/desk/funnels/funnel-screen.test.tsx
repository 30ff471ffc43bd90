import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { parseAnswer } from '#contract/protocol/endpoint.ts'
import type { Http } from '#lib/http/http.ts'
import type { DeskContext } from '../http/desk-context.ts'
import { FunnelScreen } from './funnel-screen.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const search = {
  flow: 'inquiry',
  from: '2026-11-01',
  until: '2026-11-21',
  layout: undefined,
  locale: undefined,
} as const
const counts = [
  { state: 'begin', entered: 1_200 },
  { state: 'enteringInquiry', entered: 1_200 },
  { state: 'sendingInquiry', entered: 300 },
  { state: 'inquirySent', entered: 270 },
  { state: 'inquiriesLimited', entered: 12 },
]

/** Opens the screen in English over a server with these counts. Returns the calls that it made. */
async function open(content: unknown): Promise<readonly unknown[]> {
  const asked: unknown[] = []
  const http: Http = async (endpoint, input) => {
    asked.push({ name: endpoint.name, input })
    return parseAnswer(endpoint, content)
  }
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const queryClient = new QueryClient()
  const context = { http, queryClient, messages: { i18n, locale: 'en' } } as const
  const rootRoute = createRootRouteWithContext<Pick<DeskContext, keyof typeof context>>()({})
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '/funnels',
    component: () => <FunnelScreen search={search} />,
  })
  const router = createRouter({
    routeTree: rootRoute.addChildren([route]),
    history: createMemoryHistory({ initialEntries: ['/funnels'] }),
    context,
  })
  render(
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { level: 1 })
  return asked
}

test('asks for the flow and the period of the address', async () => {
  const asked = await open(counts)
  const query = { flow: 'inquiry', from: '2026-11-01', until: '2026-11-21', layout: undefined, locale: undefined }
  expect(asked).toEqual([{ name: 'flow-funnel', input: { query } }])
})

test('shows each step with its runs, their share, and how many stopped', async () => {
  await open(counts)
  const table = await screen.findByRole('table')
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows).toEqual([
    ['Step', 'Runs', 'Share of runs', 'Stopped here'],
    ['Writing the inquiry', '1,200', '100%', '900'],
    ['Sending the inquiry', '300', '25%', '18'],
    ['24-hour pause', '12', '1%', '–'],
    ['Inquiry was sent', '270', '23%', '–'],
  ])
  expect(screen.getByText('1,200 runs began')).toBeTruthy()
})

test('says the same in the diagram', async () => {
  await open(counts)
  const diagram = await screen.findByRole('group', { name: 'Diagram; scrolls sideways' })
  expect(within(diagram).getByText('25% · 300')).toBeTruthy()
  expect(within(diagram).getByText('1% · 12')).toBeTruthy()
})

test('saves the table as a file for spreadsheets', async () => {
  await open(counts)
  const files: (Blob | MediaSource)[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file)
    return 'blob:funnel'
  })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Save as CSV' }))
  expect(names).toEqual(['shop-inquiry-2026-11-01-2026-11-21.csv'])
  const [file] = files
  if (!(file instanceof Blob)) throw new Error('nothing was saved')
  const lines = (await file.text()).replace(/^\ufeff/, '').split('\r\n')
  expect(lines.slice(0, 3)).toEqual([
    'Step,Runs,Share of runs,Stopped here',
    'Writing the inquiry,1200,100%,900',
    'Sending the inquiry,300,25%,18',
  ])
})

test('says that nobody began a flow', async () => {
  await open([])
  expect(await screen.findByText('Nobody began this flow in these days.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
