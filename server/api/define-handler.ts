import * as v from 'valibot'
import type { Endpoint } from '../../contract/endpoint.ts'
import { findUnstorableText } from '../../contract/storable-text.ts'
import type { HandlerResult, Call, Handler, AuthenticatedMember } from './handler.ts'
import { ApiError } from '../../contract/api-error.ts'
import { invalidRequest } from '../lib/any-call-errors.ts'
import { authenticate } from './authenticate.ts'

/**
 * Joins an endpoint and its work: who calls is established and what they sent is parsed before, the typed answer is
 * checked by the compiler.
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
        body: endpoint.body ? validate(endpoint.body, input.body) : undefined,
        member,
        apiError,
      }
      if (!isCallOf(endpoint, call)) throw new Error(`${endpoint.name} is not what it is declared as`)
      return work(call)
    },
  }
}

/** Ties what was established at run time to what the endpoint's type says of it. */
function isCallOf<E extends Endpoint>(
  endpoint: E,
  facts: { body: unknown; member: AuthenticatedMember | undefined },
): facts is Call<E> {
  return (
    (facts.member !== undefined) === (endpoint.access === 'member') && (facts.body !== undefined) === 'body' in endpoint
  )
}

/** Throws the refusal of text that the database can't hold, at any depth, so that no schema has to think of it. */
export function assertStorableText(input: { params?: unknown; query?: unknown; body?: unknown }): void {
  for (const part of [input.params, input.query, input.body]) {
    const field = findUnstorableText(part)
    if (field !== undefined)
      throw invalidRequest(field || null, 'it holds a character that cannot be stored. Remove it.')
  }
}

/** Parses what a caller sent; the refusal names the first field that does not fit. */
function validate<Schema extends Endpoint['query']>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw invalidRequest(v.getDotPath(issue), issue.message)
}
