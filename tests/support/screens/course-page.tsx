import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRouteWithContext, createRouter } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import type { Layout, RouterContext } from '#app/router.tsx'
import type { CourseNotice } from '#contract/courses/course-notice.ts'
import type { CourseSummary } from '#contract/courses/courses.ts'
import type { Review } from '#contract/courses/reviews.ts'
import type { Feature } from '#contract/values/features.ts'
import type { Locale } from '#contract/values/locale.ts'
import { Detail } from '#features/courses/detail/detail.tsx'
import type { OwnCourse } from '#features/courses/own-course.ts'
import { createHttp } from '#lib/http/http.ts'
import { createMessages } from '#lib/i18n/i18n.ts'
import { noKeptLists } from '#lib/kept-lists/kept-lists.ts'
import { createSession } from '#lib/session/session.ts'
import { visitorStore } from '#lib/session/session-store.ts'
import { sampleCompany } from '#tests/support/sample-company.ts'
import { sampleEditions } from '#tests/support/sample-editions.ts'
import { renderRouter } from './render-router.tsx'

type Context = Pick<
  RouterContext,
  'http' | 'queryClient' | 'messages' | 'keptLists' | 'layout' | 'today' | 'off' | 'session' | 'company' | 'editions'
>

/** Renders a course's page without header and footer, on 2026-11-21. It only calls for its notices, its reviews and what others took next. */
export async function renderCoursePage(
  course: OwnCourse,
  layout: Layout,
  {
    locale = 'en',
    option,
    onChoose = () => undefined,
    notices = [],
    reviews = [],
    next = [],
    off = [],
  }: {
    locale?: Locale
    option?: number
    onChoose?: (option: number | undefined) => void
    notices?: readonly CourseNotice[]
    reviews?: readonly Review[]
    /** Courses that others took next. */
    next?: readonly CourseSummary[] | 'failed'
    /** Features that the shop is without. */
    off?: readonly Feature[]
  } = {},
): Promise<void> {
  const messages = createMessages(locale)
  await messages.load(['shop', 'course'])
  const search = { id: course.idx, memberType: undefined, option, notices: undefined, reviews: undefined }
  const routeTree = createRootRouteWithContext<Context>()({
    component: () => <Detail known={{ summary: course, course }} search={search} onChoose={onChoose} />,
  })
  const answerTo = (content: readonly object[]) =>
    Response.json({
      status_code: 200,
      content,
      page_info: { request_page: 1, request_size: 5, total_pages: 1, total_size: content.length },
    })
  const router = createRouter({
    routeTree,
    history: createMemoryHistory(),
    context: {
      messages,
      layout,
      keptLists: noKeptLists,
      today: '2026-11-21',
      off,
      company: sampleCompany(locale),
      editions: sampleEditions,
      queryClient: new QueryClient(),
      session: createSession({
        store: visitorStore,
        start: () => Promise.reject(new Error('nobody is logged in')),
        reload: () => {},
        leadToLogin: () => {},
      }),
      http: createHttp({
        locale,
        fetch: async (path) => {
          if (!path.endsWith('/next')) return answerTo(path.includes('/review') ? reviews : notices)
          return next === 'failed' ? new Response(null, { status: 503 }) : answerTo(next)
        },
      }),
    },
  })
  renderRouter(router, router.options.context)
  await screen.findByRole('heading', { level: 1 })
}
