import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { loadPage } from '#features/company/load-page.ts'
import { RecruitScreen } from '#features/company/recruit-screen.tsx'

export const Route = createFileRoute('/cs/recruit')({
  staticData: { catalogues: ['recruit'] },
  loader: ({ context }) => loadPage(context, 'recruit'),
  head: ({ match: { context }, loaderData: page }) =>
    page ? pageHead(context, { title: page.title, description: page.description }) : {},
  component: () => <RecruitScreen {...Route.useLoaderData()} />,
})
