import * as v from 'valibot'
import { createPageStorage, type StorageProblem } from '../browser/page-storage.ts'

/** A list as this browser stores it. */
export interface KeptList<Entry> {
  /** ID of the member whose list it copies; empty for a visitor's own. */
  readonly owner: string
  readonly entries: readonly Entry[]
}

export const emptyList: KeptList<never> = { owner: '', entries: [] }

/** A list of this browser, which all tabs share. */
export interface KeptListStore<Entry> {
  /** The same object until it changes. */
  read(): KeptList<Entry>
  write(list: KeptList<Entry>): void
  /** Why a visitor’s list is kept until the page is left alone; undefined when the browser stores it. */
  problem(): StorageProblem | undefined
  /** Calls back after any change, in this tab or another. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** A list that stays empty, for rendering on the server and for support views. */
export const noList: KeptListStore<never> = {
  read: () => emptyList,
  write: () => {},
  problem: () => undefined,
  subscribe: () => () => {},
}

/** A list in local storage below `key`, if there is one. What cannot be read counts as empty. */
export function createKeptListStore<Entry>(
  key: string,
  entrySchema: v.GenericSchema<unknown, Entry>,
  area: Storage | undefined,
  target: EventTarget,
): KeptListStore<Entry> {
  const schema = v.pipe(v.string(), v.parseJson(), v.object({ owner: v.string(), entries: v.array(entrySchema) }))
  const storage = createPageStorage(area)
  const listeners = new Set<() => void>()
  let problem: StorageProblem | undefined
  let text: string | null = null
  let list: KeptList<Entry> = emptyList
  target.addEventListener('storage', (event) => {
    const isOther = event instanceof StorageEvent && event.key !== null && event.key !== key
    if (!isOther) for (const listener of listeners) listener()
  })
  return {
    read: () => {
      const stored = storage.getItem(key)
      if (stored !== text) {
        text = stored
        const parsed = v.safeParse(schema, stored)
        list = parsed.success ? parsed.output : emptyList
      }
      return list
    },
    write: (next) => {
      problem = undefined
      if (next.owner === '' && next.entries.length === 0) storage.removeItem(key)
      else {
        const refused = storage.setItem(key, JSON.stringify(next))
        // The server has the list of a member.
        if (next.owner === '') problem = refused
      }
      for (const listener of listeners) listener()
    },
    problem: () => problem,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
