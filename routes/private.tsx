import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../src/app/head.ts'
import { LegalScreen } from '../src/features/legal/legal-screen.tsx'

export const Route = createFileRoute('/private')({
  staticData: { catalogues: ['legal'] },
  loader: async ({ context }) => {
    const { loadLegal } = await import('../src/features/legal/load.ts')
    return loadLegal({ document: 'collection' }, context)
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match: { context }, loaderData }) => (loaderData ? pageHead(context, loaderData.head) : {}),
  component: () => <LegalScreen page={Route.useLoaderData()} />,
})
