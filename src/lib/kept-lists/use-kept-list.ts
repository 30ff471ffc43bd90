import { useSyncExternalStore } from 'react'
import { emptyList, type KeptList, type KeptListStore } from './kept-list-store.ts'

/** A list of this browser, kept current with other tabs; empty until the page is hydrated. */
export function useKeptList<Entry>({ subscribe, read }: KeptListStore<Entry>): KeptList<Entry> {
  return useSyncExternalStore<KeptList<Entry>>(subscribe, read, () => emptyList)
}
