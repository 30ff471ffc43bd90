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
    const { i18n, locale } = context.messages
    return pageHead(context, {
      title: i18n._(msg`About Practicum`),
      description: i18n._(msg`Practicum makes hands-on XR courses. See how we make them and who we are.`),
      structured: import.meta.env.SSR ? [organization(context.origins.desktop, locale)] : [],
    })
  },
  component: () => <IntroductionScreen {...Route.useLoaderData()} />,
})
