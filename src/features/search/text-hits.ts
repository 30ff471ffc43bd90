import { manualList, type Manual } from '../../../contract/content/downloads.ts'
import { type Faq, faqList } from '../../../contract/content/faq.ts'
import { eventList, type EventSummary } from '../../../contract/content/events.ts'
import { noticeList, type NoticeSummary } from '../../../contract/content/notices.ts'
import { paths } from '../../../contract/addresses/paths.ts'
import { endpointQuery } from '../../lib/http/endpoint-query.ts'
import type { Http } from '../../lib/http/http.ts'

/** Found manuals, questions, notices and events that the page shows; the link of their section leads to all. */
export const shownHits = 5

/** Query of manuals that match a search. */
export const manualHitsQuery = (http: Http, title: string) =>
  endpointQuery(http, manualList, { params: {}, query: { title, page_size: shownHits } })

/** Query of notices that match a search, the newest first. */
export const noticeHitsQuery = (http: Http, title: string) =>
  endpointQuery(http, noticeList, { params: {}, query: { title, page_size: shownHits } })

/** Query of questions whose words or answer match a search. */
export const questionHitsQuery = (http: Http, title: string) =>
  endpointQuery(http, faqList, { params: {}, query: { title } })

/** Path of the list of questions that shows a found one. */
export function questionHitPath({ idx }: Faq): string {
  return paths.faq({ id: idx })
}

/** Query of events that match a search. */
export const eventHitsQuery = (http: Http, title: string) =>
  endpointQuery(http, eventList, { params: {}, query: { title, page_size: shownHits } })

/** Path of the list of manuals that shows a found one. */
export function manualHitPath({ title }: Manual): string {
  return paths.downloads({ tab: 'manuals', title })
}

export function eventHitPath({ idx }: EventSummary): string {
  return paths.event({ id: idx })
}

export function noticeHitPath({ idx }: NoticeSummary): string {
  return paths.notice({ id: idx })
}
