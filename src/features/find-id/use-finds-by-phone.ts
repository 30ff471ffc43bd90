import { useFeature } from '#lib/features/use-feature.ts'

/** Whether an ID is found by phone: by a text message, and where phone numbers are verified. */
export function useFindsByPhone(): boolean {
  const hasTexts = useFeature('text-messages')
  const verifiesIdentity = useFeature('identity-verification')
  return hasTexts && verifiesIdentity
}
