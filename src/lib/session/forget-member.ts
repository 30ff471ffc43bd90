import type { QueryClient } from '@tanstack/react-query'
import { memberMeta } from '../http/member-meta.ts'
import type { SessionStore } from './session-store.ts'

/**
 * Forgets what calls of a member have answered as soon as another login replaces theirs, in this tab or in another:
 * it may be another member's. Queries that are shown are read again.
 */
export function forgetMemberAtLogin(queryClient: QueryClient, store: Pick<SessionStore, 'read' | 'subscribe'>): void {
  let login = store.read()?.loginId
  store.subscribe(() => {
    const now = store.read()?.loginId
    if (now === undefined || now === login) return
    if (login !== undefined)
      void queryClient.resetQueries({ predicate: ({ meta }) => meta?.['isOfMember'] === memberMeta.isOfMember })
    login = now
  })
}
