import { paths } from '#contract/addresses/paths.ts'
import { type Manual, manualList } from '#contract/content/downloads.ts'
import { type EventSummary, eventList } from '#contract/content/events.ts'
import { type Faq, faqList } from '#contract/content/faq.ts'
import { type NoticeSummary, noticeList } from '#contract/content/notices.ts'
import { type LegalArticle, legalArticleList } from '#contract/content/search.ts'
import type { Http } from '#lib/http/http.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'

/** Found manuals, questions, notices and events that the page shows; the link of their section leads to all. */
export const shownHits = 5

/** Query of manuals that match a search. */
export const manualHitsQuery = (http: Http, title: string) =>
  endpointQuery(http, manualList, { query: { title, page_size: shownHits } })

/** Query of notices that match a search. */
export const noticeHitsQuery = (http: Http, title: string) =>
  endpointQuery(http, noticeList, { query: { title, page_size: shownHits } })

/** Query of questions whose words or answer match a search. */
export const questionHitsQuery = (http: Http, title: string) => endpointQuery(http, faqList, { query: { title } })

/** Path of the list of questions that shows a found one. */
export function questionHitPath({ idx }: Faq): string {
  return paths.faq({ id: idx })
}

/** Query of events that match a search. */
export const eventHitsQuery = (http: Http, title: string) =>
  endpointQuery(http, eventList, { query: { title, page_size: shownHits } })

/** Query of articles of the terms of use and the privacy policy that match a search. */
export const articleHitsQuery = (http: Http, title: string) =>
  endpointQuery(http, legalArticleList, { query: { title, page_size: shownHits } })

/** Path of a found article, in the edition that it was found in. */
export function articleHitPath({ document, edition, article }: LegalArticle): string {
  return `${document === 'terms' ? paths.terms(edition) : paths.privacyPolicy(edition)}#${article}`
}

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
