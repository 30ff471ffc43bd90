import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import {
  type Notice,
  type NoticeCategories,
  type NoticeSummary,
  noticeList,
  noticeSorts,
} from '#contract/content/notices.ts'
import type { PageInfo } from '#contract/protocol/envelope.ts'
import { noticeCategoriesQuery, noticeQuery } from '#entities/notice/notice-queries.ts'
import type { Http } from '#lib/http/http.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { redirectIfNotFound } from '#lib/router/redirect-if-not-found.ts'
import type { NoticesSearch } from '../searches.ts'

interface LoadContext {
  readonly http: Http
  readonly queryClient: QueryClient
}

/** Data of the notice list. */
export interface NoticeListPage {
  readonly notices: readonly NoticeSummary[]
  readonly page: PageInfo
  readonly categories: NoticeCategories
}

const noticeListQuery = (http: Http, { page = 1, category, sort, title }: NoticesSearch) =>
  endpointQuery(http, noticeList, {
    query: { page_index: page, sort: noticeSorts[sort ?? 'latest'], title, ctg_code: category },
  })

export async function loadNotices({ http, queryClient }: LoadContext, search: NoticesSearch): Promise<NoticeListPage> {
  const [list, categories] = await Promise.all([
    queryClient.ensureQueryData(noticeListQuery(http, search)),
    queryClient.ensureQueryData(noticeCategoriesQuery(http, search.title)),
  ])
  const page = list.page_info
  return { notices: list.content, page, categories }
}

/** Data of a notice's page. */
export interface NoticePage {
  readonly notice: Notice
  readonly category: string
}

/** Redirects to `/not-found` for an unknown notice. */
export async function loadNotice({ http, queryClient }: LoadContext, id: number | undefined): Promise<NoticePage> {
  if (id === undefined) throw redirect({ to: '/not-found' })
  const [notice, categories] = await redirectIfNotFound(
    Promise.all([
      queryClient.ensureQueryData(noticeQuery(http, id)),
      queryClient.ensureQueryData(noticeCategoriesQuery(http)),
    ]),
  )
  return { notice, category: categories.find(({ code }) => code === notice.category)?.name ?? '' }
}
