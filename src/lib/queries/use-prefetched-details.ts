import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { AnswerOf, Endpoint } from '#contract/protocol/endpoint.ts'
import { maxListedIds } from '#contract/protocol/paging.ts'
import { whenReaderRests } from '../browser/idle-line.ts'
import type { Http } from '../http/http.ts'
import { useAppContext } from '../router/use-app-context.ts'
import type { endpointQuery } from './endpoint-query.ts'

interface DetailsOptions<E extends Endpoint, Id extends string | number> {
  /** Query that reads one of them. */
  readonly queryOf: (http: Http, id: Id) => ReturnType<typeof endpointQuery<E>>
  readonly idOf: (details: AnswerOf<E>) => Id
  /** Reads several; `ids` are separated by commas. */
  readonly read: (http: Http, ids: string) => Promise<readonly AnswerOf<E>[]>
  /** Reads what all their pages need besides. */
  readonly readShared?: (http: Http, queryClient: QueryClient) => Promise<void>
}

/**
 * Fetches the details of listed things in one call when the reader rests, so that their pages open without waiting.
 * Each is cached as if its own page had read it.
 */
export function usePrefetchedDetails<E extends Endpoint, Id extends string | number>(
  ids: readonly Id[],
  { queryOf, idOf, read, readShared }: DetailsOptions<E, Id>,
): void {
  const { http, queryClient } = useAppContext()
  const prefetch = useEffectEvent(async () => {
    void readShared?.(http, queryClient)
    const missing = ids
      .filter((id) => queryClient.getQueryData(queryOf(http, id).queryKey) === undefined)
      .slice(0, maxListedIds)
    if (missing.length === 0) return
    // After a failure each page reads its own.
    const details = await read(http, missing.join()).catch(() => [])
    for (const answer of details) {
      // With the options of the page's own query: they say how long the answer is kept, and whose it is.
      void queryClient.prefetchQuery({
        ...queryOf(http, idOf(answer)),
        queryFn: async () => answer,
      })
    }
  })
  const subject = ids.join()
  useEffect(() => {
    if (subject === '') return
    return whenReaderRests(() => void prefetch())
  }, [subject])
}
