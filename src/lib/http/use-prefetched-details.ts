import type { QueryKey } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { maxListedIds } from '../../../contract/paging.ts'
import { whenLineIsIdle } from '../browser/idle-line.ts'
import { useAppContext } from '../router/use-app-context.ts'
import type { Http } from './http.ts'

interface DetailsOptions {
  /** Key of the query that reads one of them. */
  readonly keyOf: (http: Http, id: number) => QueryKey
  /** Reads several; `ids` are their numbers, separated by commas. */
  readonly read: (http: Http, ids: string) => Promise<readonly { readonly idx: number }[]>
}

/**
 * Fetches the details of listed things in one call when the line is idle, so that their pages open without waiting.
 * Each is cached as if its own page had read it.
 */
export function usePrefetchedDetails(ids: readonly number[], { keyOf, read }: DetailsOptions): void {
  const { http, queryClient } = useAppContext()
  const prefetch = useEffectEvent(async () => {
    const missing = ids.filter((id) => queryClient.getQueryData(keyOf(http, id)) === undefined).slice(0, maxListedIds)
    if (missing.length === 0) return
    // After a failure each page reads its own.
    const details = await read(http, missing.join()).catch(() => [])
    for (const each of details) {
      queryClient.setQueryData(keyOf(http, each.idx), { content: each, page_info: undefined })
    }
  })
  const subject = ids.join()
  useEffect(() => {
    if (subject === '') return
    return whenLineIsIdle(() => void prefetch())
  }, [subject])
}
