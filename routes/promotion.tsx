import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageHead } from '../src/app/head.ts'
import { promotionQuery } from '../src/features/courses/course-detail-queries.ts'
import { PromotionScreen } from '../src/features/courses/promotion/promotion-screen.tsx'
import { courseBlock } from '../src/features/courses/sale/structured-course.ts'
import { redirectIfNotFound } from '../src/lib/router/redirect-if-not-found.ts'
import { idParameter } from '../src/lib/url/search-schema.ts'

export const Route = createFileRoute('/promotion')({
  staticData: { catalogues: ['promotion'], skeleton: 'detail' },
  validateSearch: v.object({
    /** Number of the course. Without it: there is nothing to show, and the page leads to “not found”. */
    id: idParameter,
  }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { http, queryClient }, deps: { id } }) => {
    if (id === undefined) throw redirect({ to: '/not-found' })
    const content = await redirectIfNotFound(queryClient.ensureQueryData(promotionQuery(http, id)))
    return content
  },
  head: ({ match: { context }, loaderData: course }) => {
    if (!course) return {}
    const { title, summary: description, share_picture: picture } = course
    const structured = import.meta.env.SSR ? [courseBlock(course, context.origins.desktop, context.company.name)] : []
    return pageHead(context, { title, description, picture, structured })
  },
  component: () => {
    const course = Route.useLoaderData()
    return <PromotionScreen course={course} related={course.related} />
  },
})
