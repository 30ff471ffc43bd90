import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { EventListScreen } from '#features/customer-support/events/event-list-screen.tsx'
import { loadEvents } from '#features/customer-support/events/load.ts'
import { eventsSearch } from '#features/customer-support/searches.ts'
import { declaredSearch } from '#lib/url/search-schema.ts'

export const Route = createFileRoute('/cs/event')({
  staticData: { catalogues: ['events'] },
  validateSearch: eventsSearch,
  loaderDeps: ({ search }) => declaredSearch(eventsSearch, search),
  loader: ({ context, deps }) => loadEvents(context, deps),
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Events`),
      description: i18n._(msg`Campaigns, open weeks and special offers.`),
    })
  },
  component: () => <EventListScreen {...Route.useLoaderData()} search={Route.useSearch()} />,
})
