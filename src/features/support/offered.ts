import { allCodes, type Code, type CodeFlow, flowOf } from '#contract/protocol/code-catalogue.ts'
import type { Feature } from '#contract/values/features.ts'
import { socialProviders } from '#contract/values/social-providers.ts'
import { flowNames } from './flow-names.ts'

/** Flows, and states of other flows, that a shop without the feature does not have. */
const featureOfFlow: Readonly<Record<string, Feature>> = {
  'qr-login': 'student-id-app',
  'client-launch': 'learning-system',
}
const featureOfState: Readonly<Record<string, Feature>> = { 'login/showingQr': 'student-id-app' }

/** Groups of codes that only a shop with one of the features answers. */
const featuresOfCodes: Partial<Record<CodeFlow, readonly Feature[]>> = {
  'qr-login': ['student-id-app'],
  'social-login': socialProviders,
}

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
    return features === undefined || features.some((feature) => !off.includes(feature))
  })
}
