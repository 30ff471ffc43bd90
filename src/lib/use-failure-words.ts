import { useLingui } from '@lingui/react/macro'
import type { Failure } from '../../machines/failure.ts'
import { errorMessage } from './error-messages.ts'

/** What a failed call tells the person; the screen's route loads the catalogue `errors`. */
export function useFailureWords(failure: Failure | undefined): string | undefined {
  const { i18n } = useLingui()
  return failure && i18n._(errorMessage(failure))
}
