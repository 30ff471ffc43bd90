import { eventDetail, eventList, eventStates } from '../../../contract/events.ts'
import { faqCategories, faqList } from '../../../contract/faq.ts'
import { noticeList, noticeSorts } from '../../../contract/notices.ts'
import type { EventsSearch, FaqSearch, NoticesSearch } from '../../../contract/paths.ts'
import { endpointQuery } from '../../lib/http/endpoint-query.ts'
import type { Http } from '../../lib/http/http.ts'

/** The reads of customer support. */

const none = {}

export const noticeListQuery = (http: Http, { page = 1, category, sort, title }: NoticesSearch) =>
  endpointQuery(http, noticeList, {
    params: none,
    query: { page_index: page, sort: noticeSorts[sort ?? 'latest'], title, ctg_code: category },
  })

export const faqListQuery = (http: Http, { category, title }: Pick<FaqSearch, 'category' | 'title'>) =>
  endpointQuery(http, faqList, { params: none, query: { ctg_code: category, title } })
export const faqCategoriesQuery = (http: Http) => endpointQuery(http, faqCategories, { params: none, query: none })

export const eventListQuery = (http: Http, { page = 1, state }: EventsSearch) =>
  endpointQuery(http, eventList, { params: none, query: { page_index: page, state } })
export const eventCountsQuery = (http: Http) => endpointQuery(http, eventStates, { params: none, query: none })
export const eventQuery = (http: Http, id: number) => endpointQuery(http, eventDetail, { params: { id }, query: none })
