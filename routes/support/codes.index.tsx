import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageHead } from '../../src/app/head.ts'
import { CodesScreen } from '../../src/features/support/codes/codes-screen.tsx'
import { loadCodes } from '../../src/features/support/codes/load-codes.ts'
import { optional } from '../../src/lib/url/search-schema.ts'

export const Route = createFileRoute('/support/codes/')({
  validateSearch: v.object({
    /** Kind of codes. Without it: errors and successes. */
    kind: optional(v.picklist(['error', 'success'])),
  }),
  staticData: { catalogues: ['support'] },
  loader: ({ context }) => loadCodes(context),
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData.head) : {}),
  component: () => <CodesScreen {...Route.useLoaderData()} kind={Route.useSearch().kind} />,
})
