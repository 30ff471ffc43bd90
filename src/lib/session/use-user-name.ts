import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/** Name of the member who is logged in to this browser, in all tabs at once; empty for a visitor. */
export function useUserName(): string {
  const { store } = useRouter().options.context.session
  return useSyncExternalStore(
    store.subscribe,
    () => store.read()?.userName ?? '',
    () => '',
  )
}
