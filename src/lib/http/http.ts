import { FetchError, type FetchHooks, type FetchOptions, type FetchResponse, ofetch } from 'ofetch'
import * as v from 'valibot'
import { linkSecretHeader } from '#contract/addresses/link-token.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import {
  type AnswerOf,
  type CallInput,
  type Endpoint,
  parseAnswer,
  type SendRequest,
} from '#contract/protocol/endpoint.ts'
import { type ApiErrorContent, apiErrorContentSchema, pageInfoSchema } from '#contract/protocol/envelope.ts'
import type { Locale } from '#contract/values/locale.ts'
import { randomUuid } from '../browser/uuid.ts'
import { serverNow, syncServerTime } from '../time/server-time.ts'

/**
 * Makes a call of the contract and returns its content; a paged call's in a page. Throws an {@link ApiError} for any
 * answer but success, and an `AbortError` when aborted.
 */
export type Http = <E extends Endpoint>(endpoint: E, input: CallInput<E>, signal?: AbortSignal) => Promise<AnswerOf<E>>

const envelopeSchema = v.object({
  status_code: v.union([v.number(), v.string()]),
  content: v.unknown(),
  page_info: v.optional(pageInfoSchema),
})

/** Challenges solved for one call: its price may rise in the meantime. */
const maxSolvedChallenges = 3

/** A GET, whose answer sets the anti-forgery cookie. Any other serves as well. */
const firstCall = '/api/v1/lecture/intro/category/menu'

/** What calls need of the session; without one they are a visitor's. */
export interface HttpSession {
  accessToken(): string | undefined
  /** Exchanges the refused token for a new one; false when the session is over. */
  renew(refused: string): Promise<boolean>
  /** The member behind the token is gone. */
  forget(): void
}

interface HttpOptions {
  /** Sends a request: over the network in the browser, within the process while a page is rendered. */
  readonly fetch: SendRequest
  readonly locale: Locale
  readonly session?: HttpSession
  /** Reads the anti-forgery token from the cookie that the server has set. */
  readonly xsrfToken?: () => string | undefined
  /** Takes the version of the content that an answer was made from. */
  readonly onContentVersion?: (version: string | null) => void
  /** Solves the challenge of an error, in the browser only. Returns the header that lets the call through. */
  readonly solveChallenge?: (challenge: unknown, signal: AbortSignal | undefined) => Promise<Record<string, string>>
}

/** Creates the client of the API. */
export function createHttp(options: HttpOptions): Http {
  const clientOf = (send: SendRequest) =>
    ofetch.create(
      {
        baseURL: '/api',
        headers: { Accept: 'application/json', 'Accept-Language': options.locale },
        // Queries decide about retries. A call alone repeats only what its interceptors have recovered from.
        retry: false,
        onResponse: ({ response: { headers } }) => {
          syncServerTime(headers.get('X-Server-Time'))
          options.onContentVersion?.(headers.get('X-Content-Version'))
        },
      },
      { fetch: (path, init) => send(String(path), init ?? {}) },
    )
  const client = clientOf(options.fetch)
  const clientFor = ({ send }: AnyInput) => (send ? clientOf(send) : client)
  return async (endpoint, input, signal) => {
    const response = await clientFor(input)
      .raw<unknown, 'blob' | 'json'>(pathOf(endpoint, input), {
        ...interceptors(options, endpoint, input, signal),
        ...requestOf(endpoint, input),
        ...(signal ? { signal } : {}),
      })
      .catch((error: unknown) => failedResponse(error, signal))
    return readResult(endpoint, response).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === codes.memberGone) options.session?.forget()
      throw error
    })
  }
}

/**
 * Interceptors of one call. The first puts the tokens into its headers; the second recovers from errors that the client
 * handles itself, and makes ofetch send the call again: a missing anti-forgery cookie, a challenge, an expired token.
 */
function interceptors(
  { session, xsrfToken, solveChallenge, fetch }: HttpOptions,
  endpoint: Endpoint,
  { linkSecret }: AnyInput,
  signal: AbortSignal | undefined,
): FetchHooks<unknown, 'blob' | 'json'> {
  // Each sending of the call belongs to the trace of the one press.
  const traceparent = endpoint.method === 'GET' ? undefined : newTraceparent()
  let accessToken: string | undefined
  let solution: Record<string, string> = {}
  let solvedChallenges = 0
  let mayRenew = true
  let mayFetchXsrf = true

  /** The first call of a browser sets the cookie: cached pages set none. */
  const firstXsrfToken = async () => {
    if (!xsrfToken) return undefined
    await fetch(firstCall, { method: 'HEAD' }).catch(() => {})
    return xsrfToken()
  }
  /** True when the call can be sent again. */
  const recover = async (error: ApiError): Promise<boolean> => {
    // The error response has set the missing cookie.
    if (error.code === codes.xsrfTokenInvalid && mayFetchXsrf) {
      mayFetchXsrf = false
      return true
    }
    // Many such calls were made before, by anyone: this one costs computing time.
    if (error.code === codes.proofOfWorkRequired && solveChallenge && solvedChallenges < maxSolvedChallenges) {
      solvedChallenges += 1
      const solved = await solveChallenge(error.details?.challenge, signal).catch(() => undefined)
      solution = solved ?? {}
      return solved !== undefined
    }
    if (mayRenew && accessToken !== undefined && session && isTokenRefused(error)) {
      mayRenew = false
      return session.renew(accessToken)
    }
    return false
  }
  return {
    onRequest: async ({ options: { headers } }) => {
      accessToken = session?.accessToken()
      setHeaders(headers, {
        // The token as it is, without a scheme (specification, section 7).
        Authorization: accessToken,
        'X-XSRF-TOKEN': endpoint.method === 'GET' ? undefined : (xsrfToken?.() ?? (await firstXsrfToken())),
        [linkSecretHeader]: linkSecret,
        traceparent,
        ...solution,
      })
    },
    onResponseError: async ({ options: request, response }) => {
      request.retry = (await recover(await readError(response))) ? 1 : false
      request.retryStatusCodes = [response.status]
    },
  }
}

