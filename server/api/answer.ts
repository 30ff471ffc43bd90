import * as v from 'valibot'
import type { Endpoint } from '../../contract/endpoint.ts'
import { Refusal, type Answer, type Call, type Handler } from './handler.ts'

/** Joins an endpoint and its work: parameters are parsed before, the typed answer is checked by the compiler. */
export function answer<E extends Endpoint>(endpoint: E, work: (call: Call<E>) => Promise<Answer<E>>): Handler {
  return {
    endpoint,
    answer: (services, locale, params, query) =>
      work({ ...services, locale, params: parse(endpoint.params, params), query: parse(endpoint.query, query) }),
  }
}

/** Parses what a caller sent; the refusal names the first field that does not fit. */
function parse<Schema extends Endpoint['query']>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, input)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw unfit(v.getDotPath(issue), issue.message)
  }
  for (const [field, value] of Object.entries(parsed.output)) {
    // No text of the database holds it, so no schema has to think of it.
    if (typeof value === 'string' && value.includes('\0')) throw unfit(field, 'it holds a NUL character')
  }
  return parsed.output
}

function unfit(field: string | null, reason: string): Refusal {
  return new Refusal('PR10002400', `${field ?? 'The request'} does not fit: ${reason}`, field ?? undefined)
}
