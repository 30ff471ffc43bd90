import * as v from 'valibot'
import type { DeskEndpoint } from '#contract/desk/desk-endpoint.ts'
import { readsPersonalData } from '#contract/desk/roles.ts'
import { defineHandler } from '../api/define-handler.ts'
import type { Call, Handler, HandlerResult, Services } from '../api/handler.ts'
import { recordLook } from '../operator/looks.ts'
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
        const result = await work(authenticated)
        if (operator) await recordList(services, endpoint, operator, call.query, result)
        return result
      })
      return handler.handle(services, caller, input)
    },
  }
}

/** Records a look through a list of personal data. Whoever may not read it was shown none. */
async function recordList<E extends DeskEndpoint>(
  services: Pick<Services, 'db' | 'clock'>,
  { looks }: E,
  by: AuthenticatedOperator,
  query: Readonly<Record<string, unknown>> | undefined,
  result: HandlerResult<E>,
): Promise<void> {
  if (!looks || !('list' in looks) || !readsPersonalData(by.roles)) return
  const { page_index: _, page_size: __, ...filter } = query ?? {}
  const { name, network } = by
  await recordLook(services, { by: { name, network }, list: looks.list, filter, count: sizeOf(result) })
}

const pagedResult = v.object({ page_info: v.object({ total_size: v.number() }) })
const listResult = v.object({ content: v.union([v.array(v.unknown()), v.object({ entries: v.array(v.unknown()) })]) })

/** How many rows a list has on all its pages. */
function sizeOf(result: object): number {
  if (v.is(pagedResult, result)) return result.page_info.total_size
  if (!v.is(listResult, result)) return 0
  return Array.isArray(result.content) ? result.content.length : result.content.entries.length
}

/** Gives the operator who was authenticated at run time the type of the endpoint. */
function isDeskCall<E extends DeskEndpoint>(
  endpoint: E,
  call: Call<E> & { readonly operator: AuthenticatedOperator | undefined },
): call is DeskCall<E> {
  return (call.operator === undefined) === (endpoint.allows === 'anyone')
}
