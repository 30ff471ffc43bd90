import type { Query, QueryClient } from '@tanstack/react-query'
import { memberMeta } from '../http/member-meta.ts'
import type { SessionStore } from './session-store.ts'

const isOfMember = ({ meta }: Query) => meta?.['isOfMember'] === memberMeta.isOfMember

/**
 * Forgets what calls of a member have answered, in this tab or another: what is not shown as soon as the session ends,
 * and everything when another login replaces it, which may be another member's. Queries that are shown are read again.
 */
export function forgetMember(queryClient: QueryClient, store: Pick<SessionStore, 'read' | 'subscribe'>): void {
  let login = store.read()?.loginId
  store.subscribe(() => {
    const now = store.read()?.loginId
    if (now === undefined) queryClient.removeQueries({ type: 'inactive', predicate: isOfMember })
    if (now === undefined || now === login) return
    if (login !== undefined) void queryClient.resetQueries({ predicate: isOfMember })
    login = now
  })
}
