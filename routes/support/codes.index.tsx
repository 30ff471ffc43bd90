import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageHead } from '#app/head.ts'
import { codeTexts } from '#features/support/codes/code-texts.ts'
import { CodesScreen } from '#features/support/codes/codes-screen.tsx'
import { supportHead } from '#features/support/layout/support-head.ts'
import { optional } from '#lib/url/search-schema.ts'

export const Route = createFileRoute('/support/codes/')({
  validateSearch: v.object({
    /** Kind of codes. Without it: errors and successes. */
    kind: optional(v.picklist(['error', 'success'])),
  }),
  staticData: { catalogues: ['support'] },
  loader: async ({ context }) => ({
    head: supportHead(context, msg`Codes`, msg`Every code a customer may read out, in both languages.`),
    ...(await codeTexts()),
  }),
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData.head) : {}),
  component: () => <CodesScreen {...Route.useLoaderData()} kind={Route.useSearch().kind} />,
})
