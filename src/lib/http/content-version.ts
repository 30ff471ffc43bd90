import type { QueryClient } from '@tanstack/react-query'
import { memberMeta } from './member-meta.ts'

/**
 * Keeps public queries as fresh as the server's pages: they belong to a version of the content. `rendered` is that of
 * the document. The returned function takes the version of each answer; when it is new, queries that are shown are read
 * again and the others are forgotten.
 */
export function followContentVersion(queryClient: QueryClient, rendered: string): (version: string | null) => void {
  const seen = new Set([rendered])
  return (version) => {
    // Of two processes, one may know of a change a moment later than the other.
    if (version === null || seen.has(version)) return
    seen.add(version)
    const isPublic = ({ meta }: { readonly meta?: Record<string, unknown> | undefined }) =>
      meta?.['isOfMember'] !== memberMeta.isOfMember
    queryClient.removeQueries({
      type: 'inactive',
      predicate: (query) => isPublic(query) && query.state.fetchStatus === 'idle',
    })
    void queryClient.invalidateQueries({ type: 'active', predicate: isPublic })
  }
}
