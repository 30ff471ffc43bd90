import * as v from 'valibot'
import { ApiError } from '#contract/protocol/api-error.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { findUnstorableText } from '#contract/values/storable-text.ts'
import { invalidRequest } from '../lib/any-call-errors.ts'
import { authenticate } from './authenticate.ts'
import type { AuthenticatedMember, Call, Handler, HandlerResult } from './handler.ts'

/**
 * Joins an endpoint with its function: authenticates the caller and parses the input first. The compiler checks the
 * answer.
 */
export function defineHandler<E extends Endpoint>(
  endpoint: E,
  work: (call: Call<E>) => Promise<HandlerResult<E>>,
): Handler<E> {
  const apiError = ApiError.declaredBy(endpoint)
  return {
    endpoint,
    handle: async (services, caller, input, onMember) => {
      assertStorableText(input)
      const member = endpoint.access === 'member' ? await authenticate(services, caller.token) : undefined
      if (member) onMember?.(member)
      const call = {
        ...services,
        caller,
        locale: caller.locale,
        params: validate(endpoint.params, input.params),
        query: validate(endpoint.query, input.query),
        body: validate(endpoint.body, input.body),
        files: endpoint.files ? (input.files ?? {}) : undefined,
        member,
        apiError,
      }
      if (!isCallOf(endpoint, call)) throw new Error(`${endpoint.name} is not what it is declared as`)
      return work(call)
    },
  }
}

/** Gives values that were checked at run time the types of the endpoint. */
function isCallOf<E extends Endpoint>(
  endpoint: E,
  checked: { params: unknown; query: unknown; body: unknown; files: unknown; member: AuthenticatedMember | undefined },
): checked is Call<E> {
  return (
    (checked.member !== undefined) === (endpoint.access === 'member') &&
    (checked.params !== undefined) === 'params' in endpoint &&
    (checked.query !== undefined) === 'query' in endpoint &&
    (checked.body !== undefined) === 'body' in endpoint &&
    (checked.files !== undefined) === 'files' in endpoint
  )
}

/** Throws when a text, at any depth, cannot be stored by the database, so that no schema has to check it. */
export function assertStorableText(input: { params?: unknown; query?: unknown; body?: unknown }): void {
  for (const part of [input.params, input.query, input.body]) {
    const field = findUnstorableText(part)
    if (field !== undefined)
      throw invalidRequest(field || null, 'it holds a character that cannot be stored. Remove it.')
  }
}

/** Parses a part of the input, undefined when the endpoint declares none. The error names the first invalid field. */
function validate(schema: v.GenericSchema | undefined, input: unknown): unknown {
  if (!schema) return undefined
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw invalidRequest(v.getDotPath(issue), issue.message)
}
