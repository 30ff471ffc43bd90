import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../src/app/head.ts'
import { bannersQuery, categoriesQuery, highlightsQuery } from '../src/entities/course/course-queries.ts'
import { HomeScreen } from '../src/features/home/home.tsx'
import { PracticeInvitation } from '../src/features/practice/invitation/practice-invitation.tsx'
import { organization } from '../src/layouts/frame/organization.ts'

export const Route = createFileRoute('/')({
  staticData: { catalogues: ['front'], skeleton: 'home' },
  loader: async ({ context: { queryClient, http } }) => {
    const [banners, highlights, categories] = await Promise.all([
      queryClient.ensureQueryData(bannersQuery(http)),
      queryClient.ensureQueryData(highlightsQuery(http)),
      queryClient.ensureQueryData(categoriesQuery(http)),
    ])
    const fields = categories.map(({ code, name, thumbnail, focus, icon, count }) => ({
      code,
      name,
      thumbnail,
      focus,
      icon,
      count: count.ALL,
    }))
    return { slides: banners.slides, highlights, fields }
  },
  head: ({ match: { context }, loaderData }) => {
    const { i18n } = context.messages
    const fields = loaderData?.fields.map(({ name }) => name).join(', ') ?? ''
    return pageHead(context, {
      title: i18n._(msg`Hands-on XR courses and training devices`),
      description: i18n._(msg`Hands-on XR courses and training devices to rent or buy. Fields: ${fields}.`),
      structured: import.meta.env.SSR ? [organization(context.origins.desktop, context.company)] : [],
    })
  },
  component: () => {
    const data = Route.useLoaderData()
    const { http, queryClient } = Route.useRouteContext()
    // The page itself needs no call about one course.
    const readPractice = async (course: number) => {
      const { courseQuery } = await import('../src/features/courses/course-detail-queries.ts')
      return (await queryClient.ensureQueryData(courseQuery(http, course))).practice
    }
    return (
      <HomeScreen
        {...data}
        renderPractice={({ title, course }, onBegin) => (
          <PracticeInvitation
            title={title}
            course={course}
            readPractice={() => readPractice(course.idx)}
            placed="over"
            onBegin={onBegin}
          />
        )}
      />
    )
  },
})
