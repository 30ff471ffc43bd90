import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageHead } from '../src/app/head.ts'
import { PromotionScreen } from '../src/features/courses/promotion/promotion-screen.tsx'
import { promotionQuery } from '../src/features/courses/queries.ts'
import { foundOrRedirect } from '../src/lib/not-found.ts'
import { idParameter } from '../src/lib/search-schema.ts'

export const Route = createFileRoute('/promotion')({
  staticData: { catalogues: ['promotion'] },
  validateSearch: v.object({ id: idParameter }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { http, queryClient, origins }, deps: { id } }) => {
    if (id === undefined) throw redirect({ to: '/not-found' })
    const [{ content: course }, { structuredCourse }] = await Promise.all([
      foundOrRedirect(queryClient.ensureQueryData(promotionQuery(http, id))),
      import('../src/features/courses/promotion/structured-course.ts'),
    ])
    return { course, structured: structuredCourse(course, origins.desktop) }
  },
  head: ({ match: { context }, loaderData }) => {
    if (!loaderData) return {}
    const { course, structured } = loaderData
    const { title, summary: description, thumbnail: picture } = course
    return pageHead(context, { title, description, picture, structured: [structured] })
  },
  component: () => {
    const { course } = Route.useLoaderData()
    return <PromotionScreen course={course} related={course.related} />
  },
})
