import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { limits } from '../contract/values/limits.ts'
import { pageHead } from '../src/app/head.ts'
import { loadSearch } from '../src/features/search/load.ts'
import { SearchScreen } from '../src/features/search/search-screen.tsx'
import { pageParameter, textParameter } from '../src/lib/url/search-schema.ts'

export const Route = createFileRoute('/search')({
  staticData: { catalogues: ['search'], skeleton: 'rows' },
  validateSearch: v.object({
    /** What is looked for. Without it: the page asks for a word. */
    q: textParameter(limits.searchTermLength),
    page: pageParameter,
  }),
  loaderDeps: ({ search: { q, page } }) => ({ q, page }),
  loader: ({ context, deps }) => loadSearch(context, deps),
  head: ({ match: { context, search } }) => {
    const { i18n } = context.messages
    const term = search.q
    return pageHead(context, {
      title: i18n._(term === undefined ? msg`Search` : msg`Search: ${term}`),
      description: i18n._(msg`Search for a course by tool, task or workplace.`),
      hidden: true,
    })
  },
  component: () => <SearchScreen {...Route.useLoaderData()} />,
})
