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

/** The last call about a member's list, of each stored list. */
const lastCalls = new WeakMap<object, Promise<void>>()

/** Calls about one list go one after another, so that no earlier answer replaces a later one. */
function inTurn(store: object, call: () => Promise<void>): Promise<void> {
  const turn = (lastCalls.get(store) ?? Promise.resolve()).then(call)
  lastCalls.set(
    store,
    turn.catch(() => {}),
  )
  return turn
}

/**
 * Makes the stored list the member's: adds what this browser has to it, or reads it. Repeating it changes nothing more.
 * Without a login it empties the copy of a member's list. The list of this browser stays when the call fails.
 */
export function syncKeptList<Entry, Change>(calls: KeptListCalls<Entry, Change>): Promise<void> {
  return inTurn(calls.store, () => sync(calls))
}

async function sync<Entry, Change>(calls: KeptListCalls<Entry, Change>): Promise<void> {
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
  if (store.read().entries !== entries && isVisitors) return sync(calls)
  show(calls, login.userid, members)
}

/** Stores a member's list, unless the member has logged out meanwhile. */
function show<Entry, Change>(
  { store, session }: KeptListCalls<Entry, Change>,
  userid: string,
  entries: readonly Entry[],
): void {
  if (session.store.read()?.userid === userid) store.write({ owner: userid, entries })
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
  if (session.store.read()) return inTurn(store, () => changeOnServer(calls, change))
  const { owner, entries } = store.read()
  store.write({ owner: '', entries: calls.apply(owner === '' ? entries : [], change) })
}

async function changeOnServer<Entry, Change>(calls: KeptListCalls<Entry, Change>, change: Change): Promise<void> {
  const login = calls.session.store.read()
  if (!login) return changeKeptList(calls, change)
  const { owner, entries } = calls.store.read()
  if (owner === '' && entries.length > 0) await sync(calls)
  show(calls, login.userid, await calls.changeMembers(change))
}
