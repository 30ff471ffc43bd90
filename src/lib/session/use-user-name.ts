import { useSyncExternalStore } from 'react'
import { useAppContext } from '../router/use-app-context.ts'

/** Name of the member who is logged in to this browser, in all tabs at once; empty for a visitor. */
export function useUserName(): string {
  const { store } = useAppContext().session
  return useSyncExternalStore(
    store.subscribe,
    () => store.read()?.userName ?? '',
    () => '',
  )
}
