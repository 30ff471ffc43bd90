import { useLingui } from '@lingui/react/macro'
import type { Failure } from '../../../machines/failure.ts'
import { failureText } from './error-messages.ts'

/** What a failed call tells the person, with the number of the request where the fault is ours; the screen's route loads the catalogue `errors`. */
export function useFailureWords(failure: Failure | undefined): string | undefined {
  const { i18n } = useLingui()
  return failure && failureText(i18n, failure)
}
