import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageHead } from '#app/head.ts'
import { OpeningScreen } from '#features/course-opening/opening-screen.tsx'
import { courseQuery } from '#features/courses/course-detail-queries.ts'
import { redirectIfNotFound } from '#lib/router/redirect-if-not-found.ts'
import { declaredSearch, idParameter } from '#lib/url/search-schema.ts'

const search = v.object({
  /** Number of the course. Without it: the page is not found. */
  id: idParameter,
})

export const Route = createFileRoute('/contents/opening')({
  staticData: { catalogues: ['course-opening', 'form', 'errors', 'outline'], skeleton: 'form' },
  validateSearch: search,
  loaderDeps: ({ search: given }) => declaredSearch(search, given),
  loader: async ({ context: { http, queryClient }, deps: { id } }) => {
    if (id === undefined) throw redirect({ to: '/not-found' })
    return await redirectIfNotFound(queryClient.ensureQueryData(courseQuery(http, id)))
  },
  head: ({ match: { context }, loaderData }) => {
    if (!loaderData) return {}
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Notify me`),
      description: i18n._(msg`Get an email on the day a course opens.`),
      hidden: true,
    })
  },
  component: () => <OpeningScreen course={Route.useLoaderData()} />,
})
