import type { ServerResponse } from 'node:http'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import * as v from 'valibot'
import { ApiError } from '#contract/protocol/api-error.ts'
import type { AnyErrorCode } from '#contract/protocol/code-catalogue.ts'
import { statusOf } from '#contract/protocol/code-status.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import type { ApiErrorContent, Envelope } from '#contract/protocol/envelope.ts'
import { describeError, isDatabaseUnavailable } from '../db/errors.ts'
import type { Pseudonyms } from '../db/pseudonyms.ts'
import { sharedSecret } from '../db/shared-secret.ts'
import { ClientDisconnected, featureOff, serverBusy } from '../lib/any-call-errors.ts'
import { attachmentDisposition } from '../lib/content-disposition.ts'
import type { RefusalCause } from '../lib/figures.ts'
import { isKnownCode } from '../lib/known-codes.ts'
import type { Log } from '../lib/log.ts'
import { nameRequest } from '../lib/observed-requests.ts'
import { ProviderUnavailable } from '../providers/guard.ts'
import { type ApiVariables, callerOf, parseBody } from './caller.ts'
import { limitConcurrentCalls, limitUploads, maxBodyBytes, networkOfCaller } from './concurrent-calls.ts'
import { type FailedRequests, patternOfCall } from './failed-requests.ts'
import { type FormBody, readFormBody } from './form-body.ts'
import type { FileResult, Handler, Services } from './handler.ts'
import { createLoadShedding, type LoadShedding } from './load-shedding.ts'
import { createNetworkRateLimit, type NetworkRateLimit } from './network-rate-limit.ts'
import { errorEvent, successEvent } from './security-events.ts'
import { xsrfProtection } from './xsrf.ts'

interface Limits {
  readonly rateLimit: NetworkRateLimit
  /** Gives each network slots for its bodies and calls. */
  readonly admission: MiddlewareHandler
}

type AddRoutes = (api: Hono<ApiVariables>, limits: Limits) => void

interface ServedCalls {
  readonly log: Log
  readonly pseudonyms: Pseudonyms
  readonly failedRequests: FailedRequests
  readonly handlers: readonly Handler[]
  /** Maximum body of a call without files, in bytes. */
  readonly bodyBytes?: number
  /** Refuses calls while too many are under way. */
  readonly loadShedding?: LoadShedding
  /** Adds routes that come before the anti-forgery check. */
  readonly outside?: AddRoutes
  /** Adds routes that are no endpoints. */
  readonly beside?: AddRoutes
}

