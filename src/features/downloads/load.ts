import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { ClientFile, Manual, manualCategories } from '#contract/content/downloads.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'
import type { PageInfo } from '#contract/protocol/envelope.ts'
import type { Http } from '#lib/http/http.ts'
import type { LocaleMessages } from '#lib/i18n/i18n.ts'
import { changedManuals, type DownloadsSearch } from './downloads-search.ts'
import { clientFileQuery, manualCategoriesQuery, manualListQuery } from './queries.ts'

export type ManualCategories = ContentOf<typeof manualCategories>

interface Head {
  readonly title: string
  readonly description: string
  readonly hidden?: boolean
}

/** Data of the chosen tab. `categories` are those of the manuals, with their numbers. */
export type DownloadsPage = { readonly categories: ManualCategories; readonly head: Head } & (
  | { readonly tab: 'client'; readonly client: ClientFile | null }
  | { readonly tab: 'manuals'; readonly manuals: readonly Manual[]; readonly pages: PageInfo }
)

/** Loads the chosen tab. A page after the last one leads to the last. */
export async function loadDownloads(
  { http, queryClient, messages }: { http: Http; queryClient: QueryClient; messages: LocaleMessages },
  search: DownloadsSearch,
): Promise<DownloadsPage> {
  const { i18n } = messages
  const [categories, tab] = await Promise.all([
    queryClient.ensureQueryData(manualCategoriesQuery(http)),
    search.tab === 'manuals'
      ? queryClient.ensureQueryData(manualListQuery(http, search))
      : queryClient.ensureQueryData(clientFileQuery(http)),
  ])
  if (tab === null || !('page_info' in tab)) {
    const head = {
      title: i18n._(msg`Download the training app`),
      description: i18n._(msg`The Windows app your lessons run in: version, size and PC requirements.`),
    }
    return { tab: 'client', client: tab, categories, head }
  }
  const { content: manuals, page_info: pages } = tab
  if (manuals.length === 0 && search.page !== undefined) {
    const last = pages.total_pages
    throw redirect({ to: '/downloads', search: changedManuals(search, { page: last > 1 ? last : undefined }) })
  }
  const head = {
    title: i18n._(msg`Manuals`),
    description: i18n._(msg`PDF manuals for the app, courses and additional programs.`),
    hidden: search.title !== undefined,
  }
  return { tab: 'manuals', manuals, pages, categories, head }
}
