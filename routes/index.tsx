import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../src/app/head.ts'
import { bannersQuery, categoriesQuery, highlightsQuery } from '../src/entities/course/course-queries.ts'
import { LaterBlock } from '../src/features/company/later-block.tsx'
import { loadPage } from '../src/features/company/load-page.ts'
import { HomeScreen } from '../src/features/home/home.tsx'
import { PracticeInvitation } from '../src/features/practice/invitation/practice-invitation.tsx'
import { organization } from '../src/layouts/frame/organization.ts'

export const Route = createFileRoute('/')({
  staticData: { catalogues: ['front'], skeleton: 'home' },
  loader: async ({ context: { queryClient, http } }) => {
    const [page, banners, highlights, categories] = await Promise.all([
      loadPage({ http, queryClient }, 'home'),
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
    return { page, slides: banners.slides, highlights, fields }
  },
  head: ({ match: { context }, loaderData }) =>
    loaderData
      ? pageHead(context, {
          title: loaderData.page.title,
          description: loaderData.page.description,
          structured: import.meta.env.SSR ? [organization(context.origins.desktop, context.company)] : [],
        })
      : {},
  component: () => {
    const { page, ...data } = Route.useLoaderData()
    const { http, queryClient } = Route.useRouteContext()
    // The page itself needs no call about one course.
    const readPractice = async (course: number) => {
      const { courseQuery } = await import('../src/features/courses/course-detail-queries.ts')
      return (await queryClient.ensureQueryData(courseQuery(http, course))).practice
    }
    return (
      <HomeScreen
        {...data}
        blocks={page.blocks}
        renderBlock={(block) => <LaterBlock block={block} />}
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
