import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../src/app/head.ts'
import { DownloadsScreen } from '../src/features/downloads/downloads-screen.tsx'
import { downloadsSearch } from '../src/features/downloads/downloads-search.ts'
import { loadDownloads } from '../src/features/downloads/load.ts'
import { declaredSearch } from '../src/lib/url/search-schema.ts'

export const Route = createFileRoute('/downloads')({
  staticData: { catalogues: ['downloads'], skeleton: 'area' },
  validateSearch: downloadsSearch,
  loaderDeps: ({ search }) => declaredSearch(downloadsSearch, search),
  loader: ({ context, deps }) => loadDownloads(context, deps),
  head: ({ match: { context }, loaderData }) => (loaderData ? pageHead(context, loaderData.head) : {}),
  component: () => <DownloadsScreen page={Route.useLoaderData()} search={Route.useSearch()} />,
})
