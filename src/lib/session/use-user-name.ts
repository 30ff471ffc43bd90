import { useSyncExternalStore } from 'react'
import { useAppContext } from '../router/use-app-context.ts'

/** Name of the member who is logged in, kept current with other tabs; empty for a visitor. */
export function useUserName(): string {
  const { store } = useAppContext().session
  return useSyncExternalStore(
    store.subscribe,
    () => store.read()?.userName ?? '',
    () => '',
  )
}
