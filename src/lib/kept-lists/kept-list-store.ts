import * as v from 'valibot'

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
  /** Calls back after any change, in this tab or another. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** A list that stays empty, for rendering on the server and for support views. */
export const noList: KeptListStore<never> = { read: () => emptyList, write: () => {}, subscribe: () => () => {} }

/** A list in local storage below `key`. What cannot be read counts as empty. */
export function createKeptListStore<Entry>(
  key: string,
  entrySchema: v.GenericSchema<unknown, Entry>,
  storage: Storage,
  target: EventTarget,
): KeptListStore<Entry> {
  const schema = v.pipe(v.string(), v.parseJson(), v.object({ owner: v.string(), entries: v.array(entrySchema) }))
  const listeners = new Set<() => void>()
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
      if (next.owner === '' && next.entries.length === 0) storage.removeItem(key)
      else storage.setItem(key, JSON.stringify(next))
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
