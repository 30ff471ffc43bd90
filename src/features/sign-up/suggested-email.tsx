import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { socialProfile } from '#contract/accounts/social-login.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'

interface SuggestedEmailProps {
  readonly children: (email: string) => ReactNode
}

/** Loads the social account's email address and suggests it. */
export function SuggestedEmail({ children }: SuggestedEmailProps) {
  const { http } = useAppContext()
  const { data, error } = useQuery(endpointQuery(http, socialProfile, {}))
  return data || error ? children(data?.email ?? '') : null
}
