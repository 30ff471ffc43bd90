import * as accountChanges from './account-changes.ts'
import * as checkout from './checkout.ts'
import * as courseOpenings from './course-openings.ts'
import * as courses from './course-calls.ts'
import * as courseDetail from './course-detail.ts'
import * as dataExport from './data-export.ts'
import * as devices from './devices.ts'
import * as downloads from './downloads.ts'
import * as emailVerification from './email-verification.ts'
import type { Endpoint } from './endpoint.ts'
import * as events from './events.ts'
import * as faq from './faq.ts'
import * as findId from './find-id.ts'
import * as findPassword from './find-password.ts'
import * as inquiries from './inquiries.ts'
import * as humanCheck from './human-check.ts'
import * as identity from './identity-verification.ts'
import * as learning from './learning.ts'
import * as login from './login.ts'
import * as membership from './membership.ts'
import * as notices from './notices.ts'
import * as orders from './orders.ts'
import * as ownReview from './own-review.ts'
import * as profile from './profile.ts'
import * as qrLogin from './qr-login.ts'
import * as reviews from './reviews.ts'
import * as session from './session.ts'
import * as signUp from './sign-up.ts'
import * as social from './social-login.ts'
import * as withdrawal from './withdrawal.ts'

/** Modules of the contract that declare calls. */
const areas = [
  accountChanges,
  checkout,
  courseOpenings,
  courses,
  courseDetail,
  dataExport,
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
  login,
  membership,
  notices,
  orders,
  ownReview,
  profile,
  qrLogin,
  reviews,
  session,
  signUp,
  social,
  withdrawal,
]

/** Every call of the contract. The server serves exactly these, and the API document lists them. */
export const endpoints: readonly Endpoint[] = areas.flatMap((area) => Object.values<unknown>(area).filter(isEndpoint))

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'codes' in value
}
