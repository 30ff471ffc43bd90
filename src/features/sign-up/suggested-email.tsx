import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { socialProfile } from '../../../contract/social-login.ts'
import { endpointQuery } from '../../lib/http/endpoint-query.ts'
import type { Http } from '../../lib/http/http.ts'
import { useAnswer } from '../../lib/http/use-answer.ts'

interface SuggestedEmailProps {
  readonly http: Http
  readonly queryClient: QueryClient
  readonly children: (email: string) => ReactNode
}

/** Waits for what the provider told of the person who came with a social account, and suggests that address. */
export function SuggestedEmail({ http, queryClient, children }: SuggestedEmailProps) {
  const { data, error } = useAnswer(queryClient, endpointQuery(http, socialProfile, { params: {}, query: {} }))
  return data || error ? children(data?.content.email ?? '') : null
}
