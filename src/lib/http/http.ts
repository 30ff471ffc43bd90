import * as v from 'valibot'
import type { CallInput, ContentOf, Endpoint } from '../../../contract/endpoint.ts'
import { pageInfoSchema, problemSchema, type PageInfo } from '../../../contract/envelope.ts'
import { linkSecretHeader } from '../../../contract/link-token.ts'
import type { Locale } from '../../../contract/locale.ts'
import { syncServerTime, serverNow } from '../time/server-time.ts'

export interface CallResult<E extends Endpoint> {
  readonly content: ContentOf<E>
  /** Present exactly when the endpoint is paged. */
  readonly page_info: PageInfo | undefined
}

/** Makes a call of the contract. Throws an {@link ApiError} for any answer but success, and an `AbortError` when aborted. */
export type Http = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  signal?: AbortSignal,
) => Promise<CallResult<E>>

/**
 * An answer that is no success: with its code, or without one when the network or the server failed. Whether the
 * catalogue has the code is looked up by `toApiErrorData`, so that a page that works carries no catalogue.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: string | undefined
  readonly status: number
  readonly requestId: string | undefined
  readonly field: string | undefined
  /** How often a code may still be entered, beside a wrong one. */
  readonly attemptsLeft: number | undefined
  /** After how many seconds the call may be repeated, where the answer told. */
  readonly retryAfterSeconds: number | undefined
  /** What to solve before the call is made again. */
  readonly challenge: unknown
  /** The same as a moment of the server's time, ISO 8601. */
  readonly retryAt: string | undefined

  constructor(facts: {
    code?: string | undefined
    status: number
    requestId?: string | undefined
    field?: string | undefined
    attemptsLeft?: number | undefined
    retryAfterSeconds?: number | undefined
    challenge?: unknown
  }) {
    super(facts.code ?? `HTTP ${facts.status}`)
    this.code = facts.code
    this.status = facts.status
    this.requestId = facts.requestId
    this.field = facts.field
    this.attemptsLeft = facts.attemptsLeft
    this.retryAfterSeconds = facts.retryAfterSeconds
    this.challenge = facts.challenge
    this.retryAt =
      facts.retryAfterSeconds === undefined
        ? undefined
        : new Date(serverNow() + facts.retryAfterSeconds * 1_000).toISOString()
  }
}

const envelopeSchema = v.object({
  status_code: v.union([v.number(), v.string()]),
  content: v.unknown(),
  page_info: v.optional(pageInfoSchema),
})

/** Challenges that are solved for one call: others may have raised its price meanwhile. */
const mostSolved = 3

/** Any safe call serves, a small one best. */
const firstCall = '/api/v1/lecture/intro/category/menu'

/** What calls need of the session; without one they are a visitor's. */
export interface HttpSession {
  accessToken(): string | undefined
  /**
   * Exchanges the refused token for a new one; false when the session is over. A call that only reads may be made by a
   * public page on its own (`isRead`): the visitor stays there, signed out.
   */
  renew(refused: string, isRead: boolean): Promise<boolean>
  /** The member behind the token is gone. */
  forget(): void
}

