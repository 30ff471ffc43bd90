import type { Feature } from '#contract/values/features.ts'
import { useAppContext } from '../router/use-app-context.ts'

/** Whether the shop offers a feature. What belongs to a feature that is off is left out of the page. */
export function useFeature(feature: Feature): boolean {
  return !useAppContext().off.includes(feature)
}

/** Those of the features that the shop offers, in their order. */
export function useFeaturesOf<Each extends Feature>(features: readonly Each[]): Each[] {
  const { off } = useAppContext()
  return features.filter((feature) => !off.includes(feature))
}
