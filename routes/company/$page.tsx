import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { pagePath } from '#contract/addresses/pages.ts'
import { paths } from '#contract/addresses/paths.ts'
import { CompanyPageScreen } from '#features/company/company-page-screen.tsx'
import { loadPage } from '#features/company/load-page.ts'
import { organization } from '#layouts/frame/organization.ts'

export const Route = createFileRoute('/company/$page')({
  staticData: { catalogues: ['company'], skeleton: 'area' },
  loader: ({ context, params: { page } }) => {
    const path = pagePath(page)
    if (path !== paths.company(page)) throw redirect({ href: path })
    return loadPage(context, page)
  },
  head: ({ match: { context }, loaderData: page }) =>
    page
      ? pageHead(context, {
          title: page.title,
          description: page.description,
          structured:
            import.meta.env.SSR && page.name === 'introduction'
              ? [organization(context.origins.desktop, context.company)]
              : [],
        })
      : {},
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  // Another page is a new one: its heading takes the focus.
  return <CompanyPageScreen key={page.name} page={page} />
}
