import { allCodes, type Code, type CodeFlow, flowOf } from '#contract/protocol/code-catalogue.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Feature } from '#contract/values/features.ts'
import { socialProviders } from '#contract/values/social-providers.ts'
import { flowNames } from './flow-names.ts'

/** Flows, and states of other flows, that a shop without the feature does not have. */
const featureOfFlow: Readonly<Record<string, Feature>> = {
  'qr-login': 'student-id-app',
  'client-launch': 'learning-system',
  'identity-verification': 'identity-verification',
}
const statesWithIdentity = [
  ...['login/verifyingIdentity', 'login/checkingIdentity', 'login/unregistered'],
  ...['sign-up/verifyingIdentity', 'sign-up/identifying', 'sign-up/accountExists', 'sign-up/identificationOver'],
  ...['sign-up/agreeingAsGuardian', 'sign-up/verifyingGuardian', 'sign-up/consenting'],
  ...['checkout/verifyingIdentity', 'checkout/takingIdentity'],
  ...['client-launch/verifyingIdentity', 'client-launch/takingIdentity'],
  ...['edit-profile/verifyingPhone', 'edit-profile/takingIdentity', 'edit-profile/refreshingProfile'],
  ...['withdrawal/verifyingGuardian', 'withdrawal/confirmingAsGuardian'],
]
const featureOfState: Readonly<Record<string, Feature>> = {
  'login/showingQr': 'student-id-app',
  ...Object.fromEntries(statesWithIdentity.map((state) => [state, 'identity-verification' as const])),
}

/** Groups of codes that only a shop with one of the features answers. */
const featuresOfCodes: Partial<Record<CodeFlow, readonly Feature[]>> = {
  'qr-login': ['student-id-app'],
  'social-login': socialProviders,
  'identity-verification': ['identity-verification'],
}
const featureOfCode: Partial<Record<Code, Feature>> = {
  [codes.notRegistered]: 'identity-verification',
  [codes.alreadyRegistered]: 'identity-verification',
  [codes.identificationExpired]: 'identity-verification',
  [codes.guardianConsentRequired]: 'identity-verification',
  [codes.guardianInvalid]: 'identity-verification',
  [codes.guardianUnknown]: 'identity-verification',
}
/** Codes that only a shop without the feature answers. */
const codesWithout: Partial<Record<Code, Feature>> = { [codes.tooYoung]: 'identity-verification' }

const isOffered = (feature: Feature | undefined, off: readonly Feature[]) =>
  feature === undefined || !off.includes(feature)

/** Whether a shop without the features `off` has a flow. */
export function hasFlow(name: string, off: readonly Feature[]): boolean {
  return isOffered(featureOfFlow[name], off)
}

/** Whether a shop without the features `off` has a state of a flow. */
export function hasState(flow: string, state: string, off: readonly Feature[]): boolean {
  return isOffered(featureOfState[`${flow}/${state}`], off)
}

/** Names of the flows that a shop without the features `off` has. */
export function offeredFlowNames(off: readonly Feature[]): string[] {
  return flowNames.filter((name) => hasFlow(name, off))
}

/** Codes that a shop without the features `off` may answer. */
export function offeredCodes(off: readonly Feature[]): Code[] {
  return allCodes.filter((code) => {
    const features = featuresOfCodes[flowOf(code)]
    const without = codesWithout[code]
    return (
      (features === undefined || features.some((feature) => !off.includes(feature))) &&
      isOffered(featureOfCode[code], off) &&
      (without === undefined || off.includes(without))
    )
  })
}
