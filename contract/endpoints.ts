import * as checkout from './checkout.ts'
import * as courses from './course-calls.ts'
import * as devices from './devices.ts'
import type { Endpoint } from './endpoint.ts'
import * as identity from './identity-verification.ts'
import * as login from './login.ts'
import * as orders from './orders.ts'
import * as profile from './profile.ts'
import * as qrLogin from './qr-login.ts'
import * as session from './session.ts'
import * as social from './social-login.ts'

/** Every call of the contract. The server serves exactly these, and the API document lists them. */
export const endpoints: readonly Endpoint[] = [
  courses.courseCategories,
  courses.courseList,
  courses.courseHighlights,
  courses.coursePreview,
  courses.courseDetail,
  courses.courseNotices,
  courses.coursePromotion,
  courses.courseMenu,
  courses.courseBanners,
  courses.courseTraining,
  devices.deviceList,
  devices.deviceDetail,
  session.refreshSession,
  session.checkSession,
  session.closeSession,
  login.passwordLogin,
  login.identityLogin,
  qrLogin.openQrLogin,
  qrLogin.qrLoginStatus,
  qrLogin.qrLogin,
  identity.openIdentityPopup,
  identity.openIdentityPage,
  identity.identityVerificationStatus,
  social.socialProfile,
  social.socialAccounts,
  social.linkSocialAccount,
  social.unlinkSocialAccount,
  profile.profile,
  checkout.verifyMember,
  checkout.quote,
  checkout.deliveryMessages,
  checkout.createOrder,
  checkout.beginPayment,
  checkout.confirmPayment,
  checkout.orderProgress,
  orders.orderList,
  orders.orderDetail,
  orders.refundPreview,
  orders.cancelOrder,
  orders.requestCashReceipt,
]
