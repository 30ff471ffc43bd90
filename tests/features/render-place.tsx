import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { expect } from 'vitest'
import { createQueryClient, createRouter, type Layout } from '#app/router.tsx'
import { createSupportContext } from '#app/support-context.ts'
import { legalEdition } from '#contract/content/legal.ts'
import { courseBanners, courseMenu } from '#contract/courses/course-calls.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { type Endpoint, parseAnswer } from '#contract/protocol/endpoint.ts'
import type { Feature } from '#contract/values/features.ts'
import { legalDocuments } from '#contract/values/legal-documents.ts'
import type { Locale } from '#contract/values/locale.ts'
import { seedSampleAnswers } from '#features/support/view/sample-answers.ts'
import type { Http } from '#lib/http/http.ts'
import { createMessages } from '#lib/i18n/i18n.ts'
import { sampleCompany } from '#tests/support/sample-company.ts'
import { sampleEditions } from '#tests/support/sample-editions.ts'
import { legalAnswer } from '#tests/support/sample-legal-texts.ts'

/** A page of the shop: in the state that `at` of its address names, with its sample data, to a member of the samples. */
export interface RenderedPlace {
  readonly address: string
  readonly layout: Layout
  readonly locale: Locale
  /** Features that the shop is without. */
  readonly off: readonly Feature[]
}

const frame = new Map<Endpoint, unknown>([
  [courseMenu, []],
  [courseBanners, { top: null, slides: [] }],
])
const inputSchema = v.object({ params: v.object({ document: v.picklist(legalDocuments), edition: v.string() }) })

/** Answers of a shop: its frame, and its legal texts. */
function httpOf(shop: Pick<RenderedPlace, 'locale' | 'off'>): Http {
  return async (endpoint, input) => {
    const { params } = endpoint.name === legalEdition.name ? v.parse(inputSchema, input) : {}
    const content = params ? legalAnswer(params.document, params.edition, shop) : frame.get(endpoint)
    if (content === undefined) throw ApiError.received({ status: 0 })
    return parseAnswer(endpoint, content)
  }
}

const NoScreen = () => null

/** The page alone. */
function PlainShell({ children }: { children: ReactNode }) {
  return <main>{children}</main>
}

/** Renders a page with the routes of the shop. Returns its HTML with the data of its head. */
export async function renderPlace({ address, layout, locale, off }: RenderedPlace): Promise<string> {
  const at = new URLSearchParams(address.split('?')[1]?.split('#')[0]).get('at') ?? ''
  const messages = createMessages(locale)
  await messages.load(['support', 'outline', 'errors'])
  const queryClient = createQueryClient()
  seedSampleAnswers(queryClient, locale, { at })
  const context = createSupportContext(
    {
      queryClient,
      messages,
      layout,
      today: '2026-11-21',
      company: sampleCompany(locale),
      editions: sampleEditions,
      contentVersion: '1.2026-11-21',
      off,
      origins: { desktop: location.origin, mobile: location.origin },
      ErrorScreen: NoScreen,
      Shell: PlainShell,
    },
    at,
    address.split('?')[0] ?? '',
  )
  const router = createRouter({ ...context, http: httpOf({ locale, off }), Shell: PlainShell })
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [address] }) })
  await router.load()
  const view = render(<RouterProvider router={router} />, {
    container: document.body.appendChild(document.createElement('div')),
  })
  await screen.findByRole('heading', { level: 1 })
  // Parts of a page that come later are there once the page has stopped changing.
  let innerHTML = ''
  await waitFor(() => {
    const before = innerHTML
    innerHTML = document.body.innerHTML
    expect(queryClient.isFetching()).toBe(0)
    expect(innerHTML).toBe(before)
  })
  const meta = JSON.stringify(router.state.matches.map((match) => match.meta ?? []))
  view.unmount()
  document.body.replaceChildren()
  return `${meta} ${innerHTML}`
}
