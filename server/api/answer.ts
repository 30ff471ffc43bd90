import * as v from 'valibot'
import type { Endpoint } from '../../contract/endpoint.ts'
import { findUnstorableText } from '../../contract/storable-text.ts'
import { type AnswerOf, type Call, type Handler, Refusal, type SignedIn } from './handler.ts'
import { authenticate } from './session/authenticate.ts'

/**
 * Joins an endpoint and its work: who calls is established and what they sent is parsed before, the typed answer is
 * checked by the compiler.
 */
export function answer<E extends Endpoint>(endpoint: E, work: (call: Call<E>) => Promise<AnswerOf<E>>): Handler {
  return {
    endpoint,
    answer: async (services, caller, input, onMember) => {
      refuseUnstorableText(input)
      const member = endpoint.access === 'member' ? await authenticate(services, caller.token) : undefined
      if (member) onMember?.(member)
      const facts = {
        ...services,
        caller,
        locale: caller.locale,
        params: parse(endpoint.params, input.params),
        query: parse(endpoint.query, input.query),
        body: endpoint.body ? parse(endpoint.body, input.body) : undefined,
        member,
        refuse: (code: E['codes'][number], message: string, field?: string) => new Refusal(code, message, field),
      }
      if (!fits(endpoint, facts)) throw new Error(`${endpoint.name} is not what it is declared as`)
      return work(facts)
    },
  }
}

/** Ties what was established at run time to what the endpoint's type says of it. */
function fits<E extends Endpoint>(
  endpoint: E,
  facts: { body: unknown; member: SignedIn | undefined },
): facts is Call<E> {
  return (
    (facts.member !== undefined) === (endpoint.access === 'member') && (facts.body !== undefined) === 'body' in endpoint
  )
}

/** Throws the refusal of text that the database can't hold, at any depth, so that no schema has to think of it. */
export function refuseUnstorableText(input: { params?: unknown; query?: unknown; body?: unknown }): void {
  for (const part of [input.params, input.query, input.body]) {
    const field = findUnstorableText(part)
    if (field !== undefined) throw unfit(field || null, 'it holds a character that cannot be stored. Remove it.')
  }
}

/** Parses what a caller sent; the refusal names the first field that does not fit. */
function parse<Schema extends Endpoint['query']>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw unfit(v.getDotPath(issue), issue.message)
}

/** The refusal of a request that does not fit its schema. */
function unfit(field: string | null, reason: string): Refusal {
  return new Refusal('PR10002400', `${field ?? 'The request'} does not fit: ${reason}`, field ?? undefined)
}
