import type { SessionStore } from '../session/session-store.ts'
import { emptyList, type KeptListStore } from './kept-list-store.ts'

/** How one list is read and changed: a member's by calls, which return the list, a visitor's by `apply`. */
export interface KeptListCalls<Entry, Change> {
  readonly store: KeptListStore<Entry>
  readonly session: { readonly store: Pick<SessionStore, 'read'> }
  readonly readMembers: () => Promise<Entry[]>
  /** Adds a browser's list to the member's. Repeating it changes nothing more. */
  readonly addToMembers: (entries: readonly Entry[]) => Promise<Entry[]>
  readonly changeMembers: (change: Change) => Promise<Entry[]>
  /** A visitor's entries after a change. Throws the error of the call when they would be too many. */
  readonly apply: (entries: readonly Entry[], change: Change) => Entry[]
}

/**
 * Makes the stored list the member's: adds what this browser has to it, or reads it. Repeating it changes nothing more.
 * Without a login it empties the copy of a member's list. The list of this browser stays when the call fails.
 */
export async function syncKeptList<Entry, Change>(calls: KeptListCalls<Entry, Change>): Promise<void> {
  const { store, session } = calls
  const { owner, entries } = store.read()
  const login = session.store.read()
  if (!login) {
    if (owner !== '') store.write(emptyList)
    return
  }
  const isVisitors = owner === '' && entries.length > 0
  const members = isVisitors ? await calls.addToMembers(entries) : await calls.readMembers()
  // What was put in meanwhile belongs to the next call.
  if (store.read().entries !== entries && isVisitors) return syncKeptList(calls)
  store.write({ owner: login.userid, entries: members })
}

/**
 * Changes a list: a member's on the server first, a visitor's in this browser. Throws an `ApiError` and changes nothing
 * when the call fails, or when a visitor's list would be too long.
 */
export async function changeKeptList<Entry, Change>(
  calls: KeptListCalls<Entry, Change>,
  change: Change,
): Promise<void> {
  const { store, session } = calls
  const login = session.store.read()
  const { owner, entries } = store.read()
  if (!login) {
    store.write({ owner: '', entries: calls.apply(owner === '' ? entries : [], change) })
    return
  }
  if (owner === '' && entries.length > 0) await syncKeptList(calls)
  const members = await calls.changeMembers(change)
  store.write({ owner: login.userid, entries: members })
}
