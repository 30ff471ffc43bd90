import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { CompareScreen } from '#features/courses/compare/compare-screen.tsx'
import { compareSearch } from '#features/courses/compare/compare-search.ts'
import { loadComparison } from '#features/courses/compare/load.ts'
import { declaredSearch } from '#lib/url/search-schema.ts'

export const Route = createFileRoute('/contents/compare')({
  staticData: { catalogues: ['compare'], skeleton: 'rows' },
  validateSearch: compareSearch,
  loaderDeps: ({ search }) => declaredSearch(compareSearch, search),
  loader: ({ context, deps }) => loadComparison(context, deps.ids),
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Compare courses`),
      description: i18n._(msg`Two or three courses beside each other.`),
      hidden: true,
    })
  },
  component: () => <CompareScreen {...Route.useLoaderData()} />,
})
