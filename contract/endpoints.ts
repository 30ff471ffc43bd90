import * as accountChanges from './account-changes.ts'
import * as checkout from './checkout.ts'
import * as courses from './course-calls.ts'
import * as devices from './devices.ts'
import * as downloads from './downloads.ts'
import * as emailVerification from './email-verification.ts'
import type { Endpoint } from './endpoint.ts'
import * as findId from './find-id.ts'
import * as findPassword from './find-password.ts'
import * as humanCheck from './human-check.ts'
import * as identity from './identity-verification.ts'
import * as login from './login.ts'
import * as orders from './orders.ts'
import * as profile from './profile.ts'
import * as qrLogin from './qr-login.ts'
import * as session from './session.ts'
import * as signUp from './sign-up.ts'
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
  downloads.downloadAttachment,
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
  social.beginGoogleLogin,
  social.beginKakaoLogin,
  social.beginNaverLogin,
  social.socialProfile,
  social.socialAccounts,
  social.linkSocialAccount,
  social.unlinkSocialAccount,
  profile.profile,
  profile.verifyPassword,
  accountChanges.accountChange,
  accountChanges.undoAccountChange,
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
  signUp.identifyForSignUp,
  signUp.consentAsGuardian,
  signUp.checkUserid,
  signUp.signUpAsIndividual,
  signUp.signUpAsGroup,
  emailVerification.sendEmailVerification,
  emailVerification.emailVerificationStatus,
  emailVerification.confirmEmail,
  humanCheck.openHumanCheck,
  humanCheck.verifyHuman,
  findId.requestFindIdCode,
  findId.findId,
  findPassword.sendPasswordLink,
  findPassword.checkPasswordLink,
  findPassword.changeForgottenPassword,
  findPassword.sendOwnPasswordLink,
]