/** Serves endpoints below `/api`, with their errors as codes. */
export function serveCalls(
  services: Services,
  { log, pseudonyms, failedRequests, handlers, bodyBytes = maxBodyBytes, outside, beside, loadShedding }: ServedCalls,
): Hono<ApiVariables> {
  const { figures } = services
  const api = new Hono<ApiVariables>()
  api.use(async (c, next) => {
    const requestId = crypto.randomUUID()
    c.set('requestId', requestId)
    const started = performance.now()
    // Read before the answer: content that changes meanwhile makes the answer older than it says, never newer.
    const contentVersion = services.content.sharedVersion()
    await next()
    nameCall(c)
    c.header('X-Request-Id', requestId)
    c.header('X-Server-Time', String(services.clock.now().getTime()))
    c.header('X-Content-Version', contentVersion)
    c.header('Cache-Control', 'private, no-store')
    c.header('Vary', 'Accept-Language')
    const milliseconds = Math.round((performance.now() - started) * 10) / 10
    const network = networkOfCaller(c, services.config)
    const request = c.get('code') && patternOfCall(c.req.method, c.req.path)
    if (request !== undefined) {
      const failed = { id: requestId, request, status: c.res.status, code: c.get('code'), milliseconds, network }
      failedRequests.keep({ ...failed, thrown: c.get('thrown') })
    }
    const event = c.get('event')
    const changedFields = c.get('changedFields')
    log.info(
      {
        ...(event === undefined ? {} : { event }),
        ...(changedFields === undefined ? {} : { changedFields }),
        requestId,
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        milliseconds,
        network: pseudonyms.of('network', network),
        member: pseudonyms.of('member', c.get('memberId')),
      },
      'call',
    )
  })
  const rateLimit = createNetworkRateLimit(services.db)
  const admission = limitConcurrentCalls(services.config, undefined, bodyBytes, figures)
  const load = loadShedding ?? createLoadShedding(services.config)
  const uploads = limitUploads()
  figures?.watchSlots('uploads', uploads.load)
  outside?.(api, { rateLimit, admission })
  const beacons = new Set(
    handlers.flatMap(({ endpoint }) => (endpoint.isBeacon ? beaconKey(endpoint.method, endpoint.path) : [])),
  )
  api.use(
    xsrfProtection(
      services.config,
      () => sharedSecret(services.db, 'xsrf'),
      (method, path) => beacons.has(beaconKey(method, path)),
    ),
  )
  api.use(admission)

  /** Receives a form while it holds a slot, and keeps the slot until `work` is done. */
  const withForm = async <Result>(
    c: Context<ApiVariables>,
    files: NonNullable<Endpoint['files']>,
    work: (form: FormBody) => Promise<Result>,
  ): Promise<Result> => {
    const leave = await uploads.enter(networkOfCaller(c, services.config))
    try {
      return await work(await readFormBody(c.req.raw, files))
    } finally {
      leave()
    }
  }

  for (const handler of handlers.toSorted(byParameters)) {
    const { endpoint } = handler
    const answer = async (c: Context<ApiVariables>) => {
      const caller = callerOf(c, services.config)
      await rateLimit.consume(endpoint, caller, c.req.query())
      const fault = services.faults?.take(endpoint.name)
      if (fault) throw ApiError.recorded(fault, 'The sandbox was asked to fail here.')
      if (endpoint.feature && services.config.off.includes(endpoint.feature)) throw featureOff(endpoint.feature)
      const address = { params: c.req.param(), query: c.req.query() }
      const handle = (body: { body: unknown; files?: FormBody['files'] }) =>
        handler.handle(services, caller, { ...address, ...body }, ({ memberId }) => c.set('memberId', memberId))
      if (endpoint.files) await handler.admit?.(services, caller)
      const answered = await (endpoint.files
        ? withForm(c, endpoint.files, ({ fields, files }) => handle({ body: fields, files }))
        : handle({ body: parseBody(c, endpoint) }))
      c.set('event', successEvent(endpoint))
      if ('file' in answered) return sendFile(answered.file)
      const { content, page_info, changedFields, event } = answered
      if (event !== undefined) c.set('event', event)
      c.set('changedFields', changedFields)
      const status_code = endpoint.success ?? 200
      const envelope: Envelope<unknown> = { status_code, content, ...(page_info ? { page_info } : {}) }
      c.header('Content-Language', caller.locale)
      return c.json(envelope, status_code === 201 ? 201 : 200)
    }
    api.on(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, ':$1'), (c) => {
      c.set('endpoint', endpoint)
      return load.run(c, endpoint, () => answer(c))
    })
  }
  beside?.(api, { rateLimit, admission })

  // A route instead of `notFound`, because an application that mounts this one would use its own.
  api.all('*', (c) => errorResponse(c, codes.notFound, `There is no call ${c.req.method} ${c.req.path}.`))
  api.onError((cause, c) => {
    const isUnavailable = isDatabaseUnavailable(cause) || cause instanceof ProviderUnavailable
    const error = isUnavailable ? serverBusy() : cause
    if (isUnavailable) {
      log.warn({ requestId: c.get('requestId'), path: c.req.path, error: describeError(cause) }, 'unavailable')
    }
    const refusal = refusalOf(cause)
    if (refusal !== undefined) figures?.refused(refusal)
    if (error instanceof ApiError) {
      const code = isKnownCode(error.code) ? error.code : codes.internalError
      c.set('event', errorEvent(error, code, c.get('endpoint')))
      if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds))
      return errorResponse(c, code, error.message, {
        field: error.field,
        ...error.details,
      })
    }
    // The usual status in logs for a client that closed its request; it is never sent.
    if (error instanceof ClientDisconnected || c.req.raw.signal.aborted) return new Response(null, { status: 499 })
    log.error({ requestId: c.get('requestId'), path: c.req.path, error: describeError(error) }, 'call failed')
    c.set('thrown', error)
    return errorResponse(c, codes.internalError, 'The server did not expect this.')
  })
  return api
}

/** Names a call by its pattern, for figures and traces; calls of this process itself have no answer to name. */
function nameCall(c: Context<ApiVariables>): void {
  // Absent in a call of this process itself.
  const answer: ServerResponse | undefined = c.env?.outgoing
  if (!answer) return
  const pattern = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path
  nameRequest(answer, 'call', pattern?.replace(/:(\w+)/g, '{$1}') ?? 'unknown')
}

/** Why an error refuses a call; undefined for an error that does not. */
function refusalOf(error: unknown): RefusalCause | undefined {
  if (isDatabaseUnavailable(error)) return 'database'
  if (error instanceof ProviderUnavailable) return 'provider'
  if (!(error instanceof ApiError)) return undefined
  if (error.code === codes.serverBusy) return 'slots'
  return error.status === 429 ? 'limit' : undefined
}

/** Method and path of a call, below `/api` or without it. */
function beaconKey(method: string, path: string): string {
  return `${method} ${path.replace(/^\/api\//, '/')}`
}

/** A file that browsers save and never display. */
function sendFile({ name, type, size, stream }: FileResult['file']): Response {
  return new Response(stream, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(size),
      'Content-Disposition': attachmentDisposition(name),
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

/** Sorts fixed paths before paths with a parameter that could match the same text. */
function byParameters(one: Handler, other: Handler): number {
  return countParameters(one.endpoint) - countParameters(other.endpoint)
}

function countParameters({ params }: Endpoint): number {
  return Object.keys(params?.entries ?? {}).length
}

function errorResponse(
  c: Context<ApiVariables>,
  code: AnyErrorCode,
  message: string,
  more: Omit<ApiErrorContent, 'message' | 'request_id'> = {},
): Response {
  const requestId = c.get('requestId')
  c.set('code', code)
  // JSON omits undefined values.
  const content: ApiErrorContent = { message, request_id: requestId, ...more }
  const envelope: Envelope<ApiErrorContent> = { status_code: code, content }
  c.header('X-Request-Id', requestId)
  return c.newResponse(JSON.stringify(envelope), {
    status: v.parse(statusSchema, statusOf(code)),
    headers: { 'Content-Type': 'application/json' },
  })
}

const statusSchema = v.picklist([400, 403, 404, 409, 429, 500, 503])
