import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { limits } from '../contract/limits.ts'
import { pageHead } from '../src/app/head.ts'
import { categoriesQuery, courseListQuery, highlightsQuery } from '../src/features/courses/queries.ts'
import { SearchScreen, type SearchProps } from '../src/features/courses/search/search-screen.tsx'
import { pageParameter, textParameter } from '../src/lib/search-schema.ts'

export const Route = createFileRoute('/search')({
  staticData: { catalogues: ['search'] },
  validateSearch: v.object({ q: textParameter(limits.searchTermLength), page: pageParameter }),
  loaderDeps: ({ search: { q, page } }) => ({ q, page }),
  loader: async ({ context: { http, queryClient }, deps: { q, page } }): Promise<SearchProps> => {
    const readCategories = () => queryClient.ensureQueryData(categoriesQuery(http))
    if (q === undefined) return { state: 'asking', categories: (await readCategories()).content }
    const found = await queryClient.ensureQueryData(courseListQuery(http, { title: q, page }))
    const { content: rows, page_info: pages } = found
    if (pages && rows.length > 0) {
      return { state: 'found', term: q, pages, hits: [{ kind: 'courses', total: pages.total_size, rows }] }
    }
    const last = pages?.total_pages ?? 0
    if (last > 0) throw redirect({ to: '/search', search: { q, page: last > 1 ? last : undefined } })
    const [categories, { content }, near] = await Promise.all([
      readCategories(),
      queryClient.ensureQueryData(highlightsQuery(http)),
      import('../src/features/courses/search/nearest.ts').then(({ nearestTerms }) =>
        nearestTerms(http, queryClient, q),
      ),
    ])
    return { state: 'nothing', term: q, categories: categories.content, popular: content.popular.slice(0, 4), near }
  },
  head: ({ match: { context, search } }) => {
    const { i18n } = context.words
    const term = search.q
    return pageHead(context, {
      title: i18n._(term === undefined ? msg`Search` : msg`Search: ${term}`),
      description: i18n._(msg`Find a course by a tool, a task or a place of work.`),
      hidden: true,
    })
  },
  component: () => <SearchScreen {...Route.useLoaderData()} />,
})
