import * as accountChanges from './accounts/account-changes.ts'
import * as dataExport from './accounts/data-export.ts'
import * as emailVerification from './accounts/email-verification.ts'
import * as findId from './accounts/find-id.ts'
import * as findPassword from './accounts/find-password.ts'
import * as identity from './accounts/identity-verification.ts'
import * as login from './accounts/login.ts'
import * as membership from './accounts/membership.ts'
import * as profile from './accounts/profile.ts'
import * as qrLogin from './accounts/qr-login.ts'
import * as session from './accounts/session.ts'
import * as signUp from './accounts/sign-up.ts'
import * as social from './accounts/social-login.ts'
import * as unsubscribe from './accounts/unsubscribe.ts'
import * as withdrawal from './accounts/withdrawal.ts'
import * as certificates from './content/certificates.ts'
import * as devices from './content/devices.ts'
import * as downloads from './content/downloads.ts'
import * as events from './content/events.ts'
import * as faq from './content/faq.ts'
import * as inquiries from './content/inquiries.ts'
import * as learning from './content/learning.ts'
import * as legal from './content/legal.ts'
import * as notices from './content/notices.ts'
import * as ownInquiries from './content/own-inquiries.ts'
import * as search from './content/search.ts'
import * as visitCounts from './content/visit-counts.ts'
import * as courses from './courses/course-calls.ts'
import * as courseDetail from './courses/course-detail.ts'
import * as courseOpenings from './courses/course-openings.ts'
import * as ownReview from './courses/own-review.ts'
import * as reviews from './courses/reviews.ts'
import * as savedCourses from './courses/saved-courses.ts'
import * as basket from './orders/basket.ts'
import * as checkout from './orders/checkout.ts'
import * as deliveryAddresses from './orders/delivery-addresses.ts'
import * as orders from './orders/orders.ts'
import * as pages from './pages/company-page.ts'
import type { Endpoint } from './protocol/endpoint.ts'
import * as humanCheck from './protocol/human-check.ts'

/** Modules of the contract that declare calls. */
const areas = [
  accountChanges,
  certificates,
  basket,
  checkout,
  courseOpenings,
  courses,
  courseDetail,
  dataExport,
  deliveryAddresses,
  devices,
  downloads,
  emailVerification,
  events,
  faq,
  findId,
  findPassword,
  humanCheck,
  identity,
  inquiries,
  learning,
  legal,
  login,
  membership,
  notices,
  orders,
  ownInquiries,
  ownReview,
  pages,
  profile,
  qrLogin,
  reviews,
  savedCourses,
  search,
  session,
  signUp,
  social,
  unsubscribe,
  visitCounts,
  withdrawal,
]

/** Every call of the contract. The server serves exactly these, and the API document lists them. */
export const endpoints: readonly Endpoint[] = areas.flatMap((area) => Object.values<unknown>(area).filter(isEndpoint))

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'codes' in value
}
