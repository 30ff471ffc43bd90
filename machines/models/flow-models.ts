import { emailVerificationModel } from './email-verification.model.ts'
import { findIdModel } from './find-id.model.ts'
import { findPasswordModel } from './find-password.model.ts'
import { checkoutModel } from './checkout.model.ts'
import { identityVerificationModel } from './identity-verification.model.ts'
import { loginModel } from './login.model.ts'
import type { FlowModel } from './flow-model.ts'
import { oneTimeCodeModel } from './one-time-code.model.ts'
import { qrLoginModel } from './qr-login.model.ts'
import { sessionModel } from './session.model.ts'
import { signUpModel } from './sign-up.model.ts'

/** Every flow of the shop. Tests, diagrams and support links go by this list. */
export const flowModels: readonly FlowModel[] = [
  sessionModel,
  loginModel,
  qrLoginModel,
  identityVerificationModel,
  findIdModel,
  oneTimeCodeModel,
  findPasswordModel,
  signUpModel,
  emailVerificationModel,
  checkoutModel,
]
