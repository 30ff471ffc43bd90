import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { LegalScreen } from '#features/legal/legal-screen.tsx'
import { legalSearchSchema } from '#features/legal/legal-search.ts'

export const Route = createFileRoute('/agreement/$edition')({
  staticData: { catalogues: ['legal'] },
  validateSearch: legalSearchSchema,
  loaderDeps: ({ search: { view } }) => ({ view }),
  loader: async ({ context, params: { edition }, deps: { view } }) => {
    const { loadLegal } = await import('#features/legal/load.ts')
    return loadLegal({ document: 'terms', edition, view }, context)
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match: { context }, loaderData }) => (loaderData ? pageHead(context, loaderData.head) : {}),
  component: () => <LegalScreen page={Route.useLoaderData()} />,
})
