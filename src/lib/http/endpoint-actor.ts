import { fromPromise } from 'xstate'
import type { AnswerOf, CallInput, Endpoint } from '#contract/protocol/endpoint.ts'
import type { Http } from './http.ts'

/** Actor of a flow that makes a call: its input is the call's input, its output the call's content. */
export function endpointActor<E extends Endpoint>(http: Http, endpoint: E) {
  return fromPromise<AnswerOf<E>, CallInput<E>>(({ input, signal }) => http(endpoint, input, signal))
}
