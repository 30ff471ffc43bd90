import { fromPromise } from 'xstate'
import type { CallInput, ContentOf, Endpoint } from '../contract/endpoint.ts'

/**
 * A promise that a machine needs and somebody else makes: the feature fills it with `provide()` in its
 * `<flow>.flow.ts`. Left unfilled it rejects, so a forgotten one is met by the first test.
 */
export function hole<Output, Input = undefined>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`nobody has filled "${name}"`)))
}

/** The hole of a call: takes what the endpoint is called with, gives its content. */
export function call<E extends Endpoint>(endpoint: E) {
  return hole<ContentOf<E>, CallInput<E>>(endpoint.name)
}

/** The hole of a deadline: ends at the moment given. A clock that is invoked, so that a restored state has one too. */
export const deadline = hole<void, { readonly expiresAt: string }>('deadline')
