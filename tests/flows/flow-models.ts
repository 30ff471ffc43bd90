import type { StateName } from '#machines/state-name.ts'
import { cashReceiptModel } from './cash-receipt.model.ts'
import { changePasswordModel } from './change-password.model.ts'
import { checkoutModel } from './checkout.model.ts'
import { clientLaunchModel } from './client-launch.model.ts'
import { editProfileModel } from './edit-profile.model.ts'
import { emailVerificationModel } from './email-verification.model.ts'
import { findIdModel } from './find-id.model.ts'
import { findPasswordModel } from './find-password.model.ts'
import type { FlowModel } from './flow-model.ts'
import { identityVerificationModel } from './identity-verification.model.ts'
import { inquiryModel } from './inquiry.model.ts'
import { loginModel } from './login.model.ts'
import { oneTimeCodeModel } from './one-time-code.model.ts'
import { orderResultModel } from './order-result.model.ts'
import { payAgainModel } from './pay-again.model.ts'
import { qrLoginModel } from './qr-login.model.ts'
import { refundModel } from './refund.model.ts'
import { sessionModel } from './session.model.ts'
import { signUpModel } from './sign-up.model.ts'
import { withdrawalModel } from './withdrawal.model.ts'

const models = [
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
  orderResultModel,
  payAgainModel,
  refundModel,
  cashReceiptModel,
  inquiryModel,
  clientLaunchModel,
  changePasswordModel,
  withdrawalModel,
  editProfileModel,
] as const

/** Models of the flows of the shop, for tests, diagrams and support links. */
export const flowModels: readonly FlowModel[] = models

export type FlowName = (typeof models)[number]['name']

type MachineOf<Name extends FlowName> = Extract<(typeof models)[number], { readonly name: Name }>['machine']

/** Names of a flow's states. */
export type FlowStateName<Name extends FlowName> = { [Each in Name]: StateName<MachineOf<Each>> }[Name]

/** `flow/state` of every state. */
export type FlowStateKey = { [Flow in FlowName]: `${Flow}/${FlowStateName<Flow>}` }[FlowName]

/** Returns the name of a flow's state. Does not compile when the flow has no such state. */
export function stateOf<const Flow extends FlowName, State extends FlowStateName<Flow>>(_: Flow, state: State): State {
  return state
}
