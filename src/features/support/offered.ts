import { allCodes, type Code, type CodeFlow, flowOf } from '#contract/protocol/code-catalogue.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Feature } from '#contract/values/features.ts'
import { socialProviders } from '#contract/values/social-providers.ts'
import type { checkoutMachine } from '#machines/checkout.machine.ts'
import type { clientLaunchMachine } from '#machines/client-launch.machine.ts'
import type { editProfileMachine } from '#machines/edit-profile.machine.ts'
import type { loginMachine } from '#machines/login.machine.ts'
import type { signUpMachine } from '#machines/sign-up.machine.ts'
import type { StateName } from '#machines/state-name.ts'
import type { withdrawalMachine } from '#machines/withdrawal.machine.ts'
import { flowNames } from './flow-names.ts'

/** Flows, and states of other flows, that a shop without the feature does not have. */
const featureOfFlow: Readonly<Record<string, Feature>> = {
  'qr-login': 'student-id-app',
  'client-launch': 'learning-system',
  'identity-verification': 'identity-verification',
}
interface MachineOfFlow {
  readonly login: typeof loginMachine
  readonly 'sign-up': typeof signUpMachine
  readonly checkout: typeof checkoutMachine
  readonly 'client-launch': typeof clientLaunchMachine
  readonly 'edit-profile': typeof editProfileMachine
  readonly withdrawal: typeof withdrawalMachine
}
type States = { readonly [Flow in keyof MachineOfFlow]?: readonly StateName<MachineOfFlow[Flow]>[] }
const statesOfFeature: Partial<Record<Feature, States>> = {
  'student-id-app': { login: ['showingQr'] },
  'identity-verification': {
    login: ['verifyingIdentity', 'checkingIdentity', 'unregistered'],
    'sign-up': [
      ...(['verifyingIdentity', 'identifying', 'accountExists', 'identificationOver'] as const),
      ...(['agreeingAsGuardian', 'verifyingGuardian', 'consenting'] as const),
    ],
    checkout: ['verifyingIdentity', 'takingIdentity'],
    'client-launch': ['verifyingIdentity', 'takingIdentity'],
    'edit-profile': ['verifyingPhone', 'takingIdentity', 'refreshingProfile'],
    withdrawal: ['verifyingGuardian', 'confirmingAsGuardian'],
  },
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
  return !off.some((feature) =>
    Object.entries(statesOfFeature[feature] ?? {}).some(
      ([name, states]) => name === flow && states.some((each) => each === state),
    ),
  )
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
