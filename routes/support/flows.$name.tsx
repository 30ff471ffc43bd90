import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageHead } from '../../src/app/head.ts'
import { FlowScreen } from '../../src/features/support/flows/flow-screen.tsx'
import { loadFlow } from '../../src/features/support/flows/load-flows.ts'
import { atParameter } from '../../src/lib/url/search-schema.ts'

export const Route = createFileRoute('/support/flows/$name')({
  validateSearch: v.object({
    /** State that is marked. Without it: no state is marked. */
    state: atParameter,
  }),
  staticData: { catalogues: ['support'] },
  loader: ({ context, params }) => loadFlow(context, params.name),
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData.head) : {}),
  component: () => {
    const { flow, texts } = Route.useLoaderData()
    return <FlowScreen flow={flow} texts={texts} marked={Route.useSearch().state} />
  },
})
