import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import type { AnswerOf, CallInput, Endpoint } from '#contract/protocol/endpoint.ts'
import { useAppContext } from '../router/use-app-context.ts'

type MutationCallbacks<E extends Endpoint> = Pick<
  UseMutationOptions<AnswerOf<E>, Error, CallInput<E>>,
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
  const mutation = useMutation<AnswerOf<E>, Error, CallInput<E>>({
    ...callbacks,
    mutationKey,
    mutationFn: (input) => http(endpoint, input),
  })
  const mutate = (input: CallInput<E>) => {
    if (queryClient.isMutating({ mutationKey }) === 0) mutation.mutate(input)
  }
  return { ...mutation, mutate }
}
