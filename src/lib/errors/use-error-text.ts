import { useLingui } from '@lingui/react/macro'
import type { ApiErrorData } from '../../../machines/api-error-data.ts'
import { errorText } from './error-messages.ts'

/** The text of an API error for the visitor. The route of the screen loads the catalogue `errors`. */
export function useErrorText(error: ApiErrorData | undefined): string | undefined {
  const { i18n } = useLingui()
  return error && errorText(i18n, error)
}
