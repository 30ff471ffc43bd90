import { isErrorCode } from '../../contract/protocol/code-catalogue.ts'
import * as codes from '../../contract/protocol/codes.ts'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { endpoints } from '../../contract/endpoints.ts'
import { statusOf } from '../../contract/protocol/code-status.ts'
import type { Endpoint } from '../../contract/protocol/endpoint.ts'
import type { ErrorCode } from '../../contract/protocol/code-catalogue.ts'
import type { Envelope, ApiErrorContent } from '../../contract/protocol/envelope.ts'
import { describeError, isDatabaseUnavailable } from '../db/errors.ts'
import { sharedSecret } from '../db/shared-secret.ts'
import { type ApiVariables, callerOf, parseBody } from './caller.ts'
import type { Log } from '../lib/log.ts'
import { createPseudonyms, type Pseudonyms } from '../db/pseudonyms.ts'
import { attachmentDisposition } from '../lib/content-disposition.ts'
import { createNetworkRateLimit } from './network-rate-limit.ts'
import type { FileResult, Handler, Services } from './handler.ts'
import { ApiError } from '../../contract/protocol/api-error.ts'
import { ClientDisconnected, serverBusy } from '../lib/any-call-errors.ts'
import { createFailedRequests, type FailedRequests, patternOfCall } from './failed-requests.ts'
import { accountChangesHandlers } from './account-changes/handlers.ts'
import { certificatesHandlers } from './certificates/handlers.ts'
import { checkoutHandlers } from './checkout/handlers.ts'
import { courseOpeningsHandlers } from './course-openings/handlers.ts'
import { coursesHandlers } from './courses/handlers.ts'
import { dataExportHandlers } from './data-export/handlers.ts'
import { deliveryAddressesHandlers } from './delivery-addresses/handlers.ts'
import { devicesHandlers } from './devices/handlers.ts'
import { downloadsHandlers } from './downloads/handlers.ts'
import { emailVerificationHandlers } from './email-verification/handlers.ts'
import { eventsHandlers } from './events/handlers.ts'
import { faqHandlers } from './faq/handlers.ts'
import { findIdHandlers } from './find-id/handlers.ts'
import { findPasswordHandlers } from './find-password/handlers.ts'
import { humanCheckHandlers } from './human-check/handlers.ts'
import { inquiriesHandlers } from './inquiries/handlers.ts'
import { ownInquiriesHandlers } from './inquiries/own-inquiries.ts'
import { identityVerificationHandlers } from './identity-verification/handlers.ts'
import { basketHandlers } from './basket/handlers.ts'
import { learningHandlers } from './learning/handlers.ts'
import { loginHandlers } from './login/handlers.ts'
import { membershipHandlers } from './membership/handlers.ts'
import { savedCoursesHandlers } from './saved-courses/handlers.ts'
import { searchHandlers } from './search/handlers.ts'
import { reviewsHandlers } from './reviews/handlers.ts'
import { noticesHandlers } from './notices/handlers.ts'
import { profileHandlers } from './profile/handlers.ts'
import { purchaseHistoryHandlers } from './purchase-history/handlers.ts'
import { qrLoginHandlers } from './qr-login/handlers.ts'
import { sessionHandlers } from './session/handlers.ts'
import { signUpHandlers } from './sign-up/handlers.ts'
import { socialLoginHandlers } from './social-login/handlers.ts'
import { unsubscribeHandlers } from './unsubscribe/handlers.ts'
import { withdrawalHandlers } from './withdrawal/handlers.ts'
import { type FormBody, readFormBody } from './form-body.ts'
import { describeApi } from './openapi.ts'
import { limitConcurrentCalls, limitUploads, networkOfCaller } from './concurrent-calls.ts'
import { paymentWebhooks } from './payments/webhook.ts'
import { studentIdAppRoutes } from './qr-login/student-id-app.ts'
import { ProviderUnavailable } from '../providers/guard.ts'
import { socialLoginRoutes } from './social-login/routes.ts'
import { errorEvent, successEvent } from './security-events.ts'
import { xsrfProtection } from './xsrf.ts'

