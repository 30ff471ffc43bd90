import type { Hono } from 'hono'
import { endpoints } from '#contract/endpoints.ts'
import { readCompanyFile } from '../db/company.ts'
import { createPseudonyms, type Pseudonyms } from '../db/pseudonyms.ts'
import type { Log } from '../lib/log.ts'
import { accountChangesHandlers } from './account-changes/handlers.ts'
import { basketHandlers } from './basket/handlers.ts'
import type { ApiVariables } from './caller.ts'
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
import { createFailedRequests, type FailedRequests } from './failed-requests.ts'
import { faqHandlers } from './faq/handlers.ts'
import { findIdHandlers } from './find-id/handlers.ts'
import { findPasswordHandlers } from './find-password/handlers.ts'
import type { Handler, Services } from './handler.ts'
import { humanCheckHandlers } from './human-check/handlers.ts'
import { identityVerificationHandlers } from './identity-verification/handlers.ts'
import { inquiriesHandlers } from './inquiries/handlers.ts'
import { ownInquiriesHandlers } from './inquiries/own-inquiries.ts'
import { learningHandlers } from './learning/handlers.ts'
import { legalHandlers } from './legal/handlers.ts'
import { createLoadShedding, type LoadShedding } from './load-shedding.ts'
import { loginHandlers } from './login/handlers.ts'
import { membershipHandlers } from './membership/handlers.ts'
import { noticesHandlers } from './notices/handlers.ts'
import { describeApi } from './openapi.ts'
import { pagesHandlers } from './pages/handlers.ts'
import { paymentWebhooks } from './payments/webhook.ts'
import { profileHandlers } from './profile/handlers.ts'
import { purchaseHistoryHandlers } from './purchase-history/handlers.ts'
import { qrLoginHandlers } from './qr-login/handlers.ts'
import { studentIdAppRoutes } from './qr-login/student-id-app.ts'
import { reviewsHandlers } from './reviews/handlers.ts'
import { savedCoursesHandlers } from './saved-courses/handlers.ts'
import { searchHandlers } from './search/handlers.ts'
import { serveCalls } from './serve-calls.ts'
import { sessionHandlers } from './session/handlers.ts'
import { signUpHandlers } from './sign-up/handlers.ts'
import { socialLoginHandlers } from './social-login/handlers.ts'
import { socialLoginRoutes } from './social-login/routes.ts'
import { unsubscribeHandlers } from './unsubscribe/handlers.ts'
import { visitCountsHandlers } from './visit-counts/handlers.ts'
import { withdrawalHandlers } from './withdrawal/handlers.ts'

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
  pagesHandlers,
  basketHandlers,
  learningHandlers,
  legalHandlers,
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
  visitCountsHandlers,
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
  loadShedding: LoadShedding = createLoadShedding(services.config),
): Hono<ApiVariables> {
  return serveCalls(services, {
    log,
    pseudonyms,
    failedRequests,
    loadShedding,
    handlers,
    outside: (api, { rateLimit, admission }) => {
      // Before the anti-forgery check: providers are not browsers and prove themselves by signatures.
      api.use('/v1/pay/webhook/*', admission)
      api.route('/v1/pay/webhook', paymentWebhooks(services, rateLimit))
      api.use(`${qrCodePath}/:qr_id/:step`, admission)
      api.route(qrCodePath, studentIdAppRoutes(services, rateLimit))
    },
    beside: (api, { rateLimit }) => {
      api.route(socialLoginPath, socialLoginRoutes(services, rateLimit, log))
      const { content, db } = services
      // Kept, because it is the largest answer.
      const describe = async () => JSON.stringify(describeApi(endpoints, (await readCompanyFile(db)).name.en))
      api.get('/openapi.json', async (c) =>
        c.body(await content.remember('openapi', describe), 200, { 'Content-Type': 'application/json' }),
      )
    },
  })
}

/** Endpoints with a handler; a test compares them with the contract. */
export const handledEndpoints: readonly string[] = handlers.map((handler) => handler.endpoint.name)
