import { useState } from 'react'
import { useAppContext } from '../router/use-app-context.ts'

/** ID of the member who was logged in when the component appeared; empty when unknown. Drafts of forms belong to it. */
export function useUserid(): string {
  const { store } = useAppContext().session
  return useState(() => store.read()?.userid ?? '')[0]
}
