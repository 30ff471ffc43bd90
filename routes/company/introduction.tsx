import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { categoriesQuery } from '#entities/course/course-queries.ts'
import { IntroductionScreen } from '#features/company/introduction-screen.tsx'
import { organization } from '#layouts/frame/organization.ts'

export const Route = createFileRoute('/company/introduction')({
  staticData: { catalogues: ['company'], skeleton: 'area' },
  loader: async ({ context: { queryClient, http } }) => {
    const content = await queryClient.ensureQueryData(categoriesQuery(http))
    return { fields: content.map(({ code, name, count }) => ({ code, name, count: count.ALL })) }
  },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`About us`),
      description: i18n._(msg`See how we make hands-on XR courses, and who we are.`),
      structured: import.meta.env.SSR ? [organization(context.origins.desktop, context.company)] : [],
    })
  },
  component: () => <IntroductionScreen {...Route.useLoaderData()} />,
})
