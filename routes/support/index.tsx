import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageHead } from '#app/head.ts'
import { Gallery } from '#features/support/flows/gallery.tsx'
import { loadStart } from '#features/support/search/load-start.ts'
import { SearchResults } from '#features/support/search/search-results.tsx'
import { textParameter } from '#lib/url/search-schema.ts'

/** Maximum length of the search term, in characters. */
const termLength = 60

export const Route = createFileRoute('/support/')({
  validateSearch: v.object({
    /** What is looked for. Without it: all flows. */
    q: textParameter(termLength),
  }),
  staticData: { catalogues: ['support'] },
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: ({ context, deps }) => loadStart(context, deps.q),
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData.head) : {}),
  component: () => {
    const { found } = Route.useLoaderData()
    return found ? <SearchResults {...found} /> : <Gallery />
  },
})
