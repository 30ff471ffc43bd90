import { ApiError } from '#contract/protocol/api-error.ts'
import type { AnyCallCode, AnyErrorCode } from '#contract/protocol/code-catalogue.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { type AnyError, type ApiErrorData, errorWithCode } from '#machines/api-error-data.ts'
import { networkErrorData } from './samples/samples.ts'
import type { FailingCall, UserDriver } from './user-driver.ts'

/** Reply of an actor with an error, for which the real server is prepared before the actor starts. */
interface ErrorReply {
  readonly error: AnyError
  readonly before: (user: UserDriver) => Promise<void>
}

/** What an actor throws that fails with the error of a reply. */
export function thrownBy({ error }: { readonly error: AnyError }): Error {
  return error instanceof Error ? error : ApiError.received(error)
}

/** An error of a call. Compiles only with a code that its endpoint declares, or that any call may answer. */
export function errorOf<C extends AnyErrorCode>(_: FailingCall<C>, code: NoInfer<C> | AnyCallCode): ApiErrorData {
  return errorWithCode(code)
}

/** The call answers with an error, which the sandbox is asked for. */
export function errorReply<C extends AnyErrorCode>(call: FailingCall<C>, code: NoInfer<C> | AnyCallCode): ErrorReply {
  return { error: errorOf(call, code), before: (user) => user.environment.failNextCall(call, code) }
}

/** The call gets no answer, while calls before it do: the network fails in between. */
export function lostReply(call: Pick<Endpoint, 'name'>): ErrorReply {
  return { error: networkErrorData, before: (user) => user.environment.loseNextCall(call) }
}

/** The call gets no answer: the network is down. */
export const offlineReply: ErrorReply = {
  error: networkErrorData,
  before: (user) => user.environment.setNetwork('down'),
}
