import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageHead } from '../../src/app/head.ts'
import { Gallery } from '../../src/features/support/flows/gallery.tsx'
import { loadStart } from '../../src/features/support/search/load-start.ts'
import { SearchResults } from '../../src/features/support/search/search-results.tsx'
import { textParameter } from '../../src/lib/url/search-schema.ts'

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
