import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { endpoints } from '../../contract/endpoints.ts'
import { statusOf, type ErrorCode } from '../../contract/codes.ts'
import type { Envelope, ApiErrorContent } from '../../contract/envelope.ts'
import { describeError, isDatabaseUnavailable } from '../db/errors.ts'
import { sharedSecret } from '../db/shared-secret.ts'
import { type ApiVariables, callerOf, parseBody } from './caller.ts'
import type { Log } from '../lib/log.ts'
import { createPseudonyms, type Pseudonyms } from '../db/pseudonyms.ts'
import accountChange from './account-changes/account-change.ts'
import undoAccountChange from './account-changes/undo-account-change.ts'
import { attachmentDisposition } from '../lib/content-disposition.ts'
import beginPayment from './checkout/begin-payment.ts'
import confirmPayment from './checkout/confirm-payment.ts'
import createOrder from './checkout/create-order.ts'
import deliveryMessages from './checkout/delivery-messages.ts'
import orderProgress from './checkout/order-progress.ts'
import quote from './checkout/quote.ts'
import courseBanners from './courses/course-banners.ts'
import courseCategories from './courses/course-categories.ts'
import courseDetail from './courses/course-detail.ts'
import courseHighlights from './courses/course-highlights.ts'
import courseList from './courses/course-list.ts'
import courseMenu from './courses/course-menu.ts'
import courseNotices from './courses/course-notices.ts'
import coursePreview from './courses/course-preview.ts'
import coursePromotion from './courses/course-promotion.ts'
import deviceDetail from './devices/device-detail.ts'
import deviceList from './devices/device-list.ts'
import downloadAttachment from './downloads/download-attachment.ts'
import confirmEmail from './email-verification/confirm-email.ts'
import emailVerificationStatus from './email-verification/email-verification-status.ts'
import sendEmailVerification from './email-verification/send-email-verification.ts'
import findId from './find-id/find-id.ts'
import requestFindIdCode from './find-id/request-find-id-code.ts'
import changeForgottenPassword from './find-password/change-forgotten-password.ts'
import checkPasswordLink from './find-password/check-password-link.ts'
import sendOwnPasswordLink from './find-password/send-own-password-link.ts'
import sendPasswordLink from './find-password/send-password-link.ts'
import courseTraining from './courses/course-training.ts'
import { createNetworkRateLimit } from './network-rate-limit.ts'
import type { FileResult, Handler, Services } from './handler.ts'
import { ClientDisconnected, serverBusy, ApiError } from '../lib/api-error.ts'
import openHumanCheck from './human-check/open-human-check.ts'
import verifyHuman from './human-check/verify-human.ts'
import identityVerificationStatus from './identity-verification/identity-verification-status.ts'
import openIdentityPage from './identity-verification/open-identity-page.ts'
import openIdentityPopup from './identity-verification/open-identity-popup.ts'
import identityLogin from './login/identity-login.ts'
import passwordLogin from './login/password-login.ts'
import cancelOrder from './purchase-history/cancel-order.ts'
import orderDetail from './purchase-history/order-detail.ts'
import orderList from './purchase-history/order-list.ts'
import refundPreview from './purchase-history/refund-preview.ts'
import requestCashReceipt from './purchase-history/request-cash-receipt.ts'
import { describeApi } from './openapi.ts'
import { limitConcurrentCalls, networkOfCaller } from './concurrent-calls.ts'
import { paymentWebhooks } from './payments/webhook.ts'
import profile from './profile/profile.ts'
import verifyMember from './profile/verify-member.ts'
import verifyPassword from './profile/verify-password.ts'
import openQrLogin from './qr-login/open-qr-login.ts'
import qrLogin from './qr-login/qr-login.ts'
import qrLoginStatus from './qr-login/qr-login-status.ts'
import { studentIdAppRoutes } from './qr-login/student-id-app.ts'
import checkSession from './session/check-session.ts'
import closeSession from './session/close-session.ts'
import refreshSession from './session/refresh-session.ts'
import checkUserid from './sign-up/check-userid.ts'
import consentAsGuardian from './sign-up/consent-as-guardian.ts'
import identifyForSignUp from './sign-up/identify-for-sign-up.ts'
import signUpAsGroup from './sign-up/sign-up-as-group.ts'
import signUpAsIndividual from './sign-up/sign-up-as-individual.ts'
import { beginSocialLoginCalls } from './social-login/begin-calls.ts'
import linkSocialAccount from './social-login/link-social-account.ts'
import { ProviderUnavailable } from '../providers/guard.ts'
import { socialLoginRoutes } from './social-login/routes.ts'
import socialAccounts from './social-login/social-accounts.ts'
import socialProfile from './social-login/social-profile.ts'
import unlinkSocialAccount from './social-login/unlink-social-account.ts'
import { errorEvent, successEvent } from './security-events.ts'
import { xsrfProtection } from './xsrf.ts'

