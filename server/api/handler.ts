import type * as v from 'valibot'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { PageInfo } from '../../contract/envelope.ts'
import type { ErrorCode } from '../../contract/codes.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Clock } from '../clock.ts'
import type { ContentState } from '../content/state.ts'
import type { Database } from '../db/open.ts'

/** What every room of the server is given. */
export interface Services {
  readonly db: Database
  readonly clock: Clock
  readonly content: ContentState
}

export interface Call<E extends Endpoint> extends Services {
  readonly locale: Locale
  readonly params: v.InferOutput<E['params']>
  readonly query: v.InferOutput<E['query']>
}

export interface Answer<E extends Endpoint> {
  readonly content: v.InferInput<E['content']>
  readonly page_info?: PageInfo
}

/** An endpoint with the function that answers it. */
export interface Handler {
  readonly endpoint: Endpoint
  /** `params` and `query` are unparsed; throws a {@link Refusal} or a `ValiError`. */
  readonly answer: (services: Services, locale: Locale, params: unknown, query: unknown) => Promise<Answer<Endpoint>>
}

/** Thrown by a handler to answer with a code of the catalogue. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  readonly field: string | undefined

  constructor(code: ErrorCode, message: string, field?: string) {
    super(message)
    this.code = code
    this.field = field
  }
}

/** The refusal of a number or address that names nothing. */
export function notFound(what: string): Refusal {
  return new Refusal('PR10004404', `There is no such ${what}.`)
}

export function pageInfo(query: { page_index: number; page_size: number }, totalSize: number): PageInfo {
  return {
    request_page: query.page_index,
    request_size: query.page_size,
    total_pages: Math.ceil(totalSize / query.page_size),
    total_size: totalSize,
  }
}
