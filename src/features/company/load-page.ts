import type { QueryClient } from '@tanstack/react-query'
import { type CompanyPage, companyPage } from '#contract/pages/company-page.ts'
import { categoriesQuery } from '#entities/course/course-queries.ts'
import type { Http } from '#lib/http/http.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { redirectIfNotFound } from '#lib/router/redirect-if-not-found.ts'

interface LoadContext {
  readonly http: Http
  readonly queryClient: QueryClient
}

/** Loads a page of the content with what its blocks show. Redirects to `/not-found` for an unknown one. */
export async function loadPage({ http, queryClient }: LoadContext, name: string): Promise<CompanyPage> {
  const query = endpointQuery(http, companyPage, { params: { name } })
  const page = await redirectIfNotFound(queryClient.ensureQueryData(query))
  if (page.blocks.some((block) => block.type === 'numbers' && block.show === 'courses'))
    await queryClient.ensureQueryData(categoriesQuery(http))
  return page
}
