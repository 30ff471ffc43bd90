import * as v from 'valibot'
import { eventStateSchema } from '#contract/content/board-addresses.ts'
import { noticeCategorySchema } from '#contract/courses/courses.ts'
import { limits } from '#contract/values/limits.ts'
import { declaredSearch, idParameter, optional, pageParameter, textParameter } from '#lib/url/search-schema.ts'

/** Search parameters of the notice list. Defaults when absent: all categories, latest first, page 1. */
export const noticesSearch = v.object({
  /** Category of the notices. Without it: all categories. */
  category: optional(noticeCategorySchema),
  /** Order of the list. Without it: the latest first. */
  sort: optional(v.picklist(['oldest', 'views'])),
  /** Words of the title. Without it: every title. */
  title: textParameter(limits.searchTermLength),
  page: pageParameter,
})
export type NoticesSearch = v.InferOutput<typeof noticesSearch>

/** The parameters of the notice list with a change. A changed filter resets the page to 1. */
export function changedNotices(search: NoticesSearch, change: Partial<NoticesSearch>): NoticesSearch {
  return { ...declaredSearch(noticesSearch, search), page: undefined, ...change }
}

export const noticeSearch = v.object({
  /** Number of the notice. Without it: there is nothing to show, and the page leads to “not found”. */
  id: idParameter,
})

/** Search parameters of the questions. Defaults when absent: all categories, none open. */
export const faqSearch = v.object({
  /** Category of the questions. Without it: all categories. */
  category: textParameter(40),
  /** Words of the question or its answer. Without it: every question. */
  title: textParameter(limits.searchTermLength),
  /** Number of the open question. Without it: all are closed. */
  id: idParameter,
})
export type FaqSearch = v.InferOutput<typeof faqSearch>

/** Search parameters of the event list. Defaults when absent: events of every state, page 1. */
export const eventsSearch = v.object({
  /** State of the events. Without it: all events. */
  state: optional(eventStateSchema),
  page: pageParameter,
})
export type EventsSearch = v.InferOutput<typeof eventsSearch>

/** The parameters of the event list with a change. A changed state resets the page to 1. */
export function changedEvents(search: EventsSearch, change: Partial<EventsSearch>): EventsSearch {
  return { ...declaredSearch(eventsSearch, search), page: undefined, ...change }
}

export const eventSearch = v.object({
  /** Number of the event. Without it: there is nothing to show, and the page leads to “not found”. */
  id: idParameter,
})