/** The way to the server: over the network in the browser, in the same process while a page is rendered. */
export function createHttp(options: {
  fetch: (path: string, init: RequestInit) => Promise<Response>
  locale: Locale
  session?: HttpSession
  /** The anti-forgery token that the server has put into a cookie. */
  xsrfToken?: () => string | undefined
  /** Solves the challenge of a refusal, in the browser alone; answers the header that lets the call through. */
  work?: (challenge: unknown, signal: AbortSignal | undefined) => Promise<Record<string, string>>
}): Http {
  const { session } = options
  /** The first call of a browser brings the cookie: pages come from memory, and bring none. */
  const firstXsrfToken = async () => {
    if (!options.xsrfToken) return undefined
    await options.fetch(firstCall, { method: 'HEAD' }).catch(() => {})
    return options.xsrfToken()
  }
  const send = async <E extends Endpoint>(
    endpoint: E,
    input: AnyInput,
    token: string | undefined,
    signal: AbortSignal | undefined,
    work: Record<string, string>,
  ): Promise<CallResult<E>> => {
    const xsrf = endpoint.method === 'GET' ? undefined : (options.xsrfToken?.() ?? (await firstXsrfToken()))
    const response = await options
      .fetch(pathOf(endpoint, input), {
        method: endpoint.method,
        headers: {
          'Accept-Language': options.locale,
          Accept: 'application/json',
          ...(endpoint.body ? { 'Content-Type': 'application/json' } : {}),
          // The token as it is, without a scheme (specification, section 7).
          ...(token === undefined ? {} : { Authorization: token }),
          ...(xsrf === undefined ? {} : { 'X-XSRF-TOKEN': xsrf }),
          ...(input.linkSecret === undefined ? {} : { [linkSecretHeader]: input.linkSecret }),
          ...work,
        },
        ...(endpoint.body ? { body: JSON.stringify(input.body) } : {}),
        ...(signal ? { signal } : {}),
      })
      .catch((error: unknown) => {
        if (signal?.aborted || (error instanceof DOMException && error.name === 'AbortError')) throw error
        throw new ApiError({ status: 0 })
      })
    syncServerTime(response.headers.get('X-Server-Time'))
    if (response.ok && endpoint.isFile) {
      return { content: v.parse(endpoint.content, await response.blob()), page_info: undefined }
    }
    const envelope = v.safeParse(envelopeSchema, await response.json().catch(() => undefined))
    if (!envelope.success) throw new ApiError({ status: response.status })
    const { status_code, content, page_info } = envelope.output
    if (response.ok) return { content: v.parse(endpoint.content, content), page_info }
    if (endpoint.paged && response.status === 404 && status_code !== '4040011') return emptyList(endpoint)
    const problem = v.safeParse(problemSchema, content)
    throw new ApiError({
      code: typeof status_code === 'string' ? status_code : undefined,
      status: response.status,
      requestId: problem.success ? problem.output.request_id : undefined,
      field: problem.success ? problem.output.field : undefined,
      attemptsLeft: problem.success ? problem.output.attempts_left : undefined,
      retryAfterSeconds: secondsOf(response.headers.get('Retry-After')),
      challenge: problem.success ? problem.output.challenge : undefined,
    })
  }
  return async (endpoint, input, signal) => {
    let mayRenew = true
    let mayFetchXsrf = true
    let work: Record<string, string> = {}
    let solved = 0
    for (;;) {
      const token = session?.accessToken()
      try {
        return await send(endpoint, input, token, signal, work)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        // The refusal brought the cookie that was missing.
        if (error.code === 'PR10003403' && mayFetchXsrf) mayFetchXsrf = false
        // Many such calls were made before, by whomever: this one costs computing time.
        else if (error.code === 'PR10008429' && options.work && solved < mostSolved) {
          solved += 1
          work = await options.work(error.challenge, signal).catch(() => {
            throw error
          })
        }
        // A catalogued 400 is an answer; any other means that the access token is over (specification, section 4).
        else if (mayRenew && token !== undefined && session && isTokenRefused(error)) {
          mayRenew = false
          if (!(await session.renew(token, endpoint.method === 'GET'))) throw error
        } else {
          if (error.code === '4040011') session?.forget()
          throw error
        }
      }
    }
  }
}

function isTokenRefused({ status, code }: ApiError): boolean {
  return status === 400 && (code === undefined || code === 'PR10001400')
}

/** A 404 on a list means that the list is empty (specification, section 4). */
function emptyList<E extends Endpoint>(endpoint: E): CallResult<E> {
  return {
    content: v.parse(endpoint.content, []),
    page_info: { request_page: 1, request_size: 1, total_pages: 0, total_size: 0 },
  }
}

interface AnyInput {
  readonly params: object
  readonly query: object
  readonly body?: object
  readonly linkSecret?: string
}

function pathOf(endpoint: Endpoint, { params, query }: AnyInput): string {
  const names = new Map(Object.entries(params))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(names.get(name))))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return `/api${path}${text === '' ? '' : `?${text}`}`
}

function secondsOf(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined
}
