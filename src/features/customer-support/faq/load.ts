import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { type Faq, type FaqCategories, faqCategories, faqList } from '#contract/content/faq.ts'
import type { Http } from '#lib/http/http.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import type { FaqSearch } from '../searches.ts'

/** Data of the page of questions. */
export interface FaqPage {
  readonly questions: readonly Faq[]
  readonly categories: FaqCategories
}

/** Redirects to the address without the number of a question that is not in the list. */
export async function loadFaq(
  { http, queryClient }: { http: Http; queryClient: QueryClient },
  search: FaqSearch,
): Promise<FaqPage> {
  const { id, category, title } = search
  const [questions, categories] = await Promise.all([
    queryClient.ensureQueryData(endpointQuery(http, faqList, { query: { ctg_code: category, title } })),
    queryClient.ensureQueryData(endpointQuery(http, faqCategories, {})),
  ])
  if (id !== undefined && !questions.some(({ idx }) => idx === id)) {
    throw redirect({ to: '/cs/faq', search: { category, title }, replace: true })
  }
  return { questions, categories }
}
