import type { DeskEndpoint } from '../../contract/desk/desk-endpoint.ts'
import { defineHandler } from '../api/define-handler.ts'
import type { Call, Handler, HandlerResult } from '../api/handler.ts'
import { type AuthenticatedOperator, authenticateOperator } from './sessions.ts'

/** A call of the desk: that of any endpoint, and the operator unless the call is for anyone. */
type DeskCall<E extends DeskEndpoint> = Call<E> & {
  readonly operator: E extends { readonly allows: 'anyone' } ? undefined : AuthenticatedOperator
}

/**
 * Joins an endpoint of the desk with its function: authenticates the operator and checks the roles before it parses the
 * input.
 */
export function defineDeskHandler<E extends DeskEndpoint>(
  endpoint: E,
  work: (call: DeskCall<E>) => Promise<HandlerResult<E>>,
): Handler<E> {
  return {
    endpoint,
    admit: async (services, caller) => {
      if (endpoint.allows !== 'anyone') await authenticateOperator(services, caller, endpoint)
    },
    handle: async (services, caller, input) => {
      const operator = endpoint.allows === 'anyone' ? undefined : await authenticateOperator(services, caller, endpoint)
      const handler = defineHandler(endpoint, async (call) => {
        const authenticated = { ...call, operator }
        if (!isDeskCall(endpoint, authenticated)) throw new Error(`${endpoint.name} is not what it is declared as`)
        return work(authenticated)
      })
      return handler.handle(services, caller, input)
    },
  }
}

/** Gives the operator who was authenticated at run time the type of the endpoint. */
function isDeskCall<E extends DeskEndpoint>(
  endpoint: E,
  call: Call<E> & { readonly operator: AuthenticatedOperator | undefined },
): call is DeskCall<E> {
  return (call.operator === undefined) === (endpoint.allows === 'anyone')
}
