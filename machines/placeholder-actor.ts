import { type EventObject, fromCallback, fromPromise } from 'xstate'
import type { AnswerOf, CallInput, Endpoint } from '../contract/protocol/endpoint.ts'

/**
 * Promise actor without an implementation. The feature gives one with `machine.provide()` in its `<flow>.flow.ts`;
 * an actor that nobody provides rejects.
 */
export function placeholderActor<Output, Input = undefined>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`the actor "${name}" is not provided`)))
}

/** Placeholder for a call of the contract: its input is the call's input, its output the content of the answer. */
export function endpointActor<E extends Endpoint>(endpoint: E) {
  return placeholderActor<AnswerOf<E>, CallInput<E>>(endpoint.name)
}

/**
 * Placeholder for a deadline: done at `expiresAt` (ISO 8601, the server's time). It is an invoked actor instead of
 * `after`, so that a restored state runs it again with the same end.
 */
export const deadline = placeholderActor<void, { readonly expiresAt: string }>('deadline')

/**
 * Placeholder for an actor that listens to the browser while a state lasts, and sends events to the machine. It hears
 * nothing until the feature provides it.
 */
export const listener = fromCallback<EventObject>(() => {})