/**
 * A new trace that begins with a press, so that operators find what it led to (W3C Trace Context, section 3.2). Its
 * numbers are random and used for one call. The server decides what it keeps.
 */
function newTraceparent(): string {
  const [trace, press] = [randomUuid(), randomUuid()].map((uuid) => uuid.replaceAll('-', ''))
  return `00-${trace}-${press?.slice(16)}-00`
}

function setHeaders(headers: Headers, values: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) headers.delete(name)
    else headers.set(name, value)
  }
}

function isTokenRefused({ status, code }: ApiError): boolean {
  // A catalogued 400 is an answer; any other means that the access token has expired (specification, section 4).
  return status === 400 && (code === undefined || code === codes.accessTokenInvalid)
}

/** The response of an unsuccessful call. Throws when there is none: an `AbortError`, or an {@link ApiError} with status 0. */
function failedResponse(error: unknown, signal: AbortSignal | undefined): FetchResponse<unknown> {
  if (error instanceof FetchError && error.response) return error.response
  const cause = error instanceof FetchError ? error.cause : error
  if (signal?.aborted || (cause instanceof DOMException && cause.name === 'AbortError')) throw cause
  throw ApiError.received({ status: 0 })
}

/** Content of a response, by the contract. Throws an {@link ApiError} for any response but a success. */
async function readResult<E extends Endpoint>(endpoint: E, response: FetchResponse<unknown>): Promise<AnswerOf<E>> {
  if (response.ok && endpoint.fileTypes) {
    return parseAnswer(endpoint, response._data)
  }
  const envelope = await readEnvelope(response)
  if (response.ok && envelope) {
    return parseAnswer(endpoint, envelope.content, envelope.page_info)
  }
  if (endpoint.paged && envelope && response.status === 404 && envelope.status_code !== codes.memberGone) {
    // A 404 on a list means that the list is empty (specification, section 4).
    return parseAnswer(endpoint, [], { request_page: 1, request_size: 1, total_pages: 0, total_size: 0 })
  }
  throw await readError(response)
}

async function readEnvelope({ _data: data }: FetchResponse<unknown>) {
  // A call for a file gets its errors as JSON all the same.
  const value = data instanceof Blob ? await new Response(data).json().catch(() => undefined) : data
  const envelope = v.safeParse(envelopeSchema, value)
  return envelope.success ? envelope.output : undefined
}

async function readError(response: FetchResponse<unknown>): Promise<ApiError> {
  const envelope = await readEnvelope(response)
  if (!envelope) return ApiError.received({ status: response.status })
  const { status_code: code, content } = envelope
  const parsed = v.safeParse(apiErrorContentSchema, content)
  const {
    message: _,
    request_id: requestId,
    field,
    ...details
  }: Partial<ApiErrorContent> = parsed.success ? parsed.output : {}
  const retryAfterSeconds = secondsOf(response.headers.get('Retry-After'))
  return ApiError.received({
    code: typeof code === 'string' ? code : undefined,
    status: response.status,
    requestId,
    field,
    retryAfterSeconds,
    retryAt:
      retryAfterSeconds === undefined ? undefined : new Date(serverNow() + retryAfterSeconds * 1_000).toISOString(),
    details: Object.keys(details).length > 0 ? details : undefined,
  })
}

interface AnyInput {
  readonly params?: object
  readonly query?: object
  readonly body?: object
  readonly files?: object
  readonly send?: SendRequest
  readonly linkSecret?: string
}

function requestOf({ method, body, files, fileTypes }: Endpoint, input: AnyInput): FetchOptions<'blob' | 'json'> {
  const query = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined && value !== '')
  return {
    method,
    query: Object.fromEntries(query),
    responseType: fileTypes ? 'blob' : 'json',
    ...(body ? { body: files ? formOf(input) : { ...input.body } } : {}),
  }
}

/** The fields and files of a form (RFC 7578). As in JSON, a field without a value is left out. */
function formOf({ body = {}, files = {} }: AnyInput): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.append(name, String(value))
  for (const [name, file] of Object.entries(files)) if (file instanceof Blob) form.append(name, file)
  return form
}

function pathOf(endpoint: Endpoint, { params = {} }: AnyInput): string {
  const values = new Map(Object.entries(params))
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
}

function secondsOf(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined
}
