import type { DefaultError, FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'

/** A read as a screen sees it. */
export interface ReadAnswer<Data> {
  /** What was read; while another read of the same place runs, what stood there before. */
  readonly data: Data | undefined
  readonly error: DefaultError | null
  readonly retry: () => void
}

/**
 * Follows a read in the cache, and begins it when nobody has. Loaders do the reading; this lets a page open before
 * all of it is there. A tenth of the weight of the library's own observer, which refetches, polls and paginates.
 */
export function useAnswer<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, DefaultError, Data, Key>,
): ReadAnswer<Data> {
  const cache = queryClient.getQueryCache()
  const state = useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => queryClient.getQueryState<Data>(options.queryKey),
    () => queryClient.getQueryState<Data>(options.queryKey),
  )
  const isMissing =
    state === undefined || (state.data === undefined && state.error === null && state.fetchStatus === 'idle')
  useEffect(() => {
    if (isMissing) void queryClient.prefetchQuery(options)
  })
  const previous = useRef<Data>(undefined)
  useEffect(() => {
    if (state?.data !== undefined) previous.current = state.data
  })
  return {
    data: state?.data ?? (state?.error ? undefined : previous.current),
    error: state?.error ?? null,
    retry: () => void queryClient.resetQueries({ queryKey: options.queryKey, exact: true }),
  }
}
