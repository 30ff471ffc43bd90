import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { socialProfile } from '../../../contract/social-login.ts'
import { endpointQuery } from '../../lib/http/endpoint-query.ts'
import { useAppContext } from '../../lib/router/use-app-context.ts'

interface SuggestedEmailProps {
  readonly children: (email: string) => ReactNode
}

/** Waits for what the provider told of the person who came with a social account, and suggests that address. */
export function SuggestedEmail({ children }: SuggestedEmailProps) {
  const { http } = useAppContext()
  const { data, error } = useQuery(endpointQuery(http, socialProfile, { params: {}, query: {} }))
  return data || error ? children(data?.content.email ?? '') : null
}
