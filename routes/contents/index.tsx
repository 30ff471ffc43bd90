import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageHead } from '#app/head.ts'
import { categoriesQuery, courseListQuery, filterCountsQuery } from '#entities/course/course-queries.ts'
import { CourseListScreen } from '#features/courses/list/list.tsx'
import { courseListSearch, listFilter } from '#features/courses/list/list-search.ts'

export const Route = createFileRoute('/contents/')({
  staticData: { catalogues: ['front'], skeleton: 'rows' },
  validateSearch: courseListSearch,
  loaderDeps: ({ search }) => listFilter(search),
  loader: async ({ context: { queryClient, http }, deps, location }) => {
    const [list, categories, filterCounts] = await Promise.all([
      queryClient.ensureQueryData(courseListQuery(http, deps)),
      queryClient.ensureQueryData(categoriesQuery(http, deps)),
      queryClient.ensureQueryData(filterCountsQuery(http, deps)),
    ])
    // A code that the shop has not, or no longer, counts as absent.
    if (deps.category !== undefined && !categories.some(({ code }) => code === deps.category)) {
      const given = v.parse(courseListSearch, location.search)
      throw redirect({ to: '/contents', search: { ...given, category: undefined }, replace: true })
    }
    const page = list.page_info
    return { courses: list.content, page, categories, filterCounts }
  },
  head: ({ match: { context, search }, loaderData }) => {
    const { i18n } = context.messages
    const field = loaderData?.categories.find((category) => category.code === search.category)
    return pageHead(context, {
      title: field?.name ?? i18n._(msg`Courses`),
      description: i18n._(msg`Compare every XR course by lessons, length, access and price.`),
    })
  },
  component: () => <CourseListScreen data={Route.useLoaderData()} search={Route.useSearch()} />,
})