const handlers: readonly Handler[] = [
  courseCategories,
  courseList,
  courseHighlights,
  coursePreview,
  courseDetail,
  courseNotices,
  coursePromotion,
  courseMenu,
  courseBanners,
  courseTraining,
  downloadAttachment,
  deviceList,
  deviceDetail,
  refreshSession,
  checkSession,
  closeSession,
  passwordLogin,
  identityLogin,
  openQrLogin,
  qrLoginStatus,
  qrLogin,
  openIdentityPopup,
  openIdentityPage,
  identityVerificationStatus,
  ...beginSocialLoginCalls,
  socialProfile,
  socialAccounts,
  linkSocialAccount,
  unlinkSocialAccount,
  profile,
  verifyPassword,
  accountChange,
  undoAccountChange,
  verifyMember,
  quote,
  deliveryMessages,
  createOrder,
  beginPayment,
  confirmPayment,
  orderProgress,
  orderList,
  orderDetail,
  refundPreview,
  cancelOrder,
  requestCashReceipt,
  identifyForSignUp,
  consentAsGuardian,
  checkUserid,
  signUpAsIndividual,
  signUpAsGroup,
  sendEmailVerification,
  emailVerificationStatus,
  confirmEmail,
  openHumanCheck,
  verifyHuman,
  requestFindIdCode,
  findId,
  sendPasswordLink,
  checkPasswordLink,
  changeForgottenPassword,
  sendOwnPasswordLink,
]

/** Where browsers go for a social login, below `/api`. */
const socialLoginPath = '/v1/member/auth/login/social'

/** Where the student-ID app's server calls, below `/api`. */
const qrCodePath = '/v1/member/auth/did/qr'

