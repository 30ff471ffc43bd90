import { checkoutModel } from './checkout.model.ts'
import { identityVerificationModel } from './identity-verification.model.ts'
import { loginModel } from './login.model.ts'
import type { FlowModel } from './model.ts'
import { qrLoginModel } from './qr-login.model.ts'
import { sessionModel } from './session.model.ts'

/** Every flow of the shop. Tests, diagrams and support links go by this list. */
export const models: readonly FlowModel[] = [
  sessionModel,
  loginModel,
  qrLoginModel,
  identityVerificationModel,
  checkoutModel,
]
