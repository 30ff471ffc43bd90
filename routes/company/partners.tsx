import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { categoriesQuery } from '#entities/course/course-queries.ts'
import { PartnersScreen } from '#features/company/partners-screen.tsx'

export const Route = createFileRoute('/company/partners')({
  staticData: { catalogues: ['company'], skeleton: 'area' },
  loader: async ({ context: { queryClient, http } }) => {
    const content = await queryClient.ensureQueryData(categoriesQuery(http))
    return { fields: content.map(({ code, name, count }) => ({ code, name, count: count.ALL })) }
  },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Partners`),
      description: i18n._(msg`The schools, workplaces and device makers that build XR courses with us.`),
    })
  },
  component: () => <PartnersScreen {...Route.useLoaderData()} />,
})