/** The API below `/api`: every endpoint of the contract, its errors as codes, and its own description. */
export function createApi(
  services: Services,
  log: Log,
  pseudonyms: Pseudonyms = createPseudonyms(services.db, log),
): Hono<ApiVariables> {
  const api = new Hono<ApiVariables>()
  api.use(async (c, next) => {
    const requestId = crypto.randomUUID()
    c.set('requestId', requestId)
    const started = performance.now()
    await next()
    c.header('X-Request-Id', requestId)
    c.header('X-Server-Time', String(services.clock.now().getTime()))
    c.header('Cache-Control', 'private, no-store')
    c.header('Vary', 'Accept-Language')
    const milliseconds = Math.round((performance.now() - started) * 10) / 10
    const event = c.get('event')
    log.info(
      {
        ...(event === undefined ? {} : { event }),
        requestId,
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        milliseconds,
        network: pseudonyms.of('network', networkOfCaller(c, services.config)),
        member: pseudonyms.of('member', c.get('memberId')),
      },
      'call',
    )
  })
  const flood = createNetworkRateLimit(services.db)
  const admission = limitConcurrentCalls(services.config)
  // Before the anti-forgery pair is asked for: providers are no browsers, and prove themselves otherwise.
  api.use('/v1/pay/webhook/*', admission)
  api.route('/v1/pay/webhook', paymentWebhooks(services, flood))
  api.use(`${qrCodePath}/:qr_id/:step`, admission)
  api.route(qrCodePath, studentIdAppRoutes(services, flood))
  api.use(xsrfProtection(services.config, () => sharedSecret(services.db, 'xsrf')))
  api.use(admission)

  for (const handler of handlers.toSorted(byParameters)) {
    const { endpoint } = handler
    api.on(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
      const caller = callerOf(c, services.config)
      await flood.consume(endpoint, caller)
      const fault = services.faults?.take(endpoint.name)
      if (fault) throw new ApiError(fault, 'The sandbox was asked to fail here.')
      const input = { params: c.req.param(), query: c.req.query(), body: parseBody(c, endpoint) }
      const answered = await handler.handle(services, caller, input, ({ memberId }) => c.set('memberId', memberId))
      c.set('event', successEvent(endpoint.name))
      if ('file' in answered) return sendFile(answered.file)
      const { content, page_info } = answered
      const status_code = endpoint.success ?? 200
      const envelope: Envelope<unknown> = { status_code, content, ...(page_info ? { page_info } : {}) }
      c.header('Content-Language', caller.locale)
      return c.json(envelope, status_code === 201 ? 201 : 200)
    })
  }
  api.route(socialLoginPath, socialLoginRoutes(services, flood, log))
  // Written once: it is the largest answer of all.
  const description = JSON.stringify(describeApi(endpoints))
  api.get('/openapi.json', (c) => c.body(description, 200, { 'Content-Type': 'application/json' }))

  // A route instead of `notFound`: an application that mounts this one would answer by its own.
  api.all('*', (c) => errorResponse(c, 'PR10004404', `There is no call ${c.req.method} ${c.req.path}.`))
  api.onError((cause, c) => {
    const isUnavailable = isDatabaseUnavailable(cause) || cause instanceof ProviderUnavailable
    const error = isUnavailable ? serverBusy() : cause
    if (isUnavailable) {
      log.warn({ requestId: c.get('requestId'), path: c.req.path, error: describeError(cause) }, 'unavailable')
    }
    if (error instanceof ApiError) {
      c.set('event', errorEvent(error.code))
      if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds))
      return errorResponse(c, error.code, error.message, {
        field: error.field,
        attempts_left: error.attemptsLeft,
        challenge: error.challenge,
      })
    }
    // The status that logs have for a client that closed its request; it reaches nobody.
    if (error instanceof ClientDisconnected || c.req.raw.signal.aborted) return new Response(null, { status: 499 })
    log.error({ requestId: c.get('requestId'), path: c.req.path, error: describeError(error) }, 'call failed')
    return errorResponse(c, 'PR10006500', 'The server did not expect this.')
  })
  return api
}

/** A file that browsers save and never show. */
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

/** An address without parameters goes before one whose parameter could be the same word. */
function byParameters(one: Handler, other: Handler): number {
  return Object.keys(one.endpoint.params.entries).length - Object.keys(other.endpoint.params.entries).length
}

/** The endpoints that have a handler: compared with the contract by a test. */
export const handledEndpoints: readonly string[] = handlers.map((handler) => handler.endpoint.name)

function errorResponse(
  c: Context<ApiVariables>,
  code: ErrorCode,
  message: string,
  more: Pick<ApiErrorContent, 'field' | 'attempts_left' | 'challenge'> = {},
): Response {
  const requestId = c.get('requestId')
  // What is undefined is not written.
  const content: ApiErrorContent = { message, request_id: requestId, ...more }
  const envelope: Envelope<ApiErrorContent> = { status_code: code, content }
  c.header('X-Request-Id', requestId)
  return c.newResponse(JSON.stringify(envelope), {
    status: v.parse(statusSchema, statusOf(code)),
    headers: { 'Content-Type': 'application/json' },
  })
}

const statusSchema = v.picklist([400, 403, 404, 409, 429, 500, 503])
