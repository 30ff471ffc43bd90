import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { EventScreen } from '#features/customer-support/events/event-screen.tsx'
import { loadEvent } from '#features/customer-support/events/load.ts'
import { firstSentences } from '#features/customer-support/first-sentences.ts'
import { eventSearch } from '#features/customer-support/searches.ts'

export const Route = createFileRoute('/cs/event-detail')({
  staticData: { catalogues: ['events'] },
  validateSearch: eventSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context, deps: { id } }) => loadEvent(context, id),
  head: ({ match: { context }, loaderData: event }) =>
    event
      ? pageHead(context, {
          title: event.title,
          description: firstSentences(event.text),
          picture: event.share_picture,
        })
      : {},
  component: () => <EventScreen event={Route.useLoaderData()} />,
})
