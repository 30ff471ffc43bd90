import { useQuery } from '@tanstack/react-query'
import { type DeskEndpoint, mayCall } from '#contract/desk/desk-endpoint.ts'
import type { Role } from '#contract/desk/roles.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { sessionQuery } from './desk-query.ts'

/** Roles of the operator who is logged in; none while they are read. */
export function useOwnRoles(): readonly Role[] {
  const { http } = useAppContext()
  const { data } = useQuery(sessionQuery(http))
  return data?.roles ?? []
}

/** Tells whether the operator who is logged in may make a call, so that pages offer what the roles allow. */
export function useMayCall(): (endpoint: Pick<DeskEndpoint, 'allows'>) => boolean {
  const roles = useOwnRoles()
  return (endpoint) => mayCall(roles, endpoint)
}
