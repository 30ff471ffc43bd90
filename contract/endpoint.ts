import * as v from 'valibot'
import type { ErrorCode } from './codes.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type AnyObject = v.ObjectSchema<v.ObjectEntries, undefined>

/**
 * One call of the contract: what the browser sends and what the server answers, parsed by the same schemas on
 * both sides.
 */
export interface Endpoint<
  Params extends AnyObject = AnyObject,
  Query extends AnyObject = AnyObject,
  Content extends v.GenericSchema = v.GenericSchema,
> {
  /** Name in the API document, and of the server's file. */
  readonly name: string
  readonly summary: string
  readonly method: Method
  /** Path below `/api`, its parameters in braces. */
  readonly path: `/${string}`
  readonly params: Params
  readonly query: Query
  /** Schema of `content`; a list's content is an array. */
  readonly content: Content
  /** Whether the answer carries `page_info`. */
  readonly paged: boolean
  /** Codes that this call may answer beside those that any call may (flow `request` in `codes.ts`). */
  readonly codes: readonly ErrorCode[]
}

/** Params or query of a call that has none. */
export const none = v.object({})

/** Declares a call, keeping the exact types of its schemas. */
export function endpoint<Params extends AnyObject, Query extends AnyObject, Content extends v.GenericSchema>(
  facts: Endpoint<Params, Query, Content>,
): Endpoint<Params, Query, Content> {
  return facts
}

export type ParamsOf<E extends Endpoint> = v.InferInput<E['params']>
export type QueryOf<E extends Endpoint> = v.InferInput<E['query']>
export type ContentOf<E extends Endpoint> = v.InferOutput<E['content']>
