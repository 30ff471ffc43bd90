import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { LegalScreen } from '#features/legal/legal-screen.tsx'
import { editionSearchSchema } from '#features/legal/legal-search.ts'

export const Route = createFileRoute('/marketing')({
  staticData: { catalogues: ['legal'] },
  validateSearch: editionSearchSchema,
  loaderDeps: ({ search: { edition, view } }) => ({ edition, view }),
  loader: async ({ context, deps }) => {
    const { loadLegal } = await import('#features/legal/load.ts')
    return loadLegal({ document: 'marketing', ...deps }, context)
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match: { context }, loaderData }) => (loaderData ? pageHead(context, loaderData.head) : {}),
  component: () => <LegalScreen page={Route.useLoaderData()} />,
})
