import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageHead } from '#app/head.ts'
import { FlowScreen } from '#features/support/flows/flow-screen.tsx'
import { offeredFlows } from '#features/support/flows/offered.ts'
import { supportHead } from '#features/support/layout/support-head.ts'
import { atParameter } from '#lib/url/search-schema.ts'

export const Route = createFileRoute('/support/flows/$name')({
  validateSearch: v.object({
    /** State that is marked. Without it: no state is marked. */
    state: atParameter,
  }),
  staticData: { catalogues: ['support'] },
  loader: async ({ context, params: { name } }) => {
    const flow = offeredFlows(context.off).find((each) => each.name === name)
    const { machineTexts } = await import('#features/support/flows/machine-texts.ts')
    const texts = machineTexts[name]
    if (!flow || !texts) throw redirect({ to: '/support' })
    const title = flow.title[context.messages.locale]
    const description = msg`The diagram of a flow, and every state with links to look at it.`
    return { head: supportHead(context, msg`Flow: ${title}`, description), flow, texts }
  },
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData.head) : {}),
  component: () => {
    const { flow, texts } = Route.useLoaderData()
    return <FlowScreen flow={flow} texts={texts} marked={Route.useSearch().state} />
  },
})
