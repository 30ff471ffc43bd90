import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import {
  type EventCounts,
  type EventSummary,
  eventList,
  eventStates,
  type ShopEvent,
} from '#contract/content/events.ts'
import type { PageInfo } from '#contract/protocol/envelope.ts'
import { eventQuery } from '#entities/event/event-queries.ts'
import type { Http } from '#lib/http/http.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { redirectIfNotFound } from '#lib/router/redirect-if-not-found.ts'
import type { EventsSearch } from '../searches.ts'

interface LoadContext {
  readonly http: Http
  readonly queryClient: QueryClient
}

/** Data of the event list. */
export interface EventListPage {
  readonly events: readonly EventSummary[]
  readonly page: PageInfo
  readonly counts: EventCounts
}

export async function loadEvents(
  { http, queryClient }: LoadContext,
  { page: number = 1, state }: EventsSearch,
): Promise<EventListPage> {
  const [list, counts] = await Promise.all([
    queryClient.ensureQueryData(endpointQuery(http, eventList, { query: { page_index: number, state } })),
    queryClient.ensureQueryData(endpointQuery(http, eventStates, {})),
  ])
  const page = list.page_info
  return { events: list.content, page, counts }
}

/** Redirects to `/not-found` for an unknown event. */
export async function loadEvent({ http, queryClient }: LoadContext, id: number | undefined): Promise<ShopEvent> {
  if (id === undefined) throw redirect({ to: '/not-found' })
  const content = await redirectIfNotFound(queryClient.ensureQueryData(eventQuery(http, id)))
  return content
}
