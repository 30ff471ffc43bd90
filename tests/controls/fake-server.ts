import * as v from 'valibot'
import { internalError } from '#contract/protocol/codes/request.ts'
import type { ContentOf, Endpoint, SendRequest } from '#contract/protocol/endpoint.ts'

/** What a call asks for. */
export interface Asked {
  readonly search: URLSearchParams
  readonly path: string
  /** Its JSON. */
  readonly body: string
  /** The calls before, as rows write them. */
  readonly before: readonly string[]
}

/** What the fake server answers to one call: always the same, or by what it asks for. */
export interface Answer {
  readonly endpoint: Endpoint
  readonly contentOf: (asked: Asked) => unknown
  /** What the query has to be, with its question mark; any without it. */
  readonly query?: string
}

/** An answer with content that the call can have. */
export function answer<E extends Endpoint>(
  endpoint: E,
  content: ContentOf<E> | ((asked: Asked) => ContentOf<E>),
): Answer {
  const contentOf = content instanceof Function ? content : () => content
  return { endpoint, contentOf: (asked) => v.parse(endpoint.content, contentOf(asked)) }
}

/** A question whose answer is kept back. */
export interface Question {
  readonly endpoint: Endpoint
  /** As in {@link FakeServer.calls}. */
  readonly call: string
  /** Answers with the content of the table, or with another one. */
  answer(content?: unknown): void
  fail(): void
}

/** A server for one page. What it answers to the `frame` of the page is not counted among its calls, and never fails. */
export interface FakeServer {
  readonly fetch: SendRequest
  readonly calls: readonly string[]
  /** True while a call has no answer. */
  isAsked(): boolean
  /** Answers all further calls with an error of the server, until `recover`. */
  fail(): void
  /** Holds the answers of all further calls, until `recover`. */
  hold(): void
  recover(): void
  /** Keeps the answers of all further GETs back. Returns what is asked, in order. */
  keep(): readonly Question[]
}

const randomKey = /("idempotency_key":")[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/
const pages = { request_size: 50, total_pages: 3, total_size: 107 }
const failure = {
  status_code: internalError,
  content: { message: '', request_id: '8f14e45f-ceea-467f-a9d5-3b1d2f6b7c10' },
}

export function createFakeServer(answers: readonly Answer[], frame: readonly Answer[]): FakeServer {
  const calls: string[] = []
  let open = 0
  let fails = false
  let held = Promise.resolve()
  let release = () => {}
  let kept: Question[] | undefined
  return {
    calls,
    isAsked: () => open > 0,
    fail() {
      fails = true
    },
    hold() {
      held = new Promise((resolve) => {
        release = resolve
      })
    },
    recover() {
      fails = false
      release()
      held = Promise.resolve()
    },
    keep() {
      kept = []
      return kept
    },
    fetch: async (target, { method = 'GET', body } = {}) => {
      const { pathname, search, searchParams } = new URL(target, 'https://shop.example')
      const path = pathname.replace('/api', '')
      const isFor = ({ endpoint, query = search }: Answer) =>
        endpoint.method === method && patternOf(endpoint).test(path) && query === search
      const ofFrame = frame.find(isFor)
      const found = ofFrame ?? answers.find(isFor)
      if (!found) throw new Error(`the fake server has no answer for ${method} ${path}`)
      const { endpoint, contentOf } = found
      if (!ofFrame)
        calls.push(
          [method, `${path.replace(/^\/v1(\/desk)?/, '')}${decodeURIComponent(search)}`, textOf(body)]
            .filter(Boolean)
            .join(' '),
        )
      const before = [...calls]
      const known = () => contentOf({ search: searchParams, path, body: textOf(body), before })
      const page_info = { request_page: Number(searchParams.get('page_index') ?? 1), ...pages }
      const respond = (content: unknown) =>
        Response.json({ status_code: endpoint.success ?? 200, content, ...(endpoint.paged ? { page_info } : {}) })
      const refuse = () => Response.json(failure, { status: 500 })
      if (kept && method === 'GET' && !ofFrame) {
        const { promise, resolve } = Promise.withResolvers<Response>()
        kept.push({
          endpoint,
          call: calls.at(-1) ?? '',
          answer: (content = known()) => resolve(respond(content)),
          fail: () => resolve(refuse()),
        })
        return promise
      }
      const mayFail = fails && !ofFrame
      open += 1
      if (!ofFrame) await held
      open -= 1
      if (endpoint.fileTypes && !mayFail) return new Response(v.parse(v.blob(), known()))
      return mayFail ? refuse() : respond(known())
    },
  }
}

/** JSON as it is sent, without its random key; a form as its fields. */
function textOf(body: RequestInit['body']): string {
  if (!(body instanceof FormData)) return typeof body === 'string' ? body.replace(randomKey, '$1UUID') : ''
  return [...body].map(([name, value]) => `${name}=${value instanceof File ? value.name : value}`).join('&')
}

function patternOf({ path }: Endpoint): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
}
