import * as v from 'valibot'
import { courseSummarySchema, fieldSchema } from '../courses/courses.ts'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { idListSchema, idSchema, paging } from '../protocol/paging.ts'
import { limits } from '../values/limits.ts'
import { localeSchema } from '../values/locale.ts'
import { countSchema, daySchema } from '../values/quantities.ts'
import { searchTermSchema } from '../values/text.ts'
import { eventStateSchema } from './board-addresses.ts'

// The calls about events (specification, section 7: Board).

const periodEntries = {
  /** First day. */
  starts_on: daySchema,
  /** Last day, included. */
  ends_on: daySchema,
}

export const eventSummarySchema = v.object({
  idx: v.number(),
  title: v.string(),
  summary: v.string(),
  thumbnail: v.string(),
  /** Field of training; null for an event of the whole shop. */
  category: v.nullable(v.object({ code: fieldSchema, name: v.string() })),
  state: eventStateSchema,
  ...periodEntries,
})
export type EventSummary = v.InferOutput<typeof eventSummarySchema>

/** The event before or after another one. */
const neighbourSchema = v.nullable(v.object({ idx: v.number(), title: v.string(), ...periodEntries }))

export const eventSchema = v.object({
  ...eventSummarySchema.entries,
  /** Rich text with the elements `strong` and `a`, encoded entities, and line breaks as new lines. */
  text: v.string(),
  /** Picture that messengers show beside the address, PNG; null while it is not drawn. This shop's addition. */
  share_picture: v.nullable(v.string()),
  /** Conditions of the event. */
  detail: v.array(v.object({ name: v.string(), value: v.string() })),
  /** Open courses of the event, newest first. */
  contents: v.array(courseSummarySchema),
  /** The event that begins before this one; null for the first. */
  previous: neighbourSchema,
  /** The event that begins after this one; null for the last. */
  next: neighbourSchema,
})
export type ShopEvent = v.InferOutput<typeof eventSchema>
export type NeighbourEvent = ShopEvent['previous']

/** Ongoing events, the first to end first; then upcoming ones, the first to begin first; then the latest completed. */
export const eventList = defineEndpoint({
  name: 'event-list',
  area: 'events',
  summary: 'Events of the shop, by page',
  method: 'GET',
  path: '/v1/board/event',
  query: v.object({
    ...paging(limits.eventsPageSize),
    /** Absent for every state; this shop's addition. */
    state: v.optional(eventStateSchema),
    /** Words that title or summary must contain, in either language; this shop's addition. */
    title: searchTermSchema,
  }),
  content: v.array(eventSummarySchema),
  paged: true,
  codes: [],
})

/** The number of events in each state; this shop's addition. */
export const eventStates = defineEndpoint({
  name: 'event-states',
  area: 'events',
  summary: 'Number of ongoing, upcoming and completed events',
  method: 'GET',
  path: '/v1/board/event/state',
  content: v.object({ ongoing: countSchema, upcoming: countSchema, completed: countSchema }),
  codes: [],
})
export type EventCounts = v.InferOutput<typeof eventStates.content>

export const eventDetail = defineEndpoint({
  name: 'event-detail',
  area: 'events',
  summary: 'One event with its conditions and courses',
  method: 'GET',
  path: '/v1/board/event/{id}',
  params: v.object({ id: idSchema }),
  content: eventSchema,
  codes: [],
})

/** Several events at once, for pages that will probably be opened; this shop's addition. Unknown numbers are left out. */
export const eventDetails = defineEndpoint({
  name: 'event-details',
  area: 'events',
  summary: 'Several events with their conditions and courses',
  method: 'GET',
  path: '/v1/board/event/details',
  query: v.object({ ids: idListSchema }),
  content: v.array(eventSchema),
  codes: [],
})

/** The days of an event as a calendar file (RFC 5545), in the language of the call. This shop's addition. */
export const eventCalendar = defineEndpoint({
  name: 'event-calendar',
  area: 'events',
  summary: 'The days of an event as a calendar file',
  method: 'GET',
  path: '/v1/board/event/{id}/calendar',
  params: v.object({ id: idSchema }),
  /** Language of the file: a link cannot send a header. Without it, that of the call. */
  query: v.object({ lang: v.optional(localeSchema) }),
  content: v.blob(),
  fileTypes: ['text/calendar'],
  codes: [],
})