/** The handlers of each area. */
const areas = [
  accountChangesHandlers,
  certificatesHandlers,
  checkoutHandlers,
  courseOpeningsHandlers,
  coursesHandlers,
  dataExportHandlers,
  deliveryAddressesHandlers,
  devicesHandlers,
  downloadsHandlers,
  emailVerificationHandlers,
  eventsHandlers,
  faqHandlers,
  findIdHandlers,
  findPasswordHandlers,
  humanCheckHandlers,
  identityVerificationHandlers,
  inquiriesHandlers,
  ownInquiriesHandlers,
  basketHandlers,
  learningHandlers,
  loginHandlers,
  membershipHandlers,
  reviewsHandlers,
  noticesHandlers,
  profileHandlers,
  purchaseHistoryHandlers,
  qrLoginHandlers,
  savedCoursesHandlers,
  searchHandlers,
  sessionHandlers,
  signUpHandlers,
  socialLoginHandlers,
  unsubscribeHandlers,
  withdrawalHandlers,
]
const handlers: readonly Handler[] = areas.flatMap((area): Handler[] => Object.values(area))

/** Addresses of social login that browsers navigate to, below `/api`. */
const socialLoginPath = '/v1/member/auth/login/social'

/** Addresses that the student-ID app's server calls, below `/api`. */
const qrCodePath = '/v1/member/auth/did/qr'

/** The API below `/api`: every endpoint of the contract, its errors as codes, and its OpenAPI document. */
export function createApi(
  services: Services,
  log: Log,
  pseudonyms: Pseudonyms = createPseudonyms(services.db, log),
  failedRequests: FailedRequests = createFailedRequests(services, log),
): Hono<ApiVariables> {
  const api = new Hono<ApiVariables>()
  api.use(async (c, next) => {
    const requestId = crypto.randomUUID()
    c.set('requestId', requestId)
    const started = performance.now()
    // Read before the answer: content that changes meanwhile makes the answer older than it says, never newer.
    const contentVersion = services.content.sharedVersion()
    await next()
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
  const admission = limitConcurrentCalls(services.config)
  const uploads = limitUploads()
  // Before the anti-forgery check: providers are not browsers and prove themselves by signatures.
  api.use('/v1/pay/webhook/*', admission)
  api.route('/v1/pay/webhook', paymentWebhooks(services, rateLimit))
  api.use(`${qrCodePath}/:qr_id/:step`, admission)
  api.route(qrCodePath, studentIdAppRoutes(services, rateLimit))
  api.use(xsrfProtection(services.config, () => sharedSecret(services.db, 'xsrf')))
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
    api.on(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
      c.set('endpoint', endpoint)
      const caller = callerOf(c, services.config)
      await rateLimit.consume(endpoint, caller, c.req.query())
      const fault = services.faults?.take(endpoint.name)
      if (fault) throw ApiError.recorded(fault, 'The sandbox was asked to fail here.')
      const address = { params: c.req.param(), query: c.req.query() }
      const handle = (body: { body: unknown; files?: FormBody['files'] }) =>
        handler.handle(services, caller, { ...address, ...body }, ({ memberId }) => c.set('memberId', memberId))
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
    })
  }
  api.route(socialLoginPath, socialLoginRoutes(services, rateLimit, log))
  // Built once, because it is the largest answer.
  const description = JSON.stringify(describeApi(endpoints))
  api.get('/openapi.json', (c) => c.body(description, 200, { 'Content-Type': 'application/json' }))

  // A route instead of `notFound`, because an application that mounts this one would use its own.
  api.all('*', (c) => errorResponse(c, codes.notFound, `There is no call ${c.req.method} ${c.req.path}.`))
  api.onError((cause, c) => {
    const isUnavailable = isDatabaseUnavailable(cause) || cause instanceof ProviderUnavailable
    const error = isUnavailable ? serverBusy() : cause
    if (isUnavailable) {
      log.warn({ requestId: c.get('requestId'), path: c.req.path, error: describeError(cause) }, 'unavailable')
    }
    if (error instanceof ApiError) {
      const code = isErrorCode(error.code) ? error.code : codes.internalError
      c.set('event', errorEvent(error, code, c.get('endpoint')))
      if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds))
      return errorResponse(c, code, error.message, {
        field: error.field,
        attempts_left: error.attemptsLeft,
        membership_token: error.membershipToken,
        is_common_password: error.isCommonPassword,
        challenge: error.challenge,
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
  return Object.keys(one.endpoint.params.entries).length - Object.keys(other.endpoint.params.entries).length
}

/** Endpoints with a handler; a test compares them with the contract. */
export const handledEndpoints: readonly string[] = handlers.map((handler) => handler.endpoint.name)

function errorResponse(
  c: Context<ApiVariables>,
  code: ErrorCode,
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
