import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import type { CallInput, ContentOf, Endpoint } from '#contract/protocol/endpoint.ts'
import { useAppContext } from '../router/use-app-context.ts'

type MutationCallbacks<E extends Endpoint> = Pick<
  UseMutationOptions<ContentOf<E>, Error, CallInput<E>>,
  'onSuccess' | 'onError'
>

/**
 * Mutation of a call that changes something outside of a flow: `mutate` takes the call's input, `data` is its content.
 * While the call runs, `mutate` does nothing: a second press may come before React has rendered `isPending`. Inside a
 * flow the machine makes the call, by `endpointActor`.
 */
export function useEndpointMutation<E extends Endpoint>(endpoint: E, callbacks: MutationCallbacks<E>) {
  const { http, queryClient } = useAppContext()
  const mutationKey = [endpoint.name, useId()]
  const mutation = useMutation<ContentOf<E>, Error, CallInput<E>>({
    ...callbacks,
    mutationKey,
    mutationFn: async (input) => (await http(endpoint, input)).content,
  })
  const mutate = (input: CallInput<E>) => {
    if (queryClient.isMutating({ mutationKey }) === 0) mutation.mutate(input)
  }
  return { ...mutation, mutate }
}
