import * as v from 'valibot'
import { isCode, type Code } from '../../contract/codes.ts'
import type { ContentOf, Endpoint, ParamsOf, QueryOf } from '../../contract/endpoint.ts'
import { pageInfoSchema, problemSchema, type PageInfo } from '../../contract/envelope.ts'
import type { Locale } from '../../contract/locale.ts'

export interface CallInput<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
}

export interface CallResult<E extends Endpoint> {
  readonly content: ContentOf<E>
  /** Present exactly when the endpoint is paged. */
  readonly page_info: PageInfo | undefined
}

/** Makes a call of the contract. Throws an {@link ApiError} for any answer but success. */
export type Http = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  signal?: AbortSignal,
) => Promise<CallResult<E>>

/** An answer that is no success: with its code, or without one when the network or the server failed. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: Code | undefined
  readonly status: number
  readonly requestId: string | undefined
  readonly field: string | undefined

  constructor(facts: {
    code?: Code | undefined
    status: number
    requestId?: string | undefined
    field?: string | undefined
  }) {
    super(facts.code ?? `HTTP ${facts.status}`)
    this.code = facts.code
    this.status = facts.status
    this.requestId = facts.requestId
    this.field = facts.field
  }
}

const envelopeSchema = v.object({
  status_code: v.union([v.number(), v.string()]),
  content: v.unknown(),
  page_info: v.optional(pageInfoSchema),
})

/** The way to the server: over the network in the browser, in the same process while a page is rendered. */
export function createHttp(options: {
  fetch: (path: string, init: RequestInit) => Promise<Response>
  locale: Locale
}): Http {
  return async (endpoint, input, signal) => {
    const response = await options
      .fetch(pathOf(endpoint, input), {
        method: endpoint.method,
        headers: { 'Accept-Language': options.locale, Accept: 'application/json' },
        ...(signal ? { signal } : {}),
      })
      .catch((error: unknown) => {
        if (signal?.aborted) throw error
        throw new ApiError({ status: 0 })
      })
    const envelope = v.safeParse(envelopeSchema, await response.json().catch(() => undefined))
    if (!envelope.success) throw new ApiError({ status: response.status })
    const { status_code, content, page_info } = envelope.output
    if (status_code === 200 || status_code === 201) return { content: v.parse(endpoint.content, content), page_info }
    if (endpoint.paged && response.status === 404) return emptyList(endpoint)
    const problem = v.safeParse(problemSchema, content)
    throw new ApiError({
      code: isCode(status_code) ? status_code : undefined,
      status: response.status,
      requestId: problem.success ? problem.output.request_id : undefined,
      field: problem.success ? problem.output.field : undefined,
    })
  }
}

/** A 404 on a list means that the list is empty (specification, section 4). */
function emptyList<E extends Endpoint>(endpoint: E): CallResult<E> {
  return {
    content: v.parse(endpoint.content, []),
    page_info: { request_page: 1, request_size: 1, total_pages: 0, total_size: 0 },
  }
}

function pathOf<E extends Endpoint>(endpoint: E, { params, query }: CallInput<E>): string {
  const names = new Map(Object.entries(params))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(names.get(name))))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return `/api${path}${text === '' ? '' : `?${text}`}`
}
