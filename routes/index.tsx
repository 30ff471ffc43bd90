import { createFileRoute } from '@tanstack/react-router'
import { courseHighlights } from '../contract/courses.ts'
import { endpointQuery } from '../src/lib/endpoint-query.ts'
import { Home } from '../src/features/courses/home.tsx'

export const Route = createFileRoute('/')({
  staticData: { catalogues: ['courses'] },
  loader: ({ context }) => context.queryClient.ensureQueryData(endpointQuery(context.http, courseHighlights, { params: {}, query: {} })),
  component: () => <Home data={Route.useLoaderData().content} />,
})
